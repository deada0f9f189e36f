import { queryOptions } from '@tanstack/react-query';
import { readSession } from '#src/auth/session.ts';
import type { Erasure } from '#src/domain/erasure.ts';
import { type AttemptKeys, sendOnce, sendRepeatable } from './attempts.ts';
import { ApiError } from './errors.ts';
import type { ErasureDto, ErasureInputDto } from './generated/client.schemas.ts';
import { cancelErasure, createErasure, getListErasuresQueryKey, listErasures } from './generated/privacy/privacy.ts';

/** Maps a request to erase data. */
export function toErasure(erasure: ErasureDto): Erasure {
  return {
    id: erasure.id,
    scope: erasure.scope === 'account' ? 'account' : 'student',
    studentId: erasure.applicant_id,
    status: erasure.status,
    requestedAt: erasure.requested_at,
    cancellableUntil: erasure.cancellable_until,
    takesEffectAt: erasure.takes_effect_at,
    completedAt: erasure.completed_at,
    kept: erasure.kept.map(({ reason_code, end_date }) => ({ reason: reason_code, keptUntil: end_date })),
  };
}

const parentId = () => Number(readSession().userId);

/** The query of the parent's requests to erase data, the newest first (operation `listErasures`). */
export function erasuresQuery() {
  const userId = parentId();
  return queryOptions<Erasure[], ApiError>({
    queryKey: getListErasuresQueryKey(userId),
    queryFn: async ({ signal }) => (await listErasures(userId, { signal })).data.erasures.map(toErasure),
  });
}

/** What to erase: one student's data, or the account, which needs its password. */
export type ErasureRequest = { studentId: number } | { password: string };

/** Asks to erase data (operation `createErasure`). A repeated request answers the pending one. */
export async function requestErasure(request: ErasureRequest, keys: AttemptKeys): Promise<Erasure> {
  const body: ErasureInputDto =
    'studentId' in request
      ? { scope: 'applicant', applicant_id: request.studentId }
      : { scope: 'account', password: request.password };
  return sendOnce(
    keys,
    ['createErasure', body],
    (init) => createErasure(parentId(), body, init),
    ({ data }) => toErasure(data.erasure),
  );
}

/**
 * Cancels a pending request (operation `cancelErasure`).
 * @returns null if it was cancelled before: in another tab, or by an attempt whose answer was lost
 */
export async function takeBackErasure(id: number): Promise<Erasure | null> {
  try {
    return await sendRepeatable(
      async () => cancelErasure(parentId(), id),
      ({ data }) => toErasure(data.erasure),
    );
  } catch (error) {
    if (error instanceof ApiError && error.reasonCode === 'already_cancelled') return null;
    throw error;
  }
}
