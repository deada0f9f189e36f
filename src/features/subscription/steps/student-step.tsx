import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AgeLimits } from '#src/domain/age.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { ChoiceCard } from '#src/ui/fields/choice-card.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { fieldIds } from './field-ids.ts';
import { PanelStep } from './panel-step.tsx';
import type { Student } from '#src/features/subscription/state/student.ts';
import classes from './student-step.module.css';

interface StudentStepProps {
  packageId: number;
  students: readonly Student[];
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  /** This page with what was chosen: the way back from adding a student. */
  here: string;
  /** Students outside the package's ages on the start date. */
  unfitIds: readonly number[];
  ages: AgeLimits;
  /** What to look for instead, where the student shown is outside the package's ages. */
  otherPackages: { applicant: number; age: number } | null;
  error: string | null;
}

/** Who the lunches are for: one child or several (rows P02, P08). */
export function StudentStep({
  packageId,
  students,
  chosen,
  onChoose,
  here,
  unfitIds,
  ages,
  otherPackages,
  error,
}: StudentStepProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'subscribe.students.title' });
  const replaced = students.filter(({ id, ordered }) => ordered !== null && chosen.includes(id));
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
        value={chosen.map(String)}
        onChange={(values) => {
          onChoose(values.map(Number));
        }}
        cardWidth={140}
        error={error}
      >
        {students.map(({ id, name, level, ordered }) => (
          <ChoiceCard
            key={id}
            value={String(id)}
            label={name}
            hint={
              <span className={classes.level}>
                {unfitIds.includes(id)
                  ? intl.formatMessage({ id: 'subscribe.students.unfit' }, { min: ages.minAge, max: ages.maxAge })
                  : ordered
                    ? intl.formatMessage({ id: 'subscribe.students.ordered' })
                    : level}
              </span>
            }
            picture={<Avatar name={name} id={String(id)} size={40} />}
            mark="corner"
            className={classes.student ?? ''}
          />
        ))}
        <Link to="/cart/add-applicant" search={{ redirect: here }} className={classes.add}>
          <IconPlus size={20} stroke={1.75} aria-hidden />
          <FormattedMessage id="subscribe.students.add" />
        </Link>
      </ChoiceGroup>
      {otherPackages !== null && (
        <p className={classes.note}>
          <TextLink renderRoot={(props) => <Link to="/packages" search={otherPackages} {...props} />}>
            <FormattedMessage id="subscribe.students.others" values={{ age: otherPackages.age }} />
          </TextLink>
        </p>
      )}
      {replaced.map(({ id, name, ordered }) => (
        <Notice key={id} kind="info" className={classes.note ?? ''}>
          <FormattedMessage
            id={ordered?.packageId === packageId ? 'subscribe.students.changes' : 'subscribe.students.replaces'}
            values={{ name, package: ordered?.packageName }}
          />
        </Notice>
      ))}
    </PanelStep>
  );
}
