// A bot for Archipel: sits down at a table and plays, any legal move at random, until the game is over.
//
//   npx tsc -b examples && node examples/dist/bot.js http://localhost:1800 CODE "My bot"
//
// With a token (scopes read, tables and play) in ARCHIPEL_TOKEN it plays for whoever made the token; without one it comes as a guest.
import { randomInt, randomUUID } from 'node:crypto';

interface Me {
  readonly id: string;
}
interface Table {
  readonly id: string;
  readonly chairs: readonly { readonly kind: string; readonly id?: string }[];
}
/** What is known of the match with every word about it; the view and the entries are there too (docs/api.md). */
interface Standing {
  readonly active: readonly number[];
  readonly outcome: { readonly places: readonly number[] } | null;
}
interface Tell {
  readonly match?: Standing;
  readonly update?: Standing;
}

const [address = 'http://localhost:1800', code = '', name = 'Bot'] = process.argv.slice(2);
const token = process.env['ARCHIPEL_TOKEN'];
let credentials: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const content = body === undefined ? {} : { 'content-type': 'application/json' };
  const headers = { ...credentials, ...content };
  return fetch(`${address}/api/v1/${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

/** What was asked for; anything else is a problem document, and the end of this bot. */
async function answer<Answer>(asked: Promise<Response>): Promise<Answer> {
  const response = await asked;
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/** A stream of JSON values, one a line. */
async function* lines(response: Response): AsyncGenerator<Tell> {
  let rest = '';
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = `${rest}${text}`.split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield JSON.parse(part) as Tell;
  }
}

if (!token) {
  const arrival = await ask('POST', 'me', { name });
  credentials = {
    cookie: arrival.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  };
}
const me = await answer<Me>(ask('GET', 'me'));
const table = await answer<Table>(ask('POST', `tables/${code}/join`));
const seat = table.chairs.findIndex((chair) => chair.id === me.id);
console.log(`${name} sits on chair ${seat}`);

for await (const { match, update } of lines(await ask('GET', `tables/${table.id}/stream`))) {
  const now = match ?? update;
  if (now?.outcome) {
    console.log(`${name} came in at place ${now.outcome.places[seat]}`);
    break;
  }
  if (!now?.active.includes(seat)) continue;
  const { position, moves } = await answer<{ position: number; moves: unknown[] }>(ask('GET', `tables/${table.id}/moves`));
  if (moves.length === 0) continue;
  const plan = [moves[randomInt(moves.length)]];
  const played = await ask('POST', `tables/${table.id}/moves`, { at: position, key: randomUUID(), plan });
  // 409: somebody else moved first. The stream says so too, and then we look again.
  if (!played.ok && played.status !== 409) throw new Error(await played.text());
}
process.exit();
