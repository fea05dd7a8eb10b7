/** Every sentence of these pages, in one place. */

/** A part of Archipel: what it is, and whether it is there. A game's rules are there as soon as the game is registered. */
export interface Part {
  readonly id: 'kernel' | 'conformance' | 'cli' | 'anno1503' | 'anno1800' | 'bots' | 'table' | 'server';
  readonly name: string;
  readonly says: string;
  readonly there: boolean;
  readonly game?: string;
  /** What to type to see it. */
  readonly command?: string;
}

const parts: readonly Part[] = [
  {
    id: 'kernel',
    name: 'Kernel',
    says: 'What every game has: seats, seeded chance, the log of a match with replay and undo, and a name for every position.',
    there: true,
  },
  {
    id: 'conformance',
    name: 'Conformance',
    says: 'One suite of checks that every game must pass: the same seed gives the same game, no secret leaks, no legal move is refused.',
    there: true,
  },
  {
    id: 'cli',
    name: 'Command line',
    says: 'Plays thousands of games, checks described positions, replays match files.',
    command: 'npm run -s archipel -- --help',
    there: true,
  },
  {
    id: 'anno1503',
    name: 'Anno 1503',
    says: 'The rules of the game: voyages and islands, the die, trade, inhabitants, five goals.',
    there: false,
    game: 'anno1503',
  },
  {
    id: 'anno1800',
    name: 'Anno 1800',
    says: 'The rules of the game: workers and their shifts, industries, trade, cards, two worlds.',
    there: false,
    game: 'anno1800',
  },
  {
    id: 'bots',
    name: 'Bots',
    says: 'At this page: easy, medium and hard players, and hints from them. They exist and play each other (archipel duel); the tables where you can meet them are being built.',
    there: false,
  },
  {
    id: 'table',
    name: 'The table',
    says: 'The board on the screen: your islands, your hand, what you can do now and why not.',
    there: false,
  },
  {
    id: 'server',
    name: 'Online tables',
    says: 'Tables for friends in two countries: live with a clock, or by correspondence with days for a move.',
    there: false,
  },
];

const count = (n: number, one: string, many: string) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
const listed = (names: readonly string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part).join(' and ');

