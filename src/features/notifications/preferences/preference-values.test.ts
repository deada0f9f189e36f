import { expect, it } from 'vitest';
import { notificationPreferences } from '#src/domain/notification-preference.ts';
import { changedChoices, preferencesByTopic, valuesOf } from './preference-values.ts';

const stored = { version: 1, preferences: notificationPreferences([]) };

it('nothing differs from the stored choices before a change', () => {
  expect(changedChoices(valuesOf(stored), stored)).toEqual([]);
});

it('only what was switched is sent, and never what can not be switched off', () => {
  const values = valuesOf(stored);
  values.deadlines = { ...values.deadlines, sms: false, whatsapp: true };
  values.safety = { ...values.safety, in_app: false };
  expect(changedChoices(values, stored)).toEqual([
    { topic: 'deadlines', channel: 'sms', isEnabled: false },
    { topic: 'deadlines', channel: 'whatsapp', isEnabled: true },
  ]);
});

it('a topic or channel that the server does not have is neither shown nor sent', () => {
  const part = {
    version: 1,
    preferences: stored.preferences.filter(({ topic, channel }) => topic !== 'news' && channel !== 'whatsapp'),
  };
  const values = valuesOf(part);
  values.news = { in_app: false };
  expect(changedChoices(values, part)).toEqual([]);
  expect(preferencesByTopic(part).map(({ topic, preferences }) => `${topic} ${preferences.length}`)).toEqual([
    'safety 3',
    'payments 3',
    'deadlines 3',
    'orders 3',
    'renewals 3',
  ]);
});
