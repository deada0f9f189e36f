import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { NotificationChoice, NotificationPreferences } from '#src/domain/notification-preference.ts';
import type { ApiError } from './errors.ts';
import { notificationChannelOf, notificationTopicOf } from './extensible-lists.ts';
import type { NotificationPreferencesDto } from './generated/client.schemas.ts';
import {
  getGetNotificationPreferencesQueryKey,
  getNotificationPreferences,
  updateNotificationPreferences,
} from './generated/notifications/notifications.ts';

/** Maps a parent's choices; those of unknown topics and channels are left out. */
export function toNotificationPreferences({
  version,
  preferences,
}: NotificationPreferencesDto): NotificationPreferences {
  return {
    version,
    preferences: preferences.flatMap((preference) => {
      const [topic, channel] = [notificationTopicOf(preference.topic), notificationChannelOf(preference.channel)];
      if (topic === null || channel === null) return [];
      return [{ topic, channel, isEnabled: preference.is_enabled, isRequired: preference.is_required }];
    }),
  };
}

/** The query of the parent's choices (operation `getNotificationPreferences`). */
export function notificationPreferencesQuery() {
  return queryOptions<NotificationPreferences, ApiError>({
    queryKey: getGetNotificationPreferencesQueryKey(),
    queryFn: async ({ signal }) =>
      toNotificationPreferences((await getNotificationPreferences({ signal })).data.notification_preferences),
  });
}

/** The parent's choices, on a page whose loader has loaded them. */
export function useNotificationPreferences(): NotificationPreferences {
  return useSuspenseQuery(notificationPreferencesQuery()).data;
}

/**
 * Saves changed choices (operation `updateNotificationPreferences`); an old version is refused (409).
 * @param changes at least one
 */
export async function saveNotificationChoices(
  version: number,
  changes: readonly NotificationChoice[],
): Promise<NotificationPreferences> {
  const preferences = changes.map(({ topic, channel, isEnabled }) => ({ topic, channel, is_enabled: isEnabled }));
  const { data } = await updateNotificationPreferences({ version, preferences });
  return toNotificationPreferences(data.notification_preferences);
}

/** Stores the choices of a response in the cache. */
export function keepNotificationPreferences(queryClient: QueryClient, preferences: NotificationPreferences): void {
  queryClient.setQueryData(notificationPreferencesQuery().queryKey, preferences);
}
