import type { NotificationType } from './notification.ts';

/** What a notification is about, in the order of the screen. */
export const notificationTopics = ['safety', 'payments', 'deadlines', 'orders', 'renewals', 'news'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** How a notification reaches the parent. */
export const notificationChannels = ['in_app', 'sms', 'email', 'whatsapp'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Whether notifications of a topic are sent through a channel. */
export interface NotificationChoice {
  topic: NotificationTopic;
  channel: NotificationChannel;
  isEnabled: boolean;
}

/** A choice as it is shown: some can't be switched off. */
export interface NotificationPreference extends NotificationChoice {
  isRequired: boolean;
}

/** A parent's choices. */
export interface NotificationPreferences {
  /** Counts the changes; a change names the version that it is based on. */
  version: number;
  preferences: NotificationPreference[];
}

const topics: Record<NotificationType, NotificationTopic> = {
  lunch_changed: 'safety',
  // A lunch that does not come.
  school_closed: 'safety',
  guardian_access: 'safety',
  order_confirmed: 'payments',
  payment_failed: 'payments',
  refund: 'payments',
  off_day_deadline: 'deadlines',
  delivery_out: 'orders',
  delivered: 'orders',
  off_day_added: 'orders',
  off_day_taken_back: 'orders',
  subscription_ended: 'orders',
  subscription_renewed: 'orders',
  order_place_kept: 'orders',
  subscription_ending: 'renewals',
  announcement: 'news',
};

/** The topic of a type of notification (rules.md#notification-topics). */
export function topicOf(type: NotificationType): NotificationTopic {
  return topics[type];
}

const requiredInApp: ReadonlySet<NotificationTopic> = new Set(['safety', 'payments']);

/** Whether a choice can't be switched off: what concerns a child's safety or money is always in the list of the app. */
export function isRequiredChoice(topic: NotificationTopic, channel: NotificationChannel): boolean {
  return channel === 'in_app' && requiredInApp.has(topic);
}

/** What holds before the first choice besides the list of the app. */
const enabledBefore: Readonly<Record<NotificationTopic, readonly NotificationChannel[]>> = {
  safety: ['sms'],
  payments: ['email'],
  deadlines: ['sms'],
  orders: [],
  renewals: [],
  news: [],
};

/**
 * Whether notifications of a topic are sent through a channel. A required one is, whatever was stored.
 * @param choices what the parent chose; of two for one topic and channel the last one counts
 */
export function isNotificationWanted(
  topic: NotificationTopic,
  channel: NotificationChannel,
  choices: readonly NotificationChoice[],
): boolean {
  if (isRequiredChoice(topic, channel)) return true;
  const chosen = choices.findLast((choice) => choice.topic === topic && choice.channel === channel);
  return chosen?.isEnabled ?? (channel === 'in_app' || enabledBefore[topic].includes(channel));
}

/** Every topic with every channel, as the parent chose or as it is before a choice. */
export function notificationPreferences(choices: readonly NotificationChoice[]): NotificationPreference[] {
  return notificationTopics.flatMap((topic) =>
    notificationChannels.map((channel) => ({
      topic,
      channel,
      isEnabled: isNotificationWanted(topic, channel, choices),
      isRequired: isRequiredChoice(topic, channel),
    })),
  );
}

/** Why a change of choices is refused, by its place in the list. */
export interface RefusedChoice {
  index: number;
  reason: 'taken' | 'not_allowed';
}

/** The changes that are refused: a topic and channel listed before, and a required choice that is switched off. */
export function refusedChoices(changes: readonly NotificationChoice[]): RefusedChoice[] {
  const isSame = (a: NotificationChoice, b: NotificationChoice) => a.topic === b.topic && a.channel === b.channel;
  return changes.flatMap((change, index): RefusedChoice[] => {
    if (changes.findIndex((other) => isSame(other, change)) < index) return [{ index, reason: 'taken' }];
    const isRefused = !change.isEnabled && isRequiredChoice(change.topic, change.channel);
    return isRefused ? [{ index, reason: 'not_allowed' }] : [];
  });
}

/** The choices after some changes; each topic and channel is stored once. */
export function withChoices(
  choices: readonly NotificationChoice[],
  changes: readonly NotificationChoice[],
): NotificationChoice[] {
  const kept = choices.filter(
    ({ topic, channel }) => !changes.some((change) => change.topic === topic && change.channel === channel),
  );
  return [...kept, ...changes];
}
