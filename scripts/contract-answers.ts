import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Answer, Notes } from './contract-provenance.ts';

/** The answers of the backend team, beside the contract. */
export const answersPath = 'openapi/answers.yaml';

/** Reads the answers, by the names of their questions. */
export function readAnswers(file = answersPath): Record<string, Answer> {
  return (load(readFileSync(file, 'utf8')) as Record<string, Answer> | null) ?? {};
}

/** Returns an error message for an invalid answer; null if it is valid. */
export function answerError(answer: unknown): string | null {
  const { answer: text, by, on } = (answer ?? {}) as Partial<Record<keyof Answer, unknown>>;
  if (typeof text !== 'string' || text.trim() === '') return 'has no `answer`';
  if (typeof by !== 'string' || by.trim() === '') return 'does not say who answered (`by`)';
  return /^\d{4}-\d{2}-\d{2}$/.test(dateText(on)) ? null : 'does not say when it was given (`on`, as 2026-12-01)';
}

/** YAML parses an unquoted day as a date. */
function dateText(on: unknown): string {
  return on instanceof Date ? on.toISOString().slice(0, 10) : String(on);
}

/**
 * Adds the answer of a question to its notes. An answered field is known instead of proposed.
 * @returns the same notes if there is no answer
 */
export function withAnswer<N extends Notes>(notes: N, answers: Record<string, Answer>): N {
  const answer = answers[notes['x-question'] ?? ''];
  if (answer === undefined) return notes;
  const { 'x-open-question': question, ...rest } = notes;
  return {
    ...(rest as N),
    ...(notes['x-provenance'] && { 'x-provenance': 'known' }),
    'x-answer': { question, ...answer, on: dateText(answer.on) },
  };
}
