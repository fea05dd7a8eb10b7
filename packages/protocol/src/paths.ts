/**
 * Where everything is, below the server's address. `:table` is a table's identifier or its code.
 * The server's routes are written with the same paths; what goes in and comes out stands beside each.
 */
export const API = '/api/v1';

export const PATHS = {
  /** POST newIdentity → 201 me (and the cookie); GET → me; PATCH rename → me; DELETE forget → 204: forget me. */
  me: `${API}/me`,
  /** PUT keep → me. */
  password: `${API}/me/password`,
  /** GET → page of myTable, latest change first; `?state=`. */
  myTables: `${API}/me/tables`,
  /** GET → list of token; POST newToken → 201 shownToken. */
  tokens: `${API}/me/tokens`,
  /** DELETE → 204. */
  token: `${API}/me/tokens/:token`,
  /** GET → pushKey: what a browser subscribes with; PUT push → 204: tell this browser when it is my turn; DELETE pushEnd → 204. */
  push: `${API}/me/push`,
  /** GET → shownWebhook; PUT webhook → shownWebhook: tell this address when it is my turn; DELETE → 204. */
  webhook: `${API}/me/webhook`,
  /** GET → all that is kept about me, as JSON. */
  myData: `${API}/me/data`,
  /** POST signIn → 201 me (and the cookie); DELETE → 204: sign out everywhere. */
  sessions: `${API}/sessions`,
  /** GET → visitor: who this browser is, if anybody; DELETE → 204: sign out here. */
  session: `${API}/sessions/current`,
  /** GET → list of game. */
  games: `${API}/games`,
  /** GET → page of table: the listed ones, newest first; `?state=`, `?game=`. POST newTable → 201 table. */
  tables: `${API}/tables`,
  /** GET → table; PATCH changedTerms → table. */
  table: `${API}/tables/:table`,
  /** POST → table: sits down on the first open chair; nothing changes for who sits already, and who had left plays again. */
  join: `${API}/tables/:table/join`,
  /** PUT takeSeat → table; DELETE → table: leave it, send somebody away (owner, before the start), or let a bot play for me. */
  chair: `${API}/tables/:table/chairs/:seat`,
  /** PUT word → table. */
  word: `${API}/tables/:table/word`,
  /** POST → table. */
  start: `${API}/tables/:table/start`,
  /** POST → table: the table of the next game. */
  rematch: `${API}/tables/:table/rematch`,
  /** PUT pause → table. */
  pause: `${API}/tables/:table/pause`,
  /** PUT, DELETE → table. */
  muted: `${API}/tables/:table/muted/:person`,
  /** GET → list of chatMessage, `?after=&limit=`; POST newChatMessage → 201 chatMessage. */
  chat: `${API}/tables/:table/chat`,
  /** PUT seen → 204. */
  seen: `${API}/tables/:table/seen`,
  /** GET → match. */
  match: `${API}/tables/:table/match`,
  /** GET → legalMoves of my seat; POST play → update. */
  moves: `${API}/tables/:table/moves`,
  /** POST undo → update. */
  undo: `${API}/tables/:table/undo`,
  /** GET → list of logEntry, oldest first; `?after=&limit=`. */
  log: `${API}/tables/:table/log`,
  /** GET → the match file, once the game is over. */
  file: `${API}/tables/:table/file`,
  /** GET → review, once the game is over: its turns, how everybody stood, where it turned. POST: search → review, looks for where it turned. */
  review: `${API}/tables/:table/review`,
  /** GET → tell, one a line, for as long as one listens; `?after=&chat=`. */
  stream: `${API}/tables/:table/stream`,
  /** The WebSocket: ask and tell. */
  socket: `${API}/socket`,
} as const;

/** A path with its places filled in. */
export function pathTo(path: string, places: Readonly<Record<string, string | number>>): string {
  return path.replaceAll(/:(\w+)/g, (_, place: string) => encodeURIComponent(String(places[place] ?? '')));
}
