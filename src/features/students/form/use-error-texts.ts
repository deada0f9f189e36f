import { useIntl } from 'react-intl';
import { birthDateBounds } from '#src/domain/age.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { FoundError, StudentRules } from './student-errors.ts';

/** The message for an error of the student form: what is wrong, and how to correct it. */
export function useErrorTexts({
  today,
  limits,
}: Pick<StudentRules, 'today' | 'limits'>): (found: FoundError) => string {
  const intl = useIntl();
  const language = useLanguage();
  const { earliest, latest } = birthDateBounds(today, limits);
  return ({ reason, count = 0 }) =>
    intl.formatMessage(
      { id: `student.error.${reason}` },
      {
        count,
        min: limits.minAge,
        max: limits.maxAge,
        earliest: formatDate(language, earliest, 'date'),
        latest: formatDate(language, latest, 'date'),
      },
    );
}