export const words = {
  language: 'en',
  name: 'Archipel',
  title: 'Archipel: Anno 1800 and Anno 1503 in the browser',
  description: 'A place to play Anno 1800 and Anno 1503, the board games, in the browser. Open source, a fan’s work.',
  skip: 'Skip to the content',
  home: 'Archipel, home',
  sections: 'Sections',
  darkColours: 'Dark colours',
  parts,

  hero: {
    heading: 'Two island games, one quiet table',
    lead: 'Archipel is a place to play Anno 1800 and Anno 1503, the board games, in a browser: alone against bots, at one screen, live with friends, or by correspondence.',
    today: 'It is being built. The table is not set yet, but the rules already play, and you can watch them.',
    watch: 'Watch a game',
    check: 'Check a match file',
    fan: 'A fan’s work, not affiliated with any publisher.',
    chart: 'A sea chart of Archipel. Solid coasts are there today, dashed ones are being surveyed, dots are the way ahead.',
    legend: 'Solid coasts are there today; dashed ones are being surveyed.',
  },

  watch: {
    nav: 'Watch',
    heading: 'Watch the rules at work',
    lead: 'A whole game, played here in your browser by the very rules that the server and the command line use. Every seat moves at random; the seed decides everything, so the same seed gives the same game on every machine.',
    game: 'Game',
    seats: 'Seats',
    seed: 'Seed',
    seedHint: 'Any text. The same text gives the same game.',
    anotherSeed: 'Another seed',
    play: 'Play it out',
    stop: 'Stop',
    seatRange: (min: number, max: number) => `${min} to ${max} seats`,
    needsScript: 'Playing needs JavaScript, which is switched off in this browser.',
    loading: 'Looking which games are here.',
    none: 'No game yet',
    noneSays: 'This build has no game registered. As soon as one is, it can be played here; nothing else has to change.',
    empty: 'Nothing played yet',
    emptySays: 'Choose the seats and a seed. The score sheet will lie here.',
    working: 'Playing',
    progress: (round: number, moves: number) => `Round ${round}, ${count(moves, 'move', 'moves')}`,
    stopped: 'Stopped',
    stoppedSays: 'The game was stopped before its end. Nothing is kept.',
    failed: 'The game could not be played',
    unfinished: 'No end in sight',
    unfinishedSays: (moves: number) => `The game was still going after ${count(moves, 'move', 'moves')}, so it was left there.`,
    won: (winners: readonly number[], score: string) =>
      winners.length === 1
        ? `Seat ${(winners[0] ?? 0) + 1} wins with ${score}`
        : `Seats ${listed(winners.map((seat) => `${seat + 1}`))} share the win with ${score}`,
    summary: (game: string, seats: number, seed: string) => `${game}, ${seats} seats, seed “${seed}”`,
    rounds: 'rounds',
    moves: 'moves',
    time: 'in your browser',
    seconds: (milliseconds: number) =>
      milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`,
    sheet: 'Score sheet',
    line: 'Line',
    seat: (seat: number) => `Seat ${seat + 1}`,
    place: (place: number) => `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`,
    total: 'Total',
    nothing: '–',
    position: 'The last position has the name',
    positionSays: 'The hash of all that lies on the table. It is the same wherever this game is replayed.',
    save: 'Save the match file',
    saved: (name: string) => `Saved as ${name}.`,
    inside: 'What is in the file',
    insideSays: (lines: number) => `… and ${count(lines, 'more line', 'more lines')}`,
  },

  check: {
    nav: 'Check',
    heading: 'Check a match file',
    lead: 'A match is its log. Give a file that Archipel saved: it is read, replayed move by move, and compared with its seal. The file stays on this device.',
    choose: 'Choose a match file',
    drop: 'or drop it here',
    empty: 'No file yet',
    emptySays: 'The verdict will stand here: whole, cut off, altered, or made under other rules.',
    working: (name: string) => `Reading and replaying ${name}`,
    failed: 'The file could not be checked',
    tooLarge: (name: string) => `${name} is larger than any match: it was not read.`,
    verdicts: {
      whole: { title: 'Whole', says: 'Every move is legal, and the game comes to the very position that the seal names.' },
      'cut-off': {
        title: (entry: number) => `Cut off after entry ${entry}`,
        says: 'The end of the file is missing. What is left replays as far as the position below.',
      },
      altered: { title: 'Altered', says: 'The text is not the one that was sealed: something was changed after it was saved.' },
      'altered-at': {
        title: (entry: number) => `Altered at entry ${entry}`,
        says: (rule: string) => `The seal fits the text, but this move is not legal there (rule ${rule}).`,
      },
      'cut-and-altered-at': {
        title: (entry: number) => `Altered at entry ${entry}, and cut off`,
        says: (rule: string) => `This move is not legal there (rule ${rule}). The end of the file is missing, and the seal with it.`,
      },
      'other-position': {
        title: 'Another position',
        says: 'Every move is legal, but the game does not come to the position that the seal names.',
      },
      'other-rules': {
        title: 'Other rules',
        says: (theirs: number, ours: number) =>
          `It was played under version ${theirs} of the rules; here is version ${ours}. It cannot be judged by other rules.`,
      },
      'unknown-game': { title: 'Unknown game', says: (game: string) => `It is a match of “${game}”, which this build does not have.` },
      'unfit-setup': { title: 'Not a table of this game', says: (detail: string) => `The game cannot be set up like this: ${detail}.` },
      damaged: {
        title: (line: number) => `Damaged in line ${line}`,
        says: 'This line is not what it should be, so what follows cannot be trusted.',
      },
      'not-a-match': { title: 'Not a match file', says: 'It does not begin as a match of Archipel does.' },
    },
    facts: {
      file: 'File',
      game: 'Game',
      rules: 'Rules',
      seats: 'Seats',
      seed: 'Seed',
      entries: 'Entries',
      position: 'Position',
      sealed: 'Sealed',
    },
    version: (version: number) => `version ${version}`,
  },

  standing: {
    nav: 'What there is',
    heading: 'Where it stands',
    there: 'There today',
    building: 'Being built',
  },

  about: {
    nav: 'About',
    heading: 'About',
    paragraphs: [
      'Archipel is a fan’s work. It is not affiliated with, endorsed or supported by the authors or publishers of Anno 1800 and Anno 1503, nor by the makers of the computer games. The names belong to their owners and say only which games are meant. To play, own the box: there is no rulebook, picture or text of the publishers here.',
      'The programs are open source under the MIT licence. All drawings are our own, made by the program. Letters: Source Serif 4 and Roboto Condensed, both under the SIL Open Font License.',
      'This page asks nothing of any other server, sets no cookie, and counts nobody. It remembers one thing on this device: light or dark.',
    ],
  },

  notFound: {
    title: 'Not on the chart: Archipel',
    heading: 'Not on the chart',
    lead: 'There is no land at this address. The link may be old, or a letter may be wrong.',
    back: 'Back to the harbour',
  },

  games: {
    anno1503: { name: 'Anno 1503', counts: ['goal', 'goals'] },
    anno1800: { name: 'Anno 1800', counts: ['point', 'points'] },
  } as Readonly<Record<string, { readonly name: string; readonly counts: readonly [string, string] }>>,
  scoreLines: {
    'farmer-worker': 'Farmer and worker cards',
    'artisan-engineer-investor': 'Artisan, engineer and investor cards',
    'new-world': 'New World cards',
    agreements: 'Trade agreements',
  } as Readonly<Record<string, string>>,
  seeds: {
    moods: ['calm', 'brisk', 'salt', 'amber', 'north', 'quiet', 'copper', 'early', 'green', 'fair'],
    things: ['harbour', 'tide', 'brig', 'lantern', 'anchor', 'gull', 'mast', 'cove', 'compass', 'sail'],
  },
} as const;

/** A match file may name any game at all, `constructor` too. */
const gameWords = (id: string) => (Object.hasOwn(words.games, id) ? words.games[id] : undefined);

/** What a game is called; a game that has no name here yet goes by its id. */
export function gameName(id: string): string {
  return gameWords(id)?.name ?? id;
}

/** What a game counts, with the number of it. */
export function scoreOf(id: string, total: number): string {
  const [one, many] = gameWords(id)?.counts ?? ['point', 'points'];
  return count(total, one, many);
}

/** A line of a score sheet. One that has no name here yet goes by its code, in letters as for a name. */
export function lineName(code: string): string {
  const known = Object.hasOwn(words.scoreLines, code) ? words.scoreLines[code] : undefined;
  return known ?? code.replace(/[-_]+/g, ' ').replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
}
