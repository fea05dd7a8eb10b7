/** One thing that a beginner may have forgotten, or that is plainly better: the key of its sentence, and what it mentions. */
export interface Advice {
  readonly id: 'effect' | 'play' | 'rested' | 'festival' | 'sell' | 'place' | 'develop' | 'launch' | 'sail';
  /** Things by the names of their placeholders, as marks of the glossary. */
  readonly things: Readonly<Record<string, string>>;
  readonly count: number;
}

export function advice(id: Advice['id'], more: Partial<Omit<Advice, 'id'>> = {}): Advice {
  return { id, things: {}, count: 0, ...more };
}
