import { illegalMoveSchema, jsonSchema, outcomeSchema } from '@archipel/kernel';
import * as protocol from '@archipel/protocol';
import * as z from 'zod';

/**
 * What the parts of the description are called. A schema that is named here stands once in the document and is referred to wherever it is
 * used; without a name one that contains itself could not be written down.
 */
export const shapes = z.registry<{ readonly id: string; readonly description?: string }>();

const named = {
  Json: [jsonSchema, 'Any JSON value. Views, moves, facts and options are of this kind; their own schemas are those of the game.'],
  Delta: [protocol.deltaSchema, 'The way from one JSON value to another, such as from one view to the next.'],
  Problem: [protocol.problemSchema, 'Every answer that is not what was asked for (RFC 9457). `code` is stable.'],
  Me: [protocol.meSchema, 'Oneself, as nobody else sees it.'],
  Token: [protocol.tokenSchema, 'A token of a program, without the token itself.'],
  Chair: [protocol.chairSchema, 'Who sits there.'],
  Pace: [protocol.paceSchema, 'How much time there is.'],
  Terms: [protocol.tableTermsSchema, 'What is agreed on before the game.'],
  Honesty: [protocol.honestySchema, 'What can be known of the shuffle.'],
  Table: [protocol.tableSchema, 'A table, as everybody may see it.'],
  MyTable: [protocol.myTableSchema, "A table in the list of one's own."],
  ChatMessage: [protocol.chatMessageSchema, 'A chat message.'],
  Game: [protocol.gameSchema, 'A game that can be played here.'],
  Clocks: [protocol.clocksSchema, 'Milliseconds left, by seat.'],
  Outcome: [outcomeSchema, 'Places and score sheets, by seat.'],
  IllegalMove: [illegalMoveSchema, 'The rule that refuses a move, and why.'],
  LogEntry: [protocol.logEntrySchema, 'One entry of the log, as the viewer hears it.'],
  Match: [protocol.matchSchema, 'The match as it stands, for one viewer.'],
  Update: [protocol.updateSchema, 'What is new since a position of the log, for one viewer.'],
  LegalMoves: [protocol.legalMovesSchema, "Every legal move of one's seat."],
  Tell: [protocol.tellSchema, 'What the server says on the socket, and line by line on a stream.'],
  Ask: [protocol.askSchema, 'What a client says on the socket.'],
} as const;

for (const [id, [schema, description]] of Object.entries(named)) shapes.add(schema, { id, description });
