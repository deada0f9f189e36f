import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { allergensQuery } from '#src/api/lookups.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/**
 * The names of the allergens that a package excludes (operation `listAllergens`); until they load, the words of their
 * codes.
 */
export function ExcludedAllergens({ codes }: { codes: readonly string[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const { data: allergens } = useQuery({ ...allergensQuery(), enabled: codes.length > 0, staleTime: Infinity });
  if (codes.length === 0) return <FormattedMessage id="packages.compare.without.none" />;
  const names = codes.map((code) => {
    const allergen = allergens?.find((each) => each.code === code);
    return allergen ? nameOf(language, allergen) : code.replaceAll('_', ' ');
  });
  return <span>{intl.formatList(names, { type: 'conjunction' })}</span>;
}
