import type { State } from '@archipel/anno1800';

/**
 * A copy of a whole position that shares no list and no record with the original, written out by hand: the least that it costs
 * to change positions in place. Our rules never do that: positions share what has not changed.
 */
export function deepCopy({ table, secret }: State): State {
  return { table: copyTable(table), secret: copySecret(secret) };
}

type Table = State['table'];
type Player = Table['seats'][number];
type Turn = Table['turn'];

function copyTable(table: Table): Table {
  const copy: Table = {
    seats: table.seats.map(copyPlayer),
    market: { ...table.market },
    supply: table.supply.slice(),
    decks: table.decks.slice(),
    expeditionDeck: table.expeditionDeck,
    oldWorld: table.oldWorld,
    newWorld: table.newWorld,
    objectives: table.objectives.slice(),
    first: table.first,
    round: table.round,
    turn: copyTurn(table.turn),
    end: table.end === null ? null : { ...table.end },
    limit: table.limit,
    over: table.over,
  };
  return table.components === undefined ? copy : { ...copy, components: structuredClone(table.components) };
}

function copySecret(secret: State['secret']): State['secret'] {
  const [a, b, c, count] = secret.chance;
  return {
    hands: secret.hands.map(copyList),
    expeditions: secret.expeditions.map(copyList),
    decks: secret.decks.map(copyList),
    expeditionDeck: secret.expeditionDeck.slice(),
    oldWorld: secret.oldWorld.slice(),
    newWorld: secret.newWorld.slice(),
    chance: [a, b, c, count],
  };
}

function copyList<Item extends string | number>(list: readonly Item[]): readonly Item[] {
  return list.slice();
}

function copyPlayer(player: Player): Player {
  return {
    rested: player.rested.slice(),
    exhausted: player.exhausted.slice(),
    gold: player.gold,
    onShips: copyTokens(player.onShips),
    spent: copyTokens(player.spent),
    onCards: copyTokens(player.onCards),
    fields: player.fields.map(copyField),
    workers: player.workers.map(copyList),
    hand: player.hand.slice(),
    played: player.played.map(copyPlayed),
    expeditions: player.expeditions,
    oldWorld: player.oldWorld.slice(),
    newWorld: player.newWorld.slice(),
  };
}

function copyTokens({ trade, exploration }: Player['spent']): Player['spent'] {
  return { trade, exploration };
}

function copyField({ id, ground, printed, tile }: Player['fields'][number]): Player['fields'][number] {
  return { id, ground, printed, tile };
}

function copyPlayed({ card, used }: Player['played'][number]): Player['played'][number] {
  return { card, used };
}

function copyTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    actions: turn.actions,
    acted: turn.acted,
    open: turn.open === null ? null : copyOpen(turn.open),
    pending: turn.pending.map(({ thing, owed }) => ({ thing: { ...thing }, owed: owed.map((item) => ({ ...item })) })),
    traded: turn.traded.slice(),
    freeSteps: turn.freeSteps.slice(),
    used: turn.used.slice(),
    discard: turn.discard === null ? null : { ...turn.discard },
    cards: turn.cards.slice(),
  };
}

function copyOpen(open: NonNullable<Turn['open']>): Turn['open'] {
  switch (open.kind) {
    case 'build':
      return { ...open, yards: open.yards.slice(), built: open.built.slice() };
    case 'workforce':
      return { ...open, reserved: open.reserved.slice() };
    case 'swap':
      return { ...open, draw: open.draw.slice(), empty: open.empty.slice() };
    default:
      return { ...open };
  }
}
