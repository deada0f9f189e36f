import { render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import type { Student } from '#src/domain/student.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { StudentHealthBadges } from './student-health-badges.tsx';

const issue = (
  id: number,
  category: 'chronic' | 'allergy',
  name: string,
  arabic: string,
  description: string | null,
) => ({
  id,
  name,
  arabicName: arabic,
  category,
  description,
});

type Health = Pick<Student, 'healthIssues' | 'allergens'>;

const health: Health = {
  healthIssues: [
    issue(1, 'chronic', 'Type 1 diabetes', 'السكري من النوع الأول', 'Counts carbohydrates'),
    issue(12, 'allergy', 'Peanut allergy', 'حساسية الفول السوداني', 'Carries a pen'),
    issue(19, 'allergy', 'Another food allergy', 'حساسية طعام أخرى', 'Kiwi: swollen lips'),
    issue(20, 'allergy', 'Strawberry allergy', 'حساسية الفراولة', null),
  ],
  allergens: [{ code: 'peanuts', name: 'Peanuts', arabicName: 'الفول السوداني', severity: 'severe' }],
};

const lines = {
  en: [
    'Food allergyPeanuts (severe)',
    'Peanut allergyCarries a pen',
    'Another food allergyKiwi: swollen lips',
    'Strawberry allergy',
    'Type 1 diabetesCounts carbohydrates',
  ],
  ar: [
    'حساسية طعامالفول السوداني (شديدة)',
    'حساسية الفول السودانيCarries a pen',
    'حساسية طعام أخرىKiwi: swollen lips',
    'حساسية الفراولة',
    'السكري من النوع الأولCounts carbohydrates',
  ],
};

async function show(language: Language, student: Health): Promise<void> {
  const intl = createIntl({ locale: localeOf(language), messages: await loadMessages(language) });
  render(
    <RawIntlProvider value={intl}>
      <StudentHealthBadges student={student} />
    </RawIntlProvider>,
  );
}

test.each(['en', 'ar'] as const)('S01 names every allergy and condition with its own note (%s)', async (language) => {
  await show(language, health);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines[language]);
});

test('S01 shows that there is no health issue only where none is known', async () => {
  await show('en', { healthIssues: [], allergens: [] });
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.body.textContent).toBe('No health issue');
});

test('S01 names an allergen with a severity that this version does not know', async () => {
  const [peanuts] = health.allergens;
  await show('en', { healthIssues: [], allergens: peanuts ? [{ ...peanuts, severity: null }] : [] });
  expect(screen.getByRole('listitem').textContent).toBe('Food allergyPeanuts');
});
