import type { IntlShape } from 'react-intl';
import {
  ambulanceNumber,
  type CareAllergy,
  type CareCondition,
  type CareDay,
  type CareHealth,
} from '#src/domain/care-card.ts';
import { company } from '#src/domain/company.ts';
import type { Language } from '#src/domain/language.ts';
import type { NutritionValue } from '#src/domain/meal.ts';
import { displayPhoneNumber } from '#src/domain/phone-number.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { Student, StudentHealthIssue } from '#src/domain/student.ts';
import type { User } from '#src/domain/user.ts';
import { formatDate, formatNumber } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { isolated } from '#src/pdf/isolate.ts';

/** A text of the card: the card has both languages, whatever the page's language is. */
export type BothTexts = Record<Language, string>;

/** A health issue with the parent's own words, which exist in one language only. */
interface IssueTexts {
  key: string;
  name: BothTexts;
  words: string | null;
}

export interface AllergyTexts {
  /** `unknown` has to be treated as severe. */
  severity: 'severe' | 'unknown' | 'moderate' | 'mild';
  label: BothTexts;
  /** The allergens with a code; null if there are none. */
  names: BothTexts | null;
  /** Allergies without a code. */
  issues: IssueTexts[];
  toDo: BothTexts;
}

export interface DayTexts {
  on: CivilDate;
  day: BothTexts;
  /** Why the day has no dish, or not all of them; null if it has. */
  state: BothTexts | null;
  dishes: { key: string; name: BothTexts; values: BothTexts }[];
}

/** Everything that the card says, for the page and for the PDF. */
export interface CareCardTexts {
  title: BothTexts;
  name: BothTexts;
  facts: { key: 'level' | 'school'; label: BothTexts; value: BothTexts }[];
  contact: { title: BothTexts; name: BothTexts; phone: string; ambulance: BothTexts };
  allergies: {
    title: BothTexts;
    toDoTitle: BothTexts;
    none: BothTexts | null;
    groups: AllergyTexts[];
    notes: IssueTexts[];
  };
  wordsLabel: BothTexts;
  conditions: { title: BothTexts; none: BothTexts | null; rows: (IssueTexts & { needs: BothTexts })[] };
  lunches: { title: BothTexts; note: BothTexts; none: BothTexts | null; days: DayTexts[] };
  foot: { plan: BothTexts; source: BothTexts };
}

export interface CareCardFacts {
  student: Student;
  parent: Pick<User, 'name' | 'mobileNumber'>;
  health: CareHealth;
  week: readonly CivilDate[];
  /** Null if they are not known. */
  lunches: readonly CareDay[] | null;
  /** The day in Riyadh on which the card is printed. */
  today: CivilDate;
}

type Values = Record<string, string>;
type Intls = Record<Language, IntlShape>;

const languages: readonly Language[] = ['en', 'ar'];

const both = (write: (language: Language) => string): BothTexts => ({ en: write('en'), ar: write('ar') });

/** All texts of a card in both languages. A name that exists in one language only is printed in that language twice. */
export function careCardTexts(intls: Intls, facts: CareCardFacts): CareCardTexts {
  const { student, parent, health, today } = facts;
  const message = (id: MessageId, values?: (language: Language) => Values) =>
    both((language) => intls[language].formatMessage({ id }, values?.(language)));
  const printedOn = (language: Language) => formatDate(language, today, 'date');
  const { groups, none } = allergyTexts(intls, health, printedOn);

  return {
    title: message('careCard.title'),
    name: both((language) => nameOf(language, student)),
    facts: [
      {
        key: 'level',
        label: message('careCard.level'),
        value: both((language) => nameOf(language, student.educationalLevel)),
      },
      { key: 'school', label: message('careCard.school'), value: both((language) => nameOf(language, student.school)) },
    ],
    contact: {
      title: message('careCard.contact.title'),
      name: both(() => parent.name),
      phone: displayPhoneNumber(parent.mobileNumber),
      ambulance: message('careCard.contact.ambulance', () => ({ number: ambulanceNumber })),
    },
    allergies: {
      title: message('careCard.allergies.title'),
      toDoTitle: message('careCard.toDo.title'),
      none,
      groups,
      notes: health.notes.map(issueTexts),
    },
    wordsLabel: message('careCard.words'),
    conditions: {
      title: message('careCard.conditions.title'),
      none:
        health.conditions.length === 0
          ? message('careCard.conditions.none', (language) => ({ date: printedOn(language) }))
          : null,
      rows: health.conditions.map((condition) => ({
        ...issueTexts(condition.issue),
        needs: needsOf(intls, condition),
      })),
    },
    lunches: lunchTexts(intls, facts),
    foot: {
      plan: message('careCard.foot.plan'),
      source: message('careCard.foot.source', (language) => ({
        brand: company.name[language],
        date: printedOn(language),
      })),
    },
  };
}

function issueTexts(issue: StudentHealthIssue): IssueTexts {
  const words = issue.description?.trim() ?? '';
  return {
    key: String(issue.id),
    name: both((language) => nameOf(language, issue)),
    words: words === '' ? null : words,
  };
}

