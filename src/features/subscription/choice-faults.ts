import { formatDate } from '#src/i18n/formats.ts';
import type { PanelField } from './add-to-order.ts';
import type { CheckContext, CheckedChoice } from './checked-choice.ts';
import { countFaultText, type DayWords, offDayFaultText, startFaultText } from './fault-texts.ts';
import type { Student } from './students.ts';

/** What is wrong with a choice, field by field, in words; nothing for a sound one. */
export function choiceFaults(
  checked: CheckedChoice,
  student: Pick<Student, 'name'> | null,
  { frequency, ages, settings }: Pick<CheckContext, 'frequency' | 'ages' | 'settings'>,
  words: DayWords,
): Partial<Record<PanelField, string>> {
  const { intl, language } = words;
  const { countFault, startFault, ageFault, startsOn } = checked;
  const [offDay] = checked.offDayFaults;
  const faults: Partial<Record<PanelField, string>> = {};
  if (ageFault !== null && startsOn !== null && student !== null) {
    faults.students = intl.formatMessage(
      { id: `subscribe.students.${ageFault}` },
      { name: student.name, date: formatDate(language, startsOn), min: ages.minAge, max: ages.maxAge },
    );
  }
  if (countFault !== null) faults.count = countFaultText(intl, countFault, frequency, settings);
  if (startFault !== null) faults.start = startFaultText(words, startFault);
  if (offDay !== undefined) {
    faults.offDays = intl.formatMessage(
      { id: 'subscribe.offDays.fault' },
      { date: formatDate(language, offDay.on, 'day'), reason: offDayFaultText(words, offDay.on, offDay.blocked) },
    );
  }
  return faults;
}
