import type { Student } from '#src/domain/student.ts';
import type { NotificationPreferences } from '#src/domain/notification-preference.ts';
import type { User } from '#src/domain/user.ts';
import { ApiError } from './errors.ts';
import type {
  ApplicantConflictDto,
  NotificationPreferencesConflictDto,
  UserConflictDto,
} from './generated/client.schemas.ts';
import { toNotificationPreferences } from './notification-preferences.ts';
import { userOf } from './signed-in-user.ts';
import { toStudent } from './students.ts';

/** The body of the refusal of an old version (`stale_version`); null for any other error. */
function staleBody(error: unknown): unknown {
  const isStale = error instanceof ApiError && error.fieldErrors.some(({ code }) => code === 'stale_version');
  return isStale ? error.body : null;
}

/** The present student, if a change was refused because another device had saved meanwhile (operation `updateApplicant`). */
export function studentSavedElsewhere(error: unknown): Student | null {
  const body = staleBody(error) as ApplicantConflictDto | null;
  return body && toStudent(body.data.applicant);
}

/** The present user, if a change was refused because another device had saved meanwhile (operation `updateUser`). */
export function userSavedElsewhere(error: unknown): User | null {
  const body = staleBody(error) as UserConflictDto | null;
  return body && userOf(body);
}

/**
 * The present choices, if a change was refused because another device had saved meanwhile (operation
 * `updateNotificationPreferences`).
 */
export function preferencesSavedElsewhere(error: unknown): NotificationPreferences | null {
  const body = staleBody(error) as NotificationPreferencesConflictDto | null;
  return body && toNotificationPreferences(body.data.notification_preferences);
}
