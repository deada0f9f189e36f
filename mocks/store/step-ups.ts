import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import { stepUpEnd } from '#src/domain/step-up.ts';
import { db, nextId } from './db.ts';
import type { StepUpRecord } from './public-records.ts';
import { secretFor, sessionOf } from './sessions.ts';

const header = 'Step-Up-Token';

/** Opens a step-up in the session of a call (rules.md#step-up). */
export async function openStepUp(userId: number, headers: Headers, now: Date): Promise<StepUpRecord> {
  const id = nextId('stepUps');
  return db.stepUps.create({
    id,
    user_id: userId,
    session_id: sessionOf(headers)?.id ?? 0,
    token: `su_${secretFor(id, 0x85ebca6b)}`,
    expires_at: stepUpEnd(now, defaultBusinessSettings.stepUpMinutes).toISOString(),
    spent_on: null,
  });
}

/** The step-up that a call names: of its own session and not expired. It may be spent. */
export function stepUpOf(headers: Headers, now: Date): StepUpRecord | undefined {
  const token = headers.get(header);
  const found = db.stepUps.findFirst((query) => query.where({ token: token ?? '' }));
  const isOwn = found !== undefined && found.session_id === sessionOf(headers)?.id;
  return isOwn && new Date(found.expires_at) > now ? found : undefined;
}

/** Marks a step-up as used, because it serves one change. */
export async function spendStepUp({ id }: StepUpRecord, on: 'password' | 'number'): Promise<void> {
  await db.stepUps.update((query) => query.where({ id }), {
    data(stepUp) {
      stepUp.spent_on = on;
    },
  });
}

/** Ends the open step-ups of a parent, in every session. */
export function endStepUps(userId: number): void {
  db.stepUps.deleteMany((query) => query.where({ user_id: userId, spent_on: null }));
}
