import {
  type NotificationChannel,
  type NotificationChoice,
  type NotificationPreferences,
  notificationTopics,
  type NotificationPreference,
  type NotificationTopic,
} from '#src/domain/notification-preference.ts';

/** The form's values: what is switched on, by topic and channel. */
export type PreferenceValues = Record<NotificationTopic, Partial<Record<NotificationChannel, boolean>>>;

/** The form's values of a parent's choices. */
export function valuesOf({ preferences }: NotificationPreferences): PreferenceValues {
  const values: PreferenceValues = { safety: {}, payments: {}, deadlines: {}, orders: {}, renewals: {}, news: {} };
  for (const { topic, channel, isEnabled } of preferences) values[topic][channel] = isEnabled;
  return values;
}

/** The choices that differ from the stored ones; those that can't be switched off never do. */
export function changedChoices(values: PreferenceValues, stored: NotificationPreferences): NotificationChoice[] {
  return stored.preferences
    .filter(({ topic, channel, isEnabled, isRequired }) => !isRequired && values[topic][channel] !== isEnabled)
    .map(({ topic, channel, isEnabled }) => ({ topic, channel, isEnabled: !isEnabled }));
}

/** The choices of each topic that the server has, in the order of the screen. */
export function preferencesByTopic({ preferences }: NotificationPreferences) {
  return notificationTopics
    .map((topic): { topic: NotificationTopic; preferences: NotificationPreference[] } => ({
      topic,
      preferences: preferences.filter((each) => each.topic === topic),
    }))
    .filter((each) => each.preferences.length > 0);
}
