import type { Fact } from '@archipel/anno1800';

/** What a step of somebody else touches: fields of their islands, and the place on the table that something comes from. */
export interface Touched {
  readonly fields: readonly string[];
  /** The mark (`data-at`) of one's own field that a good is bought from, or of the tile that is taken from the market. */
  readonly from: string | undefined;
}

/** `makerOf`: one's own field that makes a good. */
export function touchedBy(events: readonly Fact[], seat: number | undefined, makerOf: (good: string) => string | undefined): Touched {
  const fields = events.flatMap((event) => {
    if (event.fact === 'produced' || event.fact === 'built' || event.fact === 'removed') return [event.field];
    return event.fact === 'shift-ended' && event.at !== 'exhausted' ? [event.at] : [];
  });
  const [from] = events.flatMap((event) => {
    if (event.fact === 'built') return [`market-${event.tile}`];
    const maker = event.fact === 'traded' && event.from === seat ? makerOf(event.good) : undefined;
    return maker === undefined ? [] : [`field-${maker}`];
  });
  return { fields, from };
}
