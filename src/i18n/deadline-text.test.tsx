import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { getGetSettingsQueryKey } from '#src/api/generated/settings/settings.ts';
import { useKnownServerNow } from '#src/api/server-now.ts';
import type { Language } from '#src/domain/language.ts';
import { DeadlineText } from './deadline-text.tsx';
import { localeOf } from './formats.ts';
import { loadMessages } from './messages.ts';

const deviceNow = new Date('2001-01-01T00:00:00Z');
const serverNow = '2026-11-22T07:00:00Z';

beforeEach(() => {
  vi.useFakeTimers({ now: deviceNow });
  return () => vi.useRealTimers();
});

function Deadline({ until }: { until: string }) {
  return <DeadlineText at={until} now={useKnownServerNow()} />;
}

async function show(language: Language, until: string): Promise<() => string> {
  const intl = createIntl({ locale: localeOf(language), messages: await loadMessages(language) });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  client.setQueryData(getGetSettingsQueryKey(), { data: { settings: { now: serverNow } } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intl}>
        <Deadline until={until} />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  return () => (container.textContent ?? '').replaceAll('\u00a0', ' ');
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('the time left follows the server’s clock, not the device’s, and disappears at zero', async () => {
  const text = await show('en', '2026-11-22T07:30:00Z');
  expect(text()).toBe('Sun 22 Nov, 10:30 am (30 minutes left)');
  pass(18 * 60_000);
  expect(text()).toBe('Sun 22 Nov, 10:30 am (12 minutes left)');
  pass(11 * 60_000);
  expect(text()).toBe('Sun 22 Nov, 10:30 am (1 minute left)');
  pass(60_000);
  expect(text()).toBe('Sun 22 Nov, 10:30 am');
});

test.each([
  [1, 'بقيت دقيقة واحدة'],
  [2, 'بقيت دقيقتان'],
  [10, 'بقيت 10 دقائق'],
  [12, 'بقيت 12 دقيقة'],
  [100, 'بقيت ساعة واحدة و40 دقيقة'],
  [24 * 60, 'بقي يوم واحد'],
  [48 * 60, 'بقي يومان'],
  [72 * 60, 'بقيت 3 أيام'],
  [10 * 24 * 60 + 60, 'بقيت 10 أيام وساعة واحدة'],
  [11 * 24 * 60, 'بقي 11 يومًا'],
])('Arabic counts %i minutes as Arabic does', async (minutes, words) => {
  const text = await show('ar', new Date(Date.parse(serverNow) + minutes * 60_000).toISOString());
  expect(text()).toMatch(new RegExp(`\\(${words}\\)$`));
});

test.each([
  ['en', '2026-11-27T20:59:59Z', 'Fri 27 Nov, 11:59 pm (5 days 14 hours left)'],
  ['en', '2026-11-27T21:00:00Z', 'the end of Fri 27 Nov (5 days 14 hours left)'],
  ['en', '2026-11-27T21:01:00Z', 'Sat 28 Nov, 12:01 am (5 days 14 hours left)'],
  ['en', '2026-11-20T21:00:00Z', 'the end of Fri 20 Nov'],
  ['ar', '2026-11-27T20:59:59Z', 'الجمعة 27 نوفمبر، 11:59 م (بقيت 5 أيام و14 ساعة)'],
  ['ar', '2026-11-27T21:00:00Z', 'نهاية الجمعة 27 نوفمبر (بقيت 5 أيام و14 ساعة)'],
] as const)('H03 H04 in %s a deadline at %s is written "%s"', async (language, until, words) => {
  const text = await show(language, until);
  expect(text()).toBe(words);
});
