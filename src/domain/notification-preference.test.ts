import { describe, expect, it } from 'vitest';
import {
  isNotificationWanted,
  isRequiredChoice,
  notificationChannels,
  notificationPreferences,
  notificationTopics,
  refusedChoices,
  topicOf,
  withChoices,
} from './notification-preference.ts';

const choice = (
  topic: (typeof notificationTopics)[number],
  channel: (typeof notificationChannels)[number],
  isEnabled: boolean,
) => ({ topic, channel, isEnabled });

describe('before a choice', () => {
  it('all is in the app, deadlines and safety by SMS, payments by email, nothing by WhatsApp', () => {
    const enabled = notificationPreferences([])
      .filter(({ isEnabled }) => isEnabled)
      .map(({ topic, channel }) => `${topic} ${channel}`);
    expect(enabled).toEqual([
      'safety in_app',
      'safety sms',
      'payments in_app',
      'payments email',
      'deadlines in_app',
      'deadlines sms',
      'orders in_app',
      'renewals in_app',
      'news in_app',
    ]);
  });

  it('every topic has every channel once', () => {
    expect(notificationPreferences([]).map(({ topic, channel }) => [topic, channel])).toEqual(
      notificationTopics.flatMap((topic) => notificationChannels.map((channel) => [topic, channel])),
    );
  });
});

describe('safety and payments in the app', () => {
  it('are the only choices that are required', () => {
    const required = notificationPreferences([]).filter(({ isRequired }) => isRequired);
    expect(required.map(({ topic, channel }) => [topic, channel])).toEqual([
      ['safety', 'in_app'],
      ['payments', 'in_app'],
    ]);
    expect(isRequiredChoice('safety', 'sms')).toBe(false);
  });

  it('are sent whatever was stored, and can not be switched off', () => {
    const off = choice('safety', 'in_app', false);
    expect(isNotificationWanted('safety', 'in_app', [off])).toBe(true);
    expect(refusedChoices([choice('news', 'in_app', false), off, choice('payments', 'in_app', true)])).toEqual([
      { index: 1, reason: 'not_allowed' },
    ]);
  });

  it('have what a child eats or does not get, who may look, and what was paid, failed or refunded', () => {
    expect((['lunch_changed', 'school_closed', 'guardian_access'] as const).map(topicOf)).toEqual([
      'safety',
      'safety',
      'safety',
    ]);
    expect((['order_confirmed', 'payment_failed', 'refund'] as const).map(topicOf)).toEqual([
      'payments',
      'payments',
      'payments',
    ]);
  });
});

describe('a choice', () => {
  it('concerns its topic and channel alone', () => {
    const choices = [choice('news', 'in_app', false), choice('orders', 'whatsapp', true)];
    const changed = notificationPreferences(choices).filter(
      (each, index) => each.isEnabled !== notificationPreferences([])[index]?.isEnabled,
    );
    expect(changed.map(({ topic, channel, isEnabled }) => [topic, channel, isEnabled])).toEqual([
      ['orders', 'whatsapp', true],
      ['news', 'in_app', false],
    ]);
  });

  it('replaces the earlier one; the others stay', () => {
    const before = [choice('news', 'sms', true), choice('orders', 'sms', true)];
    const changes = [choice('news', 'sms', false), choice('news', 'email', true)];
    expect(withChoices(before, changes)).toEqual([choice('orders', 'sms', true), ...changes]);
  });

  it('is refused if its topic and channel were listed before', () => {
    const twice = [choice('news', 'sms', true), choice('news', 'email', true), choice('news', 'sms', false)];
    expect(refusedChoices(twice)).toEqual([{ index: 2, reason: 'taken' }]);
  });
});
