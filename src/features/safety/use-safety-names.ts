import { useQuery } from '@tanstack/react-query';
import { allergensQuery, healthIssuesQuery } from '#src/api/lookups.ts';
import { inSentence } from '#src/features/dishes/in-sentence.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** The names of what a student must avoid, as they are written in a sentence. */
export interface SafetyNames {
  /** The name of an allergen by its code; the words of the code if no list has it. */
  allergen: (code: string) => string;
  /** The name of a health issue by its id; null if no list has it. */
  issue: (id: number) => string | null;
}

const keptMs = 600_000;

/** The names of allergens and health issues; until they have loaded, allergens by the words of their codes. */
export function useSafetyNames(): SafetyNames {
  const language = useLanguage();
  const { data: allergens } = useQuery({ ...allergensQuery(), staleTime: keptMs, meta: { isBackground: true } });
  const { data: issues } = useQuery({ ...healthIssuesQuery(), meta: { isBackground: true } });
  return {
    allergen: (code) => {
      const allergen = allergens?.find((each) => each.code === code);
      return allergen ? inSentence(language, nameOf(language, allergen)) : code.replaceAll('_', ' ');
    },
    issue: (id) => {
      const issue = issues?.find((each) => each.id === id);
      return issue ? nameOf(language, issue) : null;
    },
  };
}
