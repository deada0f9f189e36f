import { render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import type { SafetyVerdict } from '#src/domain/meal-safety.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { SafetyMark } from './safety-mark.tsx';

const words: [Language, 'dish' | 'package', Record<SafetyVerdict, string>][] = [
  ['en', 'dish', { safe: 'Suitable', check: 'Check first', blocked: 'Not suitable' }],
  ['en', 'package', { safe: 'Fits', check: 'Check first', blocked: 'Does not fit' }],
  ['ar', 'dish', { safe: 'مناسبة', check: 'تحقّق أولًا', blocked: 'غير مناسبة' }],
  ['ar', 'package', { safe: 'مناسبة', check: 'تحقّق أولًا', blocked: 'غير مناسبة' }],
];

test.each(words)('a verdict has a word and an icon of its own: %s, a %s', async (language, of, expected) => {
  const intl = createIntl({ locale: localeOf(language), messages: await loadMessages(language) });
  const icons = new Set<string>();
  for (const [verdict, word] of Object.entries(expected)) {
    const { container, unmount } = render(
      <RawIntlProvider value={intl}>
        <SafetyMark verdict={verdict as SafetyVerdict} of={of} />
      </RawIntlProvider>,
    );
    expect(screen.getByText(word)).toBeDefined();
    icons.add(container.querySelector('svg')?.innerHTML ?? '');
    unmount();
  }
  expect(icons.size).toBe(3);
});
