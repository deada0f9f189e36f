import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settingsQuery } from '#src/api/business-settings.ts';
import type { Language } from '#src/domain/language.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { OfflineBanner } from './offline-banner.tsx';

const intls = {
  en: createIntl({ locale: 'en', messages: await loadMessages('en') }),
  ar: createIntl({ locale: 'ar', messages: await loadMessages('ar') }),
};

beforeEach(() => {
  // 12 noon in Riyadh.
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

/** A page that shows one query. */
function Shown({ name }: { name: string }) {
  useQuery({ queryKey: [name], queryFn: async () => new Promise<string>(() => undefined), staleTime: 'static' });
  return null;
}

/**
 * Renders the banner above a page while the device is offline.
 * @param answeredAt when the device received each page's data
 * @returns the function that opens another page
 */
async function offlineOn(
  page: string,
  answeredAt: Record<string, string>,
  language: Language = 'en',
  queryClient = new QueryClient(),
) {
  for (const [name, at] of Object.entries(answeredAt)) {
    queryClient.setQueryData([name], name, { updatedAt: Date.parse(at) });
  }
  // As in the app, the layout is not rendered again with another page.
  const banner = <OfflineBanner />;
  const app = (name: string) => (
    <MantineProvider env="test">
      <RawIntlProvider value={intls[language]}>
        <QueryClientProvider client={queryClient}>
          {banner}
          <Shown name={name} />
        </QueryClientProvider>
      </RawIntlProvider>
    </MantineProvider>
  );
  const { rerender } = render(app(page));
  await pass(0);
  return async (other: string) => {
    rerender(app(other));
    await pass(0);
  };
}

const claim = () => screen.getByRole('region').querySelector('span')?.textContent?.replaceAll('\u00a0', ' ');

const meals = '2026-11-22T08:30:00Z';
const packages = '2026-11-22T07:05:00Z';

test('the age of the data is that of the page that is shown, also after a change of page', async () => {
  const open = await offlineOn('meals', { meals, packages });
  expect(claim()).toContain('11:30 am');
  await open('packages');
  expect(claim()).toContain('10:05 am');
  await open('meals');
  expect(claim()).toContain('11:30 am');
  await open('nothing');
  expect(claim()).toBe('Pages you have not opened yet will load when you’re back online.');
});

test.each([
  ['en', 'What you see is from Sat 21 Nov, 11:59 pm or later. Check allergens again when you’re back online.'],
  ['ar', 'ما تراه يعود إلى السبت 21 نوفمبر، 11:59 م أو بعد ذلك. راجع مسبّبات الحساسية بعد عودة الاتصال.'],
] as const)('data of another day has its date (%s)', async (language, text) => {
  await offlineOn('meals', { meals: '2026-11-21T20:59:00Z' }, language);
  expect(claim()).toBe(text);
});

test('the age of the data is told by the server’s clock, as everything else on the page', async () => {
  // The device's clock is twelve hours and five minutes behind.
  const settings = { settings: { now: '2026-11-22T21:05:00Z' } };
  const queryClient = new QueryClient();
  queryClient.setQueryData(settingsQuery().queryKey, { data: settings } as never);
  await offlineOn('meals', { meals }, 'en', queryClient);
  expect(claim()).toContain('is from Sun 22 Nov, 11:35 pm or later');
});

test('data of today has its date once the day is over', async () => {
  await offlineOn('meals', { meals });
  expect(claim()).toContain('is from 11:30 am or later');
  await pass(12 * 3_600_000 + 60_000);
  expect(claim()).toContain('is from Sun 22 Nov, 11:30 am or later');
});
