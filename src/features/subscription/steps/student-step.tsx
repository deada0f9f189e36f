import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Dispatch, ReactNode, RefCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import { fieldIds } from '#src/features/subscription/state/panel-field.ts';
import { CheckMark } from '#src/features/subscription/safety/check-mark.tsx';
import { isUnfit } from '#src/features/subscription/safety/student-checks.ts';
import { isOutsideAges, otherPackagesSearch } from '#src/features/subscription/state/student-age.ts';
import { choiceInCart, type PanelStudent } from '#src/features/subscription/state/panel-student.ts';
import type { SubscriptionAction } from '#src/features/subscription/state/subscription-reducer.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { CheckState } from '#src/features/safety/use-package-checks.ts';
import { ChoiceCard } from '#src/ui/fields/choice-card.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { PanelStep } from './panel-step.tsx';
import classes from './student-step.module.css';

interface StudentStepProps {
  packageId: number;
  students: readonly PanelStudent[];
  chosenIds: readonly (number | null)[];
  /** The subscription that the steps show; ages are checked on its first day. */
  subscription: CheckedSubscription;
  dispatch: Dispatch<SubscriptionAction>;
  /** A ref to the first student, or to the link that adds one. */
  controlRef: RefCallback<HTMLElement>;
  /** The address of this page with the choices, to return to after adding a student. */
  here: string;
  /** Whether the package fits each student, by the student's id. */
  checks: ReadonlyMap<number, CheckState>;
  /** Called instead of selecting a student whom the package does not fit. */
  onUnfit: (studentId: number) => void;
  error: string | undefined;
  /** What the marks on the cards mean. */
  children: ReactNode;
}

/** The step that selects the students who get the lunches (rows P02, P08). */
export function StudentStep(props: StudentStepProps) {
  const { packageId, students, chosenIds, subscription, dispatch, controlRef, here, checks, error } = props;
  const intl = useIntl();
  const { ages, settings, now } = subscription.context;
  const on = subscription.startsOn ?? riyadhDateOf(now);
  const title = intl.formatMessage({ id: 'subscribe.students.title' });
  const { student: shown } = subscription;
  const otherPackages = shown && otherPackagesSearch(shown, on, { package: ages, service: settings });
  const replaced = students.filter(({ id, inCart }) => inCart !== null && chosenIds.includes(id));

  function choose(values: readonly string[]) {
    const changed = students.find(({ id }) => chosenIds.includes(id) !== values.includes(String(id)));
    if (changed === undefined) return;
    const { id: studentId } = changed;
    if (chosenIds.includes(studentId)) dispatch({ type: 'removeStudent', studentId });
    else if (isUnfit(checks.get(studentId))) props.onUnfit(studentId);
    else dispatch({ type: 'chooseStudent', studentId, inCart: choiceInCart(changed, packageId) });
  }

  function hintOf(student: PanelStudent) {
    if (isOutsideAges(student, on, ages)) {
      return intl.formatMessage({ id: 'subscribe.students.unfit' }, { min: ages.minAge, max: ages.maxAge });
    }
    return student.inCart ? intl.formatMessage({ id: 'subscribe.students.ordered' }) : student.level;
  }

  return (
    <PanelStep
      title={title}
      help={<FormattedMessage id={students.length === 0 ? 'subscribe.students.none' : 'subscribe.students.help'} />}
    >
      <ChoiceGroup
        id={fieldIds.students}
        label={title}
        labelHidden
        multiple
        value={students.filter(({ id }) => chosenIds.includes(id)).map(({ id }) => String(id))}
        onChange={choose}
        cardWidth={140}
        error={error}
      >
        {students.map((student, index) => (
          <ChoiceCard
            key={student.id}
            ref={index === 0 ? controlRef : undefined}
            value={String(student.id)}
            label={student.name}
            hint={
              <>
                <span className={classes.level}>{hintOf(student)}</span>
                <CheckMark state={checks.get(student.id)} className={classes.mark} />
              </>
            }
            picture={<Avatar name={student.name} id={String(student.id)} size={40} />}
            mark="corner"
            className={classes.student ?? ''}
          />
        ))}
        <Link
          ref={students.length === 0 ? controlRef : undefined}
          to="/cart/add-applicant"
          search={{ redirect: here }}
          className={classes.add}
        >
          <IconPlus size={20} stroke={1.75} aria-hidden />
          <FormattedMessage id="subscribe.students.add" />
        </Link>
      </ChoiceGroup>
      {props.children}
      {otherPackages !== null && (
        <p className={classes.note}>
          <TextLink renderRoot={(link) => <Link to="/packages" search={otherPackages} {...link} />}>
            <FormattedMessage id="subscribe.students.others" values={{ age: otherPackages.age }} />
          </TextLink>
        </p>
      )}
      {replaced.map(({ id, name, inCart }) => (
        <Notice key={id} kind="info" className={classes.note ?? ''}>
          <FormattedMessage
            id={inCart?.packageId === packageId ? 'subscribe.students.changes' : 'subscribe.students.replaces'}
            values={{ name, package: inCart?.packageName }}
          />
        </Notice>
      ))}
    </PanelStep>
  );
}
