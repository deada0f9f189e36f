import type { Order, ReasonCode } from '#src/api/generated/zod/schemas.ts';
import type { Language } from '#src/domain/language.ts';
import { type Both, say } from './order-texts.ts';

/** One field that breaks a rule, with its sentence in both languages. */
export interface RuleFault {
  field: string;
  code: string;
  says: Both;
}

function told(faults: readonly RuleFault[], language: Language) {
  const errors = faults.map(({ field, code, says }) => ({ field, code, message: say(says, language) }));
  return { error: [...new Set(errors.map(({ message }) => message))], errors };
}

/** A 422 with errors by field; each text is once in `error` (rules.md#error-messages). */
export function broken(faults: readonly RuleFault[], language: Language) {
  return { status: 422 as const, body: { custom_status: 422, ...told(faults, language) } };
}

/** A 409: what was asked for can't be done as things stand. */
export function conflict(reason_code: ReasonCode, says: Both, language: Language) {
  return { status: 409 as const, body: { custom_status: 409, error: say(says, language), reason_code } };
}

/** A 409 that answers the order as it stands. */
export function orderConflict(reason_code: ReasonCode, says: Both, order: Order, language: Language) {
  return {
    status: 409 as const,
    body: { custom_status: 409, error: say(says, language), reason_code, data: { order } },
  };
}

/** A 409 for an order that is no longer as the parent saw it, with what changed. */
export function orderChanged(faults: readonly RuleFault[], order: Order, language: Language) {
  const reason_code: ReasonCode =
    (['package_withdrawn', 'out_of_age'] as const).find((each) => faults.some(({ code }) => code === each)) ??
    'changed';
  return {
    status: 409 as const,
    body: { custom_status: 409, ...told(faults, language), reason_code, data: { order } },
  };
}
