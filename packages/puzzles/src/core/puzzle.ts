import { type Json, jsonSchema } from '@archipel/kernel';
import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(80));
const words = z.array(text).check(z.maxLength(60));

export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** A position and one question about the turn that begins there, with all that was shown about it. */
export const puzzleSchema = z.strictObject({
  seats: z.int().check(z.minimum(1), z.maximum(16)),
  /** In the words of the table: docs/scenarios.md. */
  position: jsonSchema,
  /** The game's own schema says what may be asked. */
  question: jsonSchema,
  /** The most that can be had; null where something is to be reached. */
  best: z.nullable(z.number()),
  /** Every answer by its decisions; more than one are equally good. */
  answers: z.array(words).check(z.minLength(1), z.maxLength(20)),
  /** The moves of one of them. */
  solution: z.array(jsonSchema).check(z.minLength(1), z.maxLength(200)),
  /** From 1, easy, to 5: by how few of the sensible tries succeed. */
  grade: z.literal(GRADES),
  /** How many of a hundred tries succeed. */
  chance: z.number().check(z.minimum(0), z.maximum(100)),
});
export type Puzzle = Readonly<z.infer<typeof puzzleSchema>>;

/** Puzzles of one game. */
export const puzzleFileSchema = z.strictObject({
  game: text,
  /** The version of the rules under which they were proved. */
  rules: z.int().check(z.positive()),
  puzzles: z.array(puzzleSchema).check(z.maxLength(10_000)),
});
export type PuzzleFile = Readonly<z.infer<typeof puzzleFileSchema>>;

/** The file as it is written: a puzzle a line, so that people can read it and compare two of them. */
export function puzzleFileText({ game, rules, puzzles }: PuzzleFile): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle satisfies Json));
  return `{"game":${JSON.stringify(game)},"rules":${rules},"puzzles":[\n${lines.join(',\n')}\n]}\n`;
}

/** A grade is reached where fewer of a hundred tries succeed than this. */
const FEWER_THAN = [101, 15, 5, 2, 0.6];

export function gradeFor(chance: number): Grade {
  const harder = FEWER_THAN.filter((most) => chance < most).length;
  return GRADES[Math.max(0, harder - 1)] ?? 1;
}
