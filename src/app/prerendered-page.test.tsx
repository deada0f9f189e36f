import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
  settingsQuery,
  useBusinessSettings,
  useKnownBusinessSettings,
  useKnownSettings,
} from '#src/api/business-settings.ts';
import type { SettingsAnswerDto } from '#src/api/generated/client.schemas.ts';
import { unknownTime } from '#src/api/unknown-time.ts';
import { restoreQueries } from './prerendered-page.ts';

const answer = (now: string, vat_rate: number) =>
  ({ data: { settings: { now, vat_rate, working_hours: [] as unknown[] } } }) as SettingsAnswerDto;

const newClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });

function Footer() {
  const now = useKnownSettings()?.now;
  const { vatPercent } = useBusinessSettings();
  return <p>{`${now} ${vatPercent} ${useKnownBusinessSettings().vatPercent}`}</p>;
}

const pageOf = (queryClient: QueryClient) => (
  <QueryClientProvider client={queryClient}>
    <Footer />
  </QueryClientProvider>
);

test('settings that are answered before React hydrates a prerendered page are shown after it', async () => {
  const { queryKey } = settingsQuery();
  const server = newClient();
  server.setQueryData(queryKey, answer(unknownTime, 0.15));
  const root = document.createElement('div');
  root.innerHTML = renderToString(pageOf(server));
  document.body.append(root);

  const browser = newClient();
  restoreQueries(browser, {
    path: '/',
    language: 'en',
    renderedAt: Date.now(),
    queries: dehydrate(server),
  });
  browser.setQueryData(queryKey, answer('2026-11-24T09:00:00+03:00', 0.2));
  const onRecoverableError = vi.fn();
  const hydrated = await act(async () => hydrateRoot(root, pageOf(browser), { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('paragraph').textContent).toBe('2026-11-24T09:00:00+03:00 20 20');
  await act(async () => hydrated.unmount());
  root.remove();
});

test.each([
  ['of the last minutes is shown without a request', 5, false],
  ['that is older is requested again, and keeps its age', 60, true],
  ['from the future, by the clock of the device, is requested again', -60, true],
])('prerendered data %s', (_which, minutes, isStale) => {
  const now = Date.parse('2026-11-24T09:00:00+03:00');
  vi.useFakeTimers({ now });
  const renderedAt = now - minutes * 60_000;
  const server = newClient();
  server.setQueryData(settingsQuery().queryKey, answer(unknownTime, 0.15));
  server.setQueryData(['meals'], ['Kabsa']);
  const browser = newClient();
  restoreQueries(browser, { path: '/', language: 'en', renderedAt, queries: dehydrate(server) });
  const stateOf = (queryKey: readonly unknown[]) => {
    const query = browser.getQueryCache().find({ queryKey });
    return { at: query?.state.dataUpdatedAt, isStale: query?.isStaleByTime(30_000) };
  };
  expect(stateOf(['meals'])).toEqual({ at: isStale ? renderedAt : now, isStale });
  expect(stateOf(settingsQuery().queryKey)).toEqual({ at: renderedAt, isStale: true });
  vi.useRealTimers();
});
