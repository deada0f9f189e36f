import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testParent } from '#mocks/test-parent.ts';
import { addDays } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

const orders = '/profile/my-orders/current-orders';
const pageText = () => (screen.getByRole('main').textContent ?? '').replaceAll('\u00a0', ' ');

/** On Monday 23 November: one of Lama's off days is over, two are requested and the tenth is ahead. */
async function askForTwo(): Promise<void> {
  mock.set({ clock: '2026-11-23T07:00:00Z' });
  await mock.backend.reset();
  const asked = { sub_order_id: 3022, vacancy: ['2026-12-02', '2026-12-01'] };
  expect((await testParent('huda').send('POST', '/applicants/13/vacations', asked)).status).toBe(201);
  signInAs('huda');
}

const short = {
  en: 'Off days: Tue 10 Nov, Tue 1 Dec and Wed 2 Dec',
  ar: 'أيام الغياب: الثلاثاء 10 نوفمبر والثلاثاء 1 ديسمبر والأربعاء 2 ديسمبر',
};
const full = {
  en: /Off days.*Tue 10 Nov 2026.*Tue 1 Dec 2026.*Wed 2 Dec 2026/,
  ar: /أيام الغياب.*الثلاثاء 10 نوفمبر 2026.*الثلاثاء 1 ديسمبر 2026.*الأربعاء 2 ديسمبر 2026/,
};

const places = [
  ['the list of orders', orders, short],
  ['the page of the order', `${orders}?order=2051&subscription=3022`, short],
  ['the report', '/profile/my-orders/report/2051', full],
] as const;

test.each(
  places.flatMap(([place, path, texts]) => (['en', 'ar'] as const).map((lang) => [place, path, lang, texts] as const)),
)(
  'P06 H03 on %s (%s, %s) all off days of the period are shown, past ones too',
  async (_place, path, language, texts) => {
    await askForTwo();
    await open(path, language);
    await waitFor(() => {
      expect(pageText().replaceAll(/[\u2066-\u2069]/g, '')).toMatch(texts[language]);
    });
  },
);

test.each([
  ['en', 'Off days: Tue 10 Nov, Tue 1 Dec and Wed 2 Dec'],
  ['ar', 'أيام الغياب: الثلاثاء 10 نوفمبر والثلاثاء 1 ديسمبر والأربعاء 2 ديسمبر'],
] as const)('P06 H02 an order that is over lists them too (%s)', async (language, text) => {
  await askForTwo();
  mock.set({ clock: '2027-01-20T07:00:00Z' });
  await open('/profile/my-orders/history', language);
  await waitFor(() => {
    expect(pageText()).toContain(text);
  });
});

test.each([
  ['en', 'Booked from', 'Next deliveries'],
  ['ar', 'محجوز من', 'مواعيد التوصيل القادمة'],
] as const)(
  'H04 a cancelled order shows no next deliveries, and no end that its off days moved (%s)',
  async (language, from, next) => {
    mock.set({ clock: '2026-11-23T07:00:00Z' });
    await mock.backend.reset();
    const huda = testParent('huda');
    const [sara] = (await huda.order(2053)).sub_orders;
    if (!sara) throw new Error('The order has no subscription');
    const off = addDays(sara.start_date, 2);
    const asked = { sub_order_id: sara.id, vacancy: [off] };
    expect((await huda.send('POST', `/applicants/${sara.applicant_id}/vacations`, asked)).status).toBe(201);
    const { version, sub_orders } = await huda.order(2053);
    const moved = sub_orders[0]?.end_date ?? '';
    expect(moved > sara.end_date).toBe(true);
    expect((await huda.send('POST', '/orders/2053/cancel', { version })).status).toBe(200);

    signInAs('huda');
    const router = await open('/profile/my-orders/history?order=2053', language);
    const date = (on: string, style: 'date' | 'dayMonth' = 'dayMonth') =>
      formatDate(language, on, style).replaceAll('\u00a0', ' ');
    await waitFor(() => {
      expect(pageText()).toContain(`${from} ${date(sara.start_date, 'date')}`);
      expect(router.options.context.queryClient.isFetching()).toBe(0);
    });
    expect(pageText()).not.toContain(next);
    for (const on of [moved, sara.end_date, off]) expect(pageText()).not.toContain(date(on));

    await router.navigate({ to: '/profile/my-orders/report/$orderId', params: { orderId: '2053' } });
    await waitFor(() => {
      expect(pageText()).toContain(language === 'en' ? 'Start date' : 'تاريخ البداية');
    });
    expect(pageText()).not.toContain(date(moved, 'date'));
  },
);
