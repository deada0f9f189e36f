import { render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import type { MealAllergen } from '#src/domain/meal.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { MealAllergenPair } from './meal-allergen-pair.tsx';

async function show(language: Language, allergens: MealAllergen[] | null): Promise<(string | null)[]> {
  const intl = createIntl({ locale: localeOf(language), messages: await loadMessages(language) });
  const { unmount } = render(
    <RawIntlProvider value={intl}>
      <MealAllergenPair allergens={allergens} />
    </RawIntlProvider>,
  );
  const texts = screen
    .getAllByRole('heading', { level: 3 })
    .map((each) => each.nextElementSibling?.textContent ?? null);
  unmount();
  return texts;
}

const milk: MealAllergen = { code: 'milk', name: 'Milk', arabicName: 'الحليب', level: 'contains' };
const wheat: MealAllergen = { code: 'wheat', name: 'Wheat', arabicName: 'القمح', level: 'may_contain' };

test.each<[string, MealAllergen[] | null, string[]]>([
  ['ingredients and traces apart', [milk, wheat], ['Milk', 'Wheat']],
  ['an allergen of an unknown level as an ingredient', [{ ...milk, level: 'fried' as never }], ['Milk', 'None listed']],
  ['none that is listed', [], ['None listed', 'None listed']],
  ['that they are not recorded', null, ['Not stated. Ask us first.', 'Not stated. Ask us first.']],
])('C11 the allergens of a meal: %s', async (_what, allergens, texts) => {
  expect(await show('en', allergens)).toEqual(texts);
});

test('C11 allergens that are not recorded, in Arabic', async () => {
  expect(await show('ar', null)).toEqual(['غير مذكور. اسألنا أولًا.', 'غير مذكور. اسألنا أولًا.']);
});
