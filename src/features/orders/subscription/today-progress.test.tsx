import { render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import type { LunchToday } from './lunch-today.ts';
import { TodayProgress } from './today-progress.tsx';

const reachedAt = { in_processing: null, out_for_delivery: null, delivered: null };

async function stepLabels(language: Language, lunch: LunchToday): Promise<string[]> {
  const intl = createIntl({ locale: localeOf(language), messages: await loadMessages(language) });
  render(
    <RawIntlProvider value={intl}>
      <TodayProgress lunch={lunch} name="Sara" today="2026-11-22" />
    </RawIntlProvider>,
  );
  return screen.getAllByRole('listitem').map((step) => (step.textContent ?? '').replace(/ \(.*\)$/, ''));
}

test.each([
  ['ar', 'in_processing', ['قيد التحضير', 'في الطريق', 'تم التوصيل']],
  ['ar', 'out_for_delivery', ['تم التحضير', 'في الطريق', 'تم التوصيل']],
  ['ar', 'delivered', ['تم التحضير', 'خرج للتوصيل', 'تم التوصيل']],
  ['en', 'delivered', ['In Processing', 'Out for delivery', 'Delivered']],
] as const)('H01 A step that is over is described as over (%s, %s)', async (language, progress, labels) => {
  expect(await stepLabels(language, { at: 'progress', progress, reachedAt })).toEqual(labels);
});
