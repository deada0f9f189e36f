import { describe, expect, it } from 'vitest';
import type { NotificationList, NotificationPreferencesAnswer } from '#src/api/generated/zod/schemas.ts';
import { takeSnapshot } from '#mocks/store/db.ts';
import { notify } from '#mocks/orders/notify.ts';
import { eraseAccount } from '#mocks/privacy/erase.ts';
import { accountOf } from '#mocks/personas.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';

const clock = '2026-11-23T07:00:00Z';
const mock = testMock({ clock });

const path = '/notification-preferences';
const huda = testParent('huda');
const hudaInArabic = testParent('huda', 'ar');
const noura = testParent('noura');

const chosenBy = async (parent = huda) =>
  (await parent.get<NotificationPreferencesAnswer>(path)).body.data.notification_preferences;

const choose = async (version: number, preferences: readonly object[], parent = huda) =>
  parent.send<NotificationPreferencesAnswer>('PUT', path, { version, preferences });

const newsOff = { topic: 'news', channel: 'in_app', is_enabled: false };

const titles = async () =>
  (await huda.get<NotificationList>('/notifications?page_size=100')).body.data.notifications.map(({ title }) => title);

async function send(type: 'announcement' | 'lunch_changed', title: string): Promise<void> {
  const texts = { title, arabic_title: 'عنوان', body: 'Text', arabic_body: 'نص', entity_type: null, entity_id: null };
  await mock.backend.act(async (now) => notify(41, { type, ...texts }, now));
}

describe('the choice of notifications', () => {
  it('has every topic and channel before a choice, and keeps what is changed', async () => {
    const before = await chosenBy();
    expect(before.version).toBe(1);
    expect(before.preferences).toHaveLength(24);
    const { status, body } = await choose(1, [newsOff]);
    expect(status).toBe(200);
    const expected = before.preferences.map((each) =>
      each.topic === 'news' && each.channel === 'in_app' ? { ...each, is_enabled: false } : each,
    );
    expect(body.data.notification_preferences).toEqual({ version: 2, preferences: expected });
    expect(await chosenBy()).toEqual({ version: 2, preferences: expected });
    expect(await chosenBy(noura)).toEqual(before);
  });

  it('of an old version is refused with the present one', async () => {
    await choose(1, [newsOff]);
    const late = await choose(1, [{ topic: 'orders', channel: 'sms', is_enabled: true }], hudaInArabic);
    expect(late).toMatchObject({
      status: 409,
      body: {
        reason_code: 'changed',
        error: ['تغيّرت اختياراتك من جهاز آخر، ولم يُحفظ شيء بعد.'],
        data: { notification_preferences: { version: 2 } },
      },
    });
    expect((await chosenBy()).version).toBe(2);
  });

  it('can not switch off safety in the app, and then changes nothing', async () => {
    const before = await chosenBy();
    const answer = await choose(1, [newsOff, { topic: 'safety', channel: 'in_app', is_enabled: false }], hudaInArabic);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'preferences.1.is_enabled',
            code: 'not_allowed',
            message: 'تنبيهات السلامة والمدفوعات تظهر دائمًا في التطبيق.',
          },
        ],
      },
    });
    expect(await chosenBy()).toEqual(before);
  });

  it('decides which later notifications come; earlier ones stay', async () => {
    await send('announcement', 'Before');
    await choose(1, [newsOff]);
    await send('announcement', 'After');
    await send('lunch_changed', 'Another dish');
    expect(await titles()).toEqual(expect.arrayContaining(['Before', 'Another dish']));
    expect(await titles()).not.toContain('After');
  });

  it('is erased with the account', async () => {
    await choose(1, [newsOff]);
    await choose(1, [newsOff], noura);
    await eraseAccount(accountOf('huda').userId, new Date(clock));
    expect(takeSnapshot().notificationChoices.map(({ user_id }) => user_id)).toEqual([accountOf('noura').userId]);
  });
});
