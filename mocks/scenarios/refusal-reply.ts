import type { ZodType } from 'zod';
import { type OperationId, operations } from '#src/api/generated/operations.ts';
import type { Reply } from '#mocks/contract.ts';
import type { OverriddenCall, Scenario } from './scenario.ts';
import { errorReply, notVerified } from '#mocks/replies/error-reply.ts';
import { limitHeaders } from '#mocks/replies/limit-headers.ts';
import type { LocalizedText } from '#mocks/replies/localized-text.ts';
import { texts } from '#mocks/replies/texts.ts';

/**
 * The error of a scenario for an operation that documents its status: the envelope (rules.md#envelope) with one message
 * or a list of them. Undefined continues with the handler.
 */
export function refusedReply<Op extends OperationId>(
  id: Op,
  { refusal }: Scenario,
  { language, order, record }: OverriddenCall,
): Reply<Op> | undefined {
  if (!refusal || refusal.form === 'empty') return undefined;
  const { status, form, operations: only } = refusal;
  if (only ? !only.includes(id) : id === 'getSettings') return undefined;
  if (!(status in operations[id].replies)) return undefined;
  const { body: single } = status === 403 ? notVerified(language) : errorReply(status, textOf(status), language);
  const plain = form === 'list' ? { ...single, error: [single.error, texts.retryLater[language]].flat() } : single;
  const schema = (operations[id].replies as Record<number, ZodType>)[status];
  const isEnough = (each: object) => schema?.safeParse(each).success === true;
  // Many 409 replies need a reason as well, and some also need the present order, student or account.
  const [reason]: readonly string[] = operations[id].reasons;
  const reasoned = { ...plain, reason_code: reason };
  const body =
    [plain, reasoned].find(isEnough) ??
    [
      { ...reasoned, data: { order: order?.() } },
      { ...reasoned, errors: [], data: record?.() },
    ].find(isEnough);
  if (!body) return undefined;
  return {
    status,
    body,
    ...(status === 429 && { headers: limitHeaders(id, { seconds: 60 }) }),
  } as Reply<OperationId> as Reply<Op>;
}

function textOf(status: number): LocalizedText {
  if (status >= 500) return texts.serverError;
  const known: Record<number, LocalizedText> = {
    400: texts.unreadable,
    401: texts.sessionExpired,
    404: texts.notFound,
    409: texts.conflict,
    429: texts.tooManyRequests,
  };
  return known[status] ?? texts.refused;
}
