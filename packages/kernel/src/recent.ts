/** A small cache of the latest answers to a question. */
export interface RecentAnswers<Answer> {
  /** In no order. Callers search it themselves: a test handed in as a function is a call that the engine cannot inline. */
  readonly all: readonly Answer[];
  /** Adds an answer in place of the oldest. */
  add(answer: Answer): Answer;
}

/**
 * Keeps the last `size` answers in a ring. A weak map would keep them all: its entries outlive the engine's quick collections, even
 * after their keys are gone, and cost a slow sweep.
 */
export function recentAnswers<Answer>(size: number): RecentAnswers<Answer> {
  const all: Answer[] = [];
  let next = 0;
  return {
    all,
    add(answer) {
      all[next] = answer;
      next = (next + 1) % size;
      return answer;
    },
  };
}
