import { icons } from './drawing/icons.ts';
import { element, show } from './elements.ts';
import { send } from './errands.ts';
import { html, type Markup } from './markup.ts';
import { plainState } from './page/states.ts';
import type { Verdict } from './verdict.ts';
import { gameName, words } from './words.ts';

const { check } = words;

/** Far more than the longest game needs. */
const LARGEST = 32 * 2 ** 20;

export function checkFiles(): void {
  const drop = element('check-drop', HTMLLabelElement);
  const input = element('check-file', HTMLInputElement);
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    // The same file may be chosen again after it was changed on disk.
    input.value = '';
    if (file) void examine(file);
  });
  for (const kind of ['dragenter', 'dragover'] as const)
    drop.addEventListener(kind, (event) => {
      event.preventDefault();
      drop.classList.add('over');
    });
  drop.addEventListener('dragleave', () => drop.classList.remove('over'));
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    drop.classList.remove('over');
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void examine(file);
  });
  drop.hidden = false;
}

/** The file that was given last: an earlier one that takes longer must not speak over it. */
let latest: File | undefined;

async function examine(file: File): Promise<void> {
  latest = file;
  const tell = (headline: string, content: Markup) => {
    if (latest !== file) return;
    show(element('check-answer', HTMLElement), content);
    element('check-news', HTMLElement).textContent = headline;
  };
  if (file.size > LARGEST) return tell(check.failed, plainState(check.failed, check.tooLarge(file.name)));
  tell(check.working(file.name), html`<div class="state state-working"><p class="state-title">${check.working(file.name)}</p></div>`);
  try {
    const verdict = await send({ ask: 'judge', text: await file.text() });
    if (verdict === undefined) return;
    const { title, says } = inWords(verdict);
    tell(`${title}. ${says}`, verdictSheet(verdict, file.name));
  } catch (error) {
    tell(check.failed, plainState(check.failed, error instanceof Error ? error.message : String(error)));
  }
}

function inWords(verdict: Verdict): { readonly title: string; readonly says: string } {
  const { verdicts } = check;
  switch (verdict.is) {
    case 'cut-off':
      return { title: verdicts['cut-off'].title(verdict.after), says: verdicts['cut-off'].says };
    case 'altered-at':
    case 'cut-and-altered-at':
      return { title: verdicts[verdict.is].title(verdict.entry), says: verdicts[verdict.is].says(verdict.rule) };
    case 'damaged':
      return { title: verdicts.damaged.title(verdict.line), says: verdicts.damaged.says };
    case 'other-rules':
      return { title: verdicts['other-rules'].title, says: verdicts['other-rules'].says(verdict.theirs, verdict.ours) };
    case 'unknown-game':
      return { title: verdicts['unknown-game'].title, says: verdicts['unknown-game'].says(verdict.game) };
    case 'unfit-setup':
      return { title: verdicts['unfit-setup'].title, says: verdicts['unfit-setup'].says(verdict.detail) };
    default:
      return verdicts[verdict.is];
  }
}

const LOOKS: Readonly<Partial<Record<Verdict['is'], readonly [string, Markup]>>> = {
  whole: ['whole', icons.yes],
  'cut-off': ['broken', icons.cut],
};

function verdictSheet(verdict: Verdict, fileName: string): Markup {
  const { title, says } = inWords(verdict);
  const [look, icon] = LOOKS[verdict.is] ?? ['wrong', icons.no];
  const rows = [fact(check.facts.file, fileName), ...(verdict.about ? factsAbout(verdict.about) : [])];
  return html`<div class="verdict ${look}"><h3 class="verdict-title">${icon}${title}</h3><p class="verdict-says">${says}</p>
<dl class="facts">${rows}</dl></div>`;
}

function factsAbout({ setup, entries, position, sealed }: NonNullable<Verdict['about']>): readonly Markup[] {
  const { facts } = check;
  return [
    fact(facts.game, gameName(setup.game)),
    fact(facts.rules, check.version(setup.rules)),
    fact(facts.seats, `${setup.seats}`),
    fact(facts.seed, setup.seed),
    fact(facts.entries, entries.toLocaleString(words.language)),
    ...(position === undefined ? [] : [fact(facts.position, hash(position))]),
    // The seal is worth a line only where it says something else.
    ...(sealed === undefined || sealed === position ? [] : [fact(facts.sealed, hash(sealed))]),
  ];
}

const fact = (name: string, value: string | Markup) => html`<dt>${name}</dt><dd>${value}</dd>`;
const hash = (value: string) => html`<span class="hash">${value}</span>`;
