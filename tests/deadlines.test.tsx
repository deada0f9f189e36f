import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { testParent } from '#mocks/test-parent.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { getGetSettingsQueryKey } from '#src/api/generated/settings/settings.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

// At noon in Riyadh Salma's payment is four minutes old and held for thirty. Huda's order was paid twenty hours ago and
// can be cancelled for seventy-two.
const places = [
  {
    what: 'an order in the cart that waits for its payment',
    persona: 'salma',
    path: '/cart/choose-applicants',
    en: 'Finish paying by Sat 21 Nov, 12:26 pm (26 minutes left). After',
    ar: 'أكمل الدفع قبل السبت 21 نوفمبر، 12:26 م (بقيت 26 دقيقة). بعد',
  },
  {
    what: 'a payment that can be gone on with',
    persona: 'salma',
    path: '/checkout?payment=736',
    en: 'You can continue there until Sat 21 Nov, 12:26 pm (26 minutes left). The',
    ar: 'يمكنك المتابعة فيها حتى السبت 21 نوفمبر، 12:26 م (بقيت 26 دقيقة)، ولن',
  },
  {
    what: 'an order with a failed payment',
    persona: 'salma',
    path: '/checkout?payment=736',
    declined: 736,
    en: 'kept for you until Sat 21 Nov, 12:26 pm (26 minutes left).',
    ar: 'ونحتفظ لك بالطلب حتى السبت 21 نوفمبر، 12:26 م (بقيت 26 دقيقة).',
  },
  {
    what: 'what is due',
    persona: 'salma',
    path: '/profile/my-orders/payment',
    en: 'Held for you until Sat 21 Nov, 12:26 pm (26 minutes left)',
    ar: 'محجوز لك حتى السبت 21 نوفمبر، 12:26 م (بقيت 26 دقيقة)',
  },
  {
    what: 'a subscription that was just paid for',
    persona: 'huda',
    path: '/sub-successful?order=2053',
    en: 'You can cancel until Mon 23 Nov, 4:00 pm (2 days 4 hours left). If you cancel now, the full amount is refunded.',
    ar: 'يمكنك الإلغاء حتى الاثنين 23 نوفمبر، 4:00 م (بقي يومان و4 ساعات). إذا ألغيت الآن يُعاد المبلغ كاملًا.',
  },
] as const;

/** The innermost element of the page with this text; no-break spaces count as spaces. */
function elementWith(words: string): Element | undefined {
  const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
  return [...screen.getByRole('main').querySelectorAll('*')].findLast((element) => text(element).includes(words));
}

const cases = places.flatMap((place) => (['en', 'ar'] as const).map((language) => ({ ...place, language })));

test.each(cases)('O06 $what: until when, and how long that still is ($language)', async ({ language, ...place }) => {
  if ('declined' in place) {
    await mock.backend.act(async (at) => settle(place.declined, 'declined', at));
  }
  signInAs(place.persona);
  await open(place.path, language);
  const shown = await waitFor(() => {
    const found = elementWith(place[language]);
    if (!found) throw new Error(`The page shows: ${screen.getByRole('main').textContent}`);
    return found;
  });
  // The text changes every minute, which a screen reader must not announce.
  expect(shown.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});

// On Wednesday 25 November at 20:00, Huda's order, paid twenty hours ago, can be cancelled until midnight before
// Saturday.
const midnights = [
  {
    what: 'a subscription that was just paid for',
    path: '/sub-successful?order=2053',
    en: 'You can cancel until the end of Fri 27 Nov (2 days 4 hours left)',
    ar: 'يمكنك الإلغاء حتى نهاية الجمعة 27 نوفمبر (بقي يومان و4 ساعات)',
  },
  {
    what: 'the page of its order',
    path: '/profile/my-orders/current-orders?order=2053',
    en: 'Until the end of Fri 27 Nov, Riyadh time',
    ar: 'حتى نهاية الجمعة 27 نوفمبر، بتوقيت الرياض',
  },
  {
    what: 'the page of its order once it is over',
    path: '/profile/my-orders/current-orders?order=2053',
    later: '2026-11-28T07:00:00Z',
    en: 'Closed since the end of Fri 27 Nov (10 hours ago)',
    ar: 'أُغلق منذ نهاية الجمعة 27 نوفمبر',
  },
] as const;

test.each(midnights.flatMap((place) => (['en', 'ar'] as const).map((language) => ({ ...place, language }))))(
  'H04 $what: a deadline at midnight names the day that ends ($language)',
  async ({ language, path, ...place }) => {
    mock.set({ clock: '2026-11-25T17:00:00Z' });
    await mock.backend.reset();
    if ('later' in place) mock.set({ clock: place.later });
    signInAs('huda');
    await open(path, language);
    await waitFor(() => {
      if (!elementWith(place[language])) throw new Error(`The page shows: ${screen.getByRole('main').textContent}`);
    });
    expect(elementWith(language === 'en' ? 'Sat 28 Nov, 12:00' : 'السبت 28 نوفمبر، 12:00')).toBeUndefined();
  },
);

test.each([
  ['en', 'until the end of Sat 28 Nov (5 days 14 hours left).'],
  ['ar', 'حتى نهاية السبت 28 نوفمبر (بقيت 5 أيام و14 ساعة).'],
] as const)('H03 off days can be taken back until the end of a day ($0)', async (language, words) => {
  mock.set({ clock: '2026-11-23T07:00:00Z' });
  await mock.backend.reset();
  const asked = { sub_order_id: 3022, vacancy: ['2026-12-01'] };
  expect((await testParent('huda').send('POST', '/applicants/13/vacations', asked)).status).toBe(201);
  signInAs('huda');
  const { formatMessage } = createIntl({ locale: language, messages: await loadMessages(language) });
  await open('/profile/my-orders/current-orders?order=2051&subscription=3022', language);
  const action = formatMessage({ id: 'order.offDays.action' });
  fireEvent.click(await screen.findByText(action));
  const dialog = within(await screen.findByRole('dialog'));
  const next = formatMessage({ id: 'subscribe.calendar.next' });
  fireEvent.click(await dialog.findByRole('button', { name: next }));
  const text = () => (screen.getByRole('dialog').textContent ?? '').replaceAll('\u00a0', ' ');
  await waitFor(() => {
    expect(text()).toContain(words);
  });
  expect(text()).not.toContain('12:00');
});

test('O06 without the server’s clock a deadline is shown as an instant, and the page works', async () => {
  mock.set({ scenario: 'refused-getSettings-500' });
  signInAs('salma');
  const { queryClient } = (await open('/checkout?payment=736')).options.context;
  await waitFor(() => {
    expect(queryClient.getQueryState(getGetSettingsQueryKey())?.status).toBe('error');
    expect(elementWith('until Sat 21 Nov, 12:26 pm. The same payment')?.matches('[hidden] *')).toBe(false);
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
