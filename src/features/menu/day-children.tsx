import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKnownOfficialVacations } from '#src/api/official-vacations.ts';
import type { Meal } from '#src/domain/meal.ts';
import { mealSafety, worstVerdict } from '#src/domain/meal-safety.ts';
import { menuRange } from '#src/domain/menu-week.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { vacationOn } from '#src/domain/school-days.ts';
import type { Student } from '#src/domain/student.ts';
import { hasHealthNeeds, type StudentNeeds } from '#src/domain/student-needs.ts';
import { SafetyMark } from '#src/features/safety/safety-mark.tsx';
import { dishLines } from '#src/features/safety/safety-texts.ts';
import { useSafetyNames } from '#src/features/safety/use-safety-names.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { LanguageRuns } from '#src/ui/text/language-runs.tsx';
import classes from './day-children.module.css';
import { useNeedsOf } from './use-children.ts';

type DayChildrenProps = {
  students: readonly Student[];
  /** Whether the students could not be requested again. */
  areOutdated: boolean;
  on: CivilDate;
  meals: readonly Meal[];
  /** Whether the menu could not be requested again. */
  isMenuOutdated: boolean;
  packageId: number;
  now: Date;
};

/** For each of the parent's students whether the dishes of a day suit, and why not (row F07). */
export function DayChildren({ students, areOutdated, on, meals, isMenuOutdated, packageId, now }: DayChildrenProps) {
  const needsOf = useNeedsOf(students.length > 0);
  const vacations = useKnownOfficialVacations(
    students.map(({ school }) => school.id),
    menuRange(riyadhDateOf(now)).from,
  );
  if (students.length === 0) return null;
  return (
    <section className={classes.children} aria-labelledby="menu-children">
      <h3 className={classes.title} id="menu-children">
        <FormattedMessage id="menu.children" />
      </h3>
      <ul className={classes.list}>
        {students.map((student) => (
          <Child
            key={student.id}
            student={student}
            needs={needsOf(student)}
            isOutdated={areOutdated || (isMenuOutdated && hasHealthNeeds(student))}
            meals={meals}
            closure={vacationOn(on, vacations.get(student.school.id) ?? [])}
            isEating={eats(student, packageId, on)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Whether the student has a subscription to the package on the day. */
function eats({ activeSubscription: running }: Student, packageId: number, on: CivilDate): boolean {
  return running !== null && running.package.id === packageId && running.startsOn <= on && on <= running.endsOn;
}

type ChildProps = {
  student: Student;
  needs: StudentNeeds | null | undefined;
  /** Whether what is compared may be older than a change of it. */
  isOutdated: boolean;
  meals: readonly Meal[];
  closure: { name: string | null; arabicName: string | null } | null;
  isEating: boolean;
};

function Child({ student, needs, isOutdated, meals, closure, isEating }: ChildProps) {
  const intl = useIntl();
  const language = useLanguage();
  const names = useSafetyNames();
  const name = nameOf(language, student);
  const safeties = needs ? meals.map((meal) => mealSafety(needs, meal)) : [];
  // Without the lists nothing is known, and after a failed request not everything: neither is ever safe.
  const isUnknown = needs === null || isOutdated;
  const best = needs && !isOutdated ? 'safe' : 'check';
  const verdict = worstVerdict([best, ...safeties.map((safety) => safety.verdict)]);
  const lines = new Set(safeties.flatMap((safety) => dishLines(safety, name, { intl, names })));
  return (
    <li className={classes.child}>
      <Avatar name={name} id={String(student.id)} size={40} />
      <div className={classes.words}>
        <p className={classes.name}>
          <DataText text={name} />
        </p>
        {closure !== null ? (
          <p>
            <FormattedMessage
              id="menu.child.closed"
              values={{ reason: <DataText key="reason" text={nameOf(language, closure)} /> }}
            />
          </p>
        ) : (
          <>
            {isUnknown && lines.size === 0 && (
              <p>
                <FormattedMessage id="menu.child.unknown" />
              </p>
            )}
            {[...lines].map((line) => (
              <p key={line}>
                <LanguageRuns text={line} language={language} />
              </p>
            ))}
            {/* The menu does not know whether the kitchen replaces the dish for this child: the orders do. */}
            {verdict !== 'safe' && isEating && (
              <p>
                <FormattedMessage
                  id="menu.child.served"
                  values={{
                    name: <DataText key="name" text={name} />,
                    a: (words) => (
                      <Link key="orders" to="/profile/my-orders/current-orders" className={classes.link}>
                        {words}
                      </Link>
                    ),
                  }}
                />
              </p>
            )}
          </>
        )}
      </div>
      {closure === null &&
        (needs === undefined ? (
          <Skeleton width={96} height={28} radius={14} />
        ) : (
          <SafetyMark verdict={verdict} of="dish" />
        ))}
    </li>
  );
}
