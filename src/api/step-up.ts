import { ApiError } from './errors.ts';
import { createStepUp } from './generated/session/session.ts';

/** What proves that it is the parent: the password of the account, or the phone provider's token of a code to its number. */
export type StepUpProof = { password: string } | { phoneToken: string };

/** The fields of a refused proof. They differ from those of the change, which may have a `password` of its own. */
export const stepUpFields = { password: 'step_up.password', code: 'step_up.code', token: 'Step-Up-Token' } as const;

const fieldOf: Readonly<Record<string, string>> = {
  password: stepUpFields.password,
  mobile_number: stepUpFields.code,
};

/** The error of a refused proof, with the names of `stepUpFields`. */
function ofProof(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fieldErrors = error.fieldErrors.map((each) => ({ ...each, field: fieldOf[each.field] ?? each.field }));
  const { kind, status, customStatus, messages, body, retryAfterSeconds, cause } = error;
  return new ApiError(error.message, {
    kind,
    status,
    customStatus,
    messages,
    fieldErrors,
    body,
    retryAfterSeconds,
    cause,
  });
}

/**
 * Proves again that it is the parent (operation `createStepUp`).
 * @returns the token of one change, for `stepUpHeaders`
 * @throws ApiError with the fields of `stepUpFields`
 */
export async function stepUp(proof: StepUpProof): Promise<string> {
  try {
    const { data } = await ('password' in proof
      ? createStepUp({ method: 'password', password: proof.password })
      : createStepUp({ method: 'code' }, { headers: { 'firebase-token': proof.phoneToken } }));
    return data.step_up.token;
  } catch (error) {
    throw ofProof(error);
  }
}

/** The headers of a change that needs a step-up. */
export const stepUpHeaders = (token: string) => ({ [stepUpFields.token]: token });

/** Whether a change was refused because its step-up token is missing, expired or used. */
export function isStepUpRequired(error: unknown): boolean {
  return error instanceof ApiError && error.fieldErrors.some(({ code }) => code === 'step_up_required');
}
