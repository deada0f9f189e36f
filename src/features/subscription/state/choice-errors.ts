import { formatDate } from '#src/i18n/formats.ts';
import type { CheckedSubscription } from './check-choices.ts';
import { countErrorText, type DayTextContext, offDayErrorText, startErrorText } from './choice-error-texts.ts';
import type { PanelField } from './panel-field.ts';

export type FieldErrors = Partial<Record<PanelField, string>>;

/** The messages for the rules that a choice breaks, by field; empty for a valid choice. */
export function choiceErrors(checked: CheckedSubscription, texts: DayTextContext): FieldErrors {
  const { intl, language } = texts;
  const { student, countError, startError, ageError, startsOn } = checked;
  const { frequency, ages, settings } = checked.context;
  const [offDay] = checked.offDayErrors;
  const errors: FieldErrors = {};
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
