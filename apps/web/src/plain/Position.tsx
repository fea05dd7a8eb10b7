import { readable, readableValue } from '@archipel/text';
import { useMemo, useRef, useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { branchesOf, type Node, treeOf } from './position.ts';

/** What a viewer can see, as a tree that opens and closes; what the last step changed is marked. */
export function Position({ view, players }: { readonly view: unknown; readonly players: readonly string[] }) {
  const { t } = useText();
  const before = useBefore(view);
  const tree = useMemo(() => treeOf(view, before), [view, before]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const toggle = (path: string) =>
    setOpen((old) => (old.has(path) ? new Set([...old].filter((each) => each !== path)) : new Set([...old, path])));
  const branches = branchesOf(tree);
  const whole = branches.length > 0 && branches.every((path) => open.has(path));
  return (
    <section className="plain-position" aria-labelledby="plain-position">
      <header>
        <h2 id="plain-position">{t('plain.position')}</h2>
        <button className="link-button" type="button" onClick={() => setOpen(new Set(whole ? [] : branches))}>
          {whole ? t('plain.closeAll') : t('plain.openAll')}
        </button>
      </header>
      <p className="note">{t('plain.positionSays')}</p>
      <Branch nodes={tree} open={open} players={players} bySeat={false} onToggle={toggle} />
    </section>
  );
}

/** The view before this one, once there was one. */
function useBefore(view: unknown): unknown {
  const seen = useRef<{ readonly now: unknown; readonly before: unknown }>({ now: view, before: undefined });
  if (seen.current.now !== view) seen.current = { now: view, before: seen.current.now };
  return seen.current.before;
}

interface BranchProps {
  readonly nodes: readonly Node[];
  readonly open: ReadonlySet<string>;
  readonly players: readonly string[];
  /** Whether these are the members of a list by seat. */
  readonly bySeat: boolean;
  readonly onToggle: (path: string) => void;
}

function Branch({ nodes, open, players, bySeat, onToggle }: BranchProps) {
  const { t } = useText();
  const nameOf = ({ name }: Node) => (bySeat ? `${name} · ${players[Number(name)] ?? ''}` : readable(name));
  return (
    <ul className="plain-branch">
      {nodes.map((node) => (
        <li key={node.path} data-changed={node.changed}>
          {node.parts === undefined ? (
            <p className="plain-leaf">
              <span className="plain-name">{nameOf(node)}</span> <Value value={node.value} />
              <Changed node={node} />
            </p>
          ) : (
            <>
              <button className="plain-fold" type="button" aria-expanded={open.has(node.path)} onClick={() => onToggle(node.path)}>
                <Icon name={open.has(node.path) ? 'down' : 'right'} size={14} />
                <span className="plain-name">{nameOf(node)}</span>
                <span className="plain-count">{t('plain.parts', { count: node.parts.length })}</span>
                <Changed node={node} />
              </button>
              {open.has(node.path) ? (
                <Branch
                  nodes={node.parts}
                  open={open}
                  players={players}
                  bySeat={BY_SEAT.test(node.name) && node.parts.length === players.length}
                  onToggle={onToggle}
                />
              ) : null}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Lists that have a member for each seat, in the words of every game. */
const BY_SEAT = /^(seats|players|hands)$/;

function Value({ value }: { readonly value: unknown }) {
  const { t } = useText();
  if (typeof value === 'boolean') return <b>{value ? t('grammar.yes') : t('grammar.no')}</b>;
  if (value === null) return <b>{t('plain.nothing')}</b>;
  return <b>{readableValue(value)}</b>;
}

function Changed({ node: { changed } }: { readonly node: Node }) {
  const { t } = useText();
  return changed ? <em className="plain-changed">{t('plain.changed')}</em> : null;
}
