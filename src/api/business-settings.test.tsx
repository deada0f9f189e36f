import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { settingsQuery, useBusinessSettings } from './business-settings.ts';
import type { SettingsAnswerDto } from './generated/client.schemas.ts';

test.each([
  [0.15, 15],
  [0.055, 5.5],
  [0.0725, 7.25],
  [0, 0],
])('a VAT rate of %d is %d percent, with all its decimals', (vat_rate, percent) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  queryClient.setQueryData(settingsQuery().queryKey, {
    data: { settings: { vat_rate, working_hours: [] as unknown[] } },
  } as SettingsAnswerDto);
  const { result } = renderHook(() => useBusinessSettings(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  expect(result.current.vatPercent).toBe(percent);
});
