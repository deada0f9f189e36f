import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { neighbourhoodsQuery } from '#src/api/lookups.ts';
import type { Allergen, HealthIssue } from '#src/domain/health.ts';
import type { NamedPlace } from '#src/domain/home-address.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { type DifferingField, SavedElsewhereDialog } from '#src/forms/saved-elsewhere-dialog.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { allergyChoice, namedIssues } from '#src/features/students/health/student-health.ts';
import { homeFields } from '#src/features/students/home/home-values.ts';
import type { useStudentLists } from '#src/features/students/student-queries.ts';
import { differingParts, type StudentPart } from './student-conflict.ts';
import type { StudentValues } from './student-values.ts';

const labels: Record<StudentPart, MessageId> = {
  allergens: 'student.health.allergens',
  issues: 'student.health.label',
  name: 'student.about.name',
  arabicName: 'student.about.arabicName',
  birthDate: 'student.about.birth',
  school: 'student.school.label',
  level: 'student.about.level',
  target: 'student.delivery.label',
  home: 'student.home.title',
};

interface StudentConflictDialogProps {
  mine: StudentValues;
  /** The stored student as values of the form; null while there is no conflict. */
  stored: StudentValues | null;
  lists: Omit<ReturnType<typeof useStudentLists>, 'issues' | 'allergens'> & {
    issues: readonly HealthIssue[];
    allergens: readonly Allergen[];
  };
  onUseSaved: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** What another device has changed about the student since the form was opened. */
export function StudentConflictDialog({ mine, stored, lists, ...ways }: StudentConflictDialogProps) {
  const intl = useIntl();
  const language = useLanguage();

  const neighbourhoodsOfMine = useNeighbourhoods(stored === null ? null : mine.regionId);
  const neighbourhoods = [...neighbourhoodsOfMine, ...useNeighbourhoods(stored?.regionId ?? null)];

  const texts: Record<StudentPart, (values: StudentValues) => string> = {
    allergens: ({ issues, allergens }) =>
      intl.formatList(
        Object.entries(issues.includes(allergyChoice) ? allergens : {}).map(([code, severity]) => {
          const known = lists.allergens.find((each) => each.code === code);
          const allergen = known ? nameOf(language, known) : code;
          return severity === null
            ? allergen
            : intl.formatMessage({ id: `students.card.severity.${severity}` }, { allergen });
        }),
        { type: 'unit' },
      ),
    issues: (values) =>
      namedIssues(values, lists.issues)
        .map((issue) =>
          [nameOf(language, issue), (values.descriptions[String(issue.id)] ?? '').trim()].filter(Boolean).join(': '),
        )
        .join('\n'),
    name: ({ name }) => name,
    arabicName: ({ arabicName }) => arabicName,
    birthDate: ({ birthDate }) => (birthDate === null ? '' : formatDate(language, birthDate)),
    school: ({ school }) => (school ? nameOf(language, school) : ''),
    level: ({ levelId }) => {
      const level = lists.levels.find(({ id }) => String(id) === levelId);
      return level ? nameOf(language, level) : '';
    },
    target: ({ deliveryTarget }) => intl.formatMessage({ id: `student.delivery.${deliveryTarget}` }),
    home: (values) => {
      const region = lists.regions.find(({ id }) => String(id) === values.regionId);
      const typed = homeFields.filter((field) => field !== 'regionId' && field !== 'neighbourhoodId');
      const neighbourhood = neighbourhoods.find(({ id }) => String(id) === values.neighbourhoodId);
      const places = [region, neighbourhood].map((place) => (place ? nameOf(language, place) : ''));
      const lines = [...places, ...typed.map((field) => (values[field] ?? '').trim())];
      // A list would join the lines by "and" in Arabic.
      return lines.filter(Boolean).join('\n');
    },
  };
  const fields = stored === null ? null : rowsOf(stored);

  function rowsOf(saved: StudentValues): DifferingField[] {
    return differingParts(mine, saved, lists.issues).map((part) => ({
      key: part,
      label: <FormattedMessage id={labels[part]} />,
      stored: texts[part](saved),
      mine: texts[part](mine),
    }));
  }

  return <SavedElsewhereDialog {...ways} fields={fields} note={<FormattedMessage id="savedElsewhere.note.health" />} />;
}

const none: readonly NamedPlace[] = [];

/** The neighbourhoods of a region; none until they are loaded, or without a region. */
function useNeighbourhoods(regionId: string | null): readonly NamedPlace[] {
  const { data } = useQuery({
    ...neighbourhoodsQuery(Number(regionId)),
    enabled: regionId !== null,
    meta: { isBackground: true },
  });
  return data ?? none;
}
