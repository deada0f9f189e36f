import { expect, it } from 'vitest';
import { toNotificationPreferences } from './notification-preferences.ts';

it('choices of a topic or a channel that this version of the app does not know are left out', () => {
  const choice = { is_enabled: true, is_required: false };
  const wire = {
    version: 3,
    preferences: [
      { topic: 'news', channel: 'sms', ...choice },
      { topic: 'weather', channel: 'sms', ...choice },
      { topic: 'news', channel: 'pigeon', ...choice },
    ],
  };
  expect(toNotificationPreferences(wire)).toEqual({
    version: 3,
    preferences: [{ topic: 'news', channel: 'sms', isEnabled: true, isRequired: false }],
  });
});