function allergyTexts(
  intls: Intls,
  health: CareHealth,
  printedOn: (language: Language) => string,
): { groups: AllergyTexts[]; none: BothTexts | null } {
  const group = ({ severity, allergens, issues }: CareAllergy): AllergyTexts => {
    const key = severity ?? 'unknown';
    return {
      severity: key,
      label: both((language) => intls[language].formatMessage({ id: `careCard.severity.${key}` })),
      names: allergens.length === 0 ? null : both((language) => listOf(intls, language, allergens)),
      issues: issues.map(issueTexts),
      toDo: both((language) =>
        intls[language].formatMessage({ id: `careCard.toDo.${key}` }, { number: ambulanceNumber }),
      ),
    };
  };
  const groups = health.allergies.map(group);
  if (groups.length > 0 || health.notes.length > 0) return { groups, none: null };
  // Without this distinction an issue of a newer server would be printed as "no allergies".
  const none = health.isComplete
    ? both((language) =>
        intls[language].formatMessage({ id: 'careCard.allergies.none' }, { date: printedOn(language) }),
      )
    : both((language) => intls[language].formatMessage({ id: 'careCard.allergies.unknown' }));
  return { groups, none };
}

function listOf(
  intls: Intls,
  language: Language,
  names: readonly { name: string | null; arabicName: string | null }[],
): string {
  return intls[language].formatList(
    names.map((each) => isolated(nameOf(language, each))),
    { type: 'conjunction' },
  );
}

function needsOf(intls: Intls, { avoid, values, needsCheck, isKnown }: CareCondition): BothTexts {
  return both((language) => {
    const intl = intls[language];
    const known = values.filter((value) => value !== null);
    const sentences = [
      ...(isKnown ? [] : [intl.formatMessage({ id: 'careCard.need.unknown' })]),
      ...(avoid.length === 0
        ? []
        : [intl.formatMessage({ id: 'careCard.need.avoid' }, { names: listOf(intls, language, avoid) })]),
      ...(known.length === 0
        ? []
        : [
            intl.formatMessage(
              { id: 'careCard.need.values' },
              { names: intl.formatList(known.map((value) => valueName(intl, value))) },
            ),
          ]),
      ...(known.length === values.length ? [] : [intl.formatMessage({ id: 'careCard.need.unknownValue' })]),
      ...(needsCheck ? [intl.formatMessage({ id: 'careCard.need.check' })] : []),
    ];
    return sentences.length === 0 ? intl.formatMessage({ id: 'careCard.need.none' }) : sentences.join(' ');
  });
}

const valueName = (intl: IntlShape, value: NutritionValue) => intl.formatMessage({ id: `careCard.value.${value}` });

/** "Carbohydrates 46 g", or that it is not stated. */
function valueText(intl: IntlShape, value: NutritionValue, amount: number | null): string {
  const name = valueName(intl, value);
  if (amount === null) return intl.formatMessage({ id: 'careCard.value.notStated' }, { name });
  const unit = value === 'energyKcal' ? 'meals.unit.kcal' : 'meals.unit.grams';
  const number = formatNumber(amount, Number.isInteger(amount) ? 0 : 1);
  return intl.formatMessage(
    { id: 'careCard.value' },
    { name, amount: intl.formatMessage({ id: unit }, { value: number }) },
  );
}

function lunchTexts(intls: Intls, { week, lunches }: CareCardFacts): CareCardTexts['lunches'] {
  const message = (id: MessageId, values?: (language: Language) => Values) =>
    both((language) => intls[language].formatMessage({ id }, values?.(language)));
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const title = message('careCard.lunches.title', (language) => ({
    from: formatDate(language, first, 'dayMonth'),
    to: formatDate(language, last, 'date'),
  }));
  const note = message('careCard.lunches.note');
  if (lunches === null) return { title, note, none: message('careCard.lunches.unknown'), days: [] };
  if (lunches.every(({ kind }) => kind === 'none')) {
    return {
      title,
      note,
      none: message('careCard.lunches.none', (language) => ({ brand: company.name[language] })),
      days: [],
    };
  }
  return { title, note, none: null, days: lunches.map((day) => dayTexts(intls, day)) };
}

function dayTexts(intls: Intls, day: CareDay): DayTexts {
  const texts = { on: day.on, day: both((language) => formatDate(language, day.on, 'day')) };
  if (day.kind === 'lunch' || day.kind === 'no_safe_dish') {
    const dishes = day.dishes.map(({ meal, values }) => ({
      key: String(meal.id),
      name: both((language) => nameOf(language, meal)),
      values: both((language) =>
        values.map(({ value, amount }) => valueText(intls[language], value, amount)).join(' · '),
      ),
    }));
    if (day.kind === 'lunch') return { ...texts, state: null, dishes };
    const state = both((language) =>
      intls[language].formatMessage(
        { id: 'careCard.day.no_safe_dish' },
        { dishes: listOf(intls, language, day.leftOut) },
      ),
    );
    return { ...texts, state, dishes };
  }
  const state = both((language) => {
    const intl = intls[language];
    const name = day.kind === 'vacation' && day.name !== null ? nameOf(language, day.name) : '';
    if (name !== '') return intl.formatMessage({ id: 'careCard.day.vacationNamed' }, { name: isolated(name) });
    return intl.formatMessage({ id: `careCard.day.${day.kind}` });
  });
  return { ...texts, state, dishes: [] };
}

/** The languages in the order in which a page in one of them reads the card. */
export function readingOrder(language: Language): readonly Language[] {
  return language === 'ar' ? languages.toReversed() : languages;
}
