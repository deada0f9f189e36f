import type { ZodType } from 'zod';
import { type OperationId, operations } from '#src/api/generated/operations.ts';
import type { Reply } from '#mocks/contract.ts';
import type { OverriddenCall, Scenario } from './scenario.ts';
import { type SentenceId, sentence } from '#mocks/replies/texts.ts';

/**
 * The refusal that a scenario gives to an operation: the envelope (rules.md#envelope) with one message or a list of them, where the
 * operation documents that status; undefined leaves the call to its handler.
 */
export function refusedReply<Op extends OperationId>(
  id: Op,
  { refusal }: Scenario,
  { language, order }: OverriddenCall,
): Reply<Op> | undefined {
  if (!refusal || refusal.form === 'empty') return undefined;
  const { status, form, operations: only } = refusal;
  if (only ? !only.includes(id) : id === 'getSettings') return undefined;
  if (!(status in operations[id].replies)) return undefined;
  const first = sentence(textFor(status), language);
  const error = form === 'list' ? [first, sentence('secondFault', language)] : first;
  const plain = { custom_status: status, error };
  const schema = (operations[id].replies as Record<number, ZodType>)[status];
  const isEnough = (each: object) => schema?.safeParse(each).success === true;
  // Refusals of something that can't be done as things stand name the reason as well, and some show how things stand.
  const reasoned = { ...plain, reason_code: 'too_late' };
  const body = [plain, reasoned].find(isEnough) ?? [{ ...reasoned, data: { order: order?.() } }].find(isEnough);
  if (!body) return undefined;
  const headers = status === 429 ? { 'Retry-After': '60' } : undefined;
  return { status, body, ...(headers ? { headers } : {}) } as Reply<OperationId> as Reply<Op>;
}

function textFor(status: number): SentenceId {
  if (status >= 500) return 'serverError';
  const known: Record<number, SentenceId> = {
    400: 'unreadable',
    401: 'sessionExpired',
    404: 'notFound',
    409: 'conflict',
    429: 'tooManyRequests',
  };
  return known[status] ?? 'refused';
}
