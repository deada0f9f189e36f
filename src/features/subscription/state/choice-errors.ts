import { formatDate } from '#src/i18n/formats.ts';
import type { PanelField } from '#src/features/subscription/submit/add-to-order.ts';
import type { CheckContext, CheckedChoice } from './checked-choice.ts';
import { countErrorText, type DayTextContext, offDayErrorText, startErrorText } from './choice-error-texts.ts';
import type { Student } from './student.ts';

/** What is wrong with a choice, field by field, in words; nothing for a sound one. */
export function choiceErrors(
  checked: CheckedChoice,
  student: Pick<Student, 'name'> | null,
  { frequency, ages, settings }: Pick<CheckContext, 'frequency' | 'ages' | 'settings'>,
  texts: DayTextContext,
): Partial<Record<PanelField, string>> {
  const { intl, language } = texts;
  const { countError, startError, ageError, startsOn } = checked;
  const [offDay] = checked.offDayErrors;
  const errors: Partial<Record<PanelField, string>> = {};
  if (ageError !== null && startsOn !== null && student !== null) {
    errors.students = intl.formatMessage(
      { id: `subscribe.students.${ageError}` },
      { name: student.name, date: formatDate(language, startsOn), min: ages.minAge, max: ages.maxAge },
    );
  }
  if (countError !== null) errors.count = countErrorText(intl, countError, frequency, settings);
  if (startError !== null) errors.start = startErrorText(texts, startError);
  if (offDay !== undefined) {
    errors.offDays = intl.formatMessage(
      { id: 'subscribe.offDays.error' },
      { date: formatDate(language, offDay.on, 'day'), reason: offDayErrorText(texts, offDay.on, offDay.blocked) },
    );
  }
  return errors;
}
