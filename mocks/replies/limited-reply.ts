import type { OperationId } from '#src/api/generated/operations.ts';
import type { Language } from '#src/domain/language.ts';
import type { Reply } from '#mocks/contract.ts';
import type { Wait } from '#mocks/store/guesses.ts';
import { errorReply } from './error-reply.ts';
import { limitHeaders } from './limit-headers.ts';
import { texts } from './texts.ts';

/** The 429 for a caller who has to wait. */
export function limitedReply<Op extends OperationId>(id: Op, wait: Wait, language: Language): Reply<Op> {
  const { status, body }: { status: number; body: object } = errorReply(429, texts.tooManyRequests, language);
  return { status, body, headers: limitHeaders(id, wait) } as Reply<OperationId> as Reply<Op>;
}
