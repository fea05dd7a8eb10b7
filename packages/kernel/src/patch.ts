import * as z from 'zod/mini';
import { faultsOf, worded } from './issues.ts';
import { isRecord, type Json, jsonSchema } from './json.ts';

/**
 * A correction of a game's components: a few named values that differ from the built-in ones. A place is written as a path in which a thing
 * of a list goes by its id: `ships.trade-ship-3.cost.resources`. What is there is replaced.
 */
export interface Patch {
  readonly game: string;
  readonly name: string;
  /** Where the values come from: a printing, a photo. */
  readonly note?: string | undefined;
  readonly changes: Readonly<Record<string, Json>>;
}

const MOST_CHANGES = 200;
/** What a set of components is called, and a word on it: in a patch and in a whole box. */
export const boxName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/));
export const boxNote = z.string().check(z.maxLength(300));

const few = z.refine<Readonly<Record<string, Json>>>((changes) => Object.keys(changes).length <= MOST_CHANGES, {
  params: { code: 'too-many-changes', most: MOST_CHANGES },
  error: `at most ${MOST_CHANGES} changes`,
});

export const patchSchema = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  name: boxName,
  note: z.optional(boxNote),
  changes: z.record(z.string().check(z.minLength(1), z.maxLength(120)), jsonSchema).check(few),
});

/** What is wrong with a set of components, or with a correction: where, and why. The message is for logs; people read the sentence of the code. */
export interface BoxFault {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly message: string;
}

const issueOf = ({ path, code, values = {}, message }: BoxFault, input: unknown) => ({
  code: 'custom' as const,
  path: [...path],
  params: { code, ...values },
  message,
  input,
});

/** A check for a schema: what does not fit together although each value has the right form. What has not even the form is not looked at. */
export function fitsTogether<Components>(faultsIn: (components: Components) => readonly BoxFault[]) {
  return (context: z.core.ParsePayload<Components>) => {
    if (context.issues.length > 0) return;
    for (const fault of faultsIn(context.value)) context.issues.push(issueOf(fault, context.value));
  };
}

type Patched = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly faults: readonly BoxFault[] };

function otherGame(game: string, given: string): Patched {
  const message = `it corrects ${given}, not ${game}`;
  return { ok: false, faults: [{ path: ['game'], code: 'other-game', values: { game, given }, message }] };
}

/** The built-in components with these changes; whether they are still a game is for their schema to say. */
export function withChanges(components: Json, changes: Patch['changes']): Patched {
  const paths = Object.keys(changes).toSorted();
  const faults: BoxFault[] = [];
  let value = components;
  for (const at of paths) {
    const within = paths.find((other) => at.startsWith(`${other}.`));
    if (within !== undefined) {
      faults.push({ path: ['changes', at], code: 'overlap', values: { word: within }, message: `${within} is changed as well` });
      continue;
    }
    const next = replaced(value, at.split('.'), changes[at] ?? null);
    if ('value' in next) value = next.value;
    else
      faults.push({
        path: ['changes', at],
        code: 'no-such-place',
        values: { word: next.missing },
        message: `nothing is called ${next.missing} there`,
      });
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value };
}

type Replaced = { readonly value: Json } | { readonly missing: string };

function replaced(node: Json, [word = '', ...rest]: readonly string[], to: Json): Replaced {
  const inside = (old: Json): Replaced => (rest.length === 0 ? { value: to } : replaced(old, rest, to));
  if (Array.isArray(node)) {
    const list: readonly Json[] = node;
    const index = indexIn(list, word);
    const next = index < 0 ? { missing: word } : inside(list[index] ?? null);
    return 'missing' in next ? next : { value: list.with(index, next.value) };
  }
  if (!isPlain(node) || word === '__proto__') return { missing: word };
  // A last word that is not there yet may be a field that can be left out. The schema says so if there is no such field.
  if (!Object.hasOwn(node, word) && rest.length > 0) return { missing: word };
  const next = inside(node[word] ?? null);
  return 'missing' in next ? next : { value: { ...node, [word]: next.value } };
}

const isPlain = (value: Json): value is { readonly [key: string]: Json | undefined } => isRecord(value);

/** A thing of a list goes by its id, or by its place from 0 where it has none. */
function indexIn(list: readonly unknown[], word: string): number {
  const named = list.findIndex((each) => isRecord(each) && each['id'] === word);
  if (named >= 0) return named;
  return /^\d{1,3}$/.test(word) && Number(word) < list.length ? Number(word) : -1;
}

export function isPatch(given: object): given is Patch {
  return 'changes' in given;
}

/** Components as an option of a match: a whole box, or a correction of the built-in one. What a correction makes is checked like any box. */
export function correctable<Components extends object>(game: string, builtIn: Components, schema: z.ZodMiniType<Components>) {
  return z.union([patchSchema, schema]).check((context) => {
    const given = context.value;
    if (context.issues.length > 0 || !isPatch(given)) return;
    const made = given.game === game ? withChanges(builtIn as Json, given.changes) : otherGame(game, given.game);
    if (!made.ok) {
      for (const fault of made.faults) context.issues.push(issueOf(fault, given));
      return;
    }
    const fit = schema.safeParse(made.value);
    if (fit.success) return;
    for (const { path, code, values } of faultsOf(fit.error, made.value)) {
      // A field that nothing has is told of the thing it was put into; the change that did it names the field as well.
      const place = code === 'unknown-word' ? [path, values['word']].filter((word) => word !== '').join('.') : path;
      const change = Object.keys(given.changes).find((at) => place === at || place.startsWith(`${at}.`));
      const inside = change === undefined ? [path] : ['changes', change, path.slice(change.length + 1)];
      const at = inside.filter((word) => word !== '');
      context.issues.push(issueOf({ path: at, code, values, message: worded(code, values) }, given));
    }
  });
}

/** The whole box that an option stands for: it has been through `correctable`, which has seen that it fits. */
export function wholeBox<Components extends object>(builtIn: Components, given: Patch | Components): Components {
  if (!isPatch(given)) return given;
  const { name, note } = given;
  const made = withChanges(builtIn as Json, given.changes);
  if (!made.ok) throw new RangeError(`the correction ${name} does not fit`);
  return { ...(made.value as Components), name, ...(note === undefined ? {} : { note }) };
}
