import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { studentsQuery } from '#src/api/students.ts';
import { useIsSignedIn } from '#src/auth/session.ts';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Chip } from '#src/ui/actions/chip.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './student-filter.module.css';
import type { FilterStudent } from './use-student-filter.ts';

type StudentFilterProps = {
  student: FilterStudent | null;
  onChoose: (student: FilterStudent | null) => void;
};

const everyone = 'everyone';

/**
 * Limits a list to what suits one student of a signed-in parent (row F45). A visitor sees a link to sign in, and nothing is
 * requested. All of its states are as high as the chips, so that the list below does not move.
 */
export function StudentFilter(props: StudentFilterProps) {
  const isSignedIn = useIsSignedIn();
  return <div className={classes.filter}>{isSignedIn ? <Students {...props} /> : <SignIn />}</div>;
}

function SignIn() {
  // Without the filters of the address, which a prerendered page does not know.
  const here = useLocation({ select: ({ pathname }) => pathname });
  return (
    <TextLink standalone renderRoot={(props) => <Link to="/signin" search={{ redirect: here }} {...props} />}>
      <FormattedMessage id="safety.filter.signIn" />
    </TextLink>
  );
}

function Students({ student, onChoose }: StudentFilterProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { data: students, error, isFetching, refetch } = useQuery({ ...studentsQuery(), meta: { isBackground: true } });

  if (students === undefined) {
    if (!error) return <Skeleton height={44} />;
    return (
      <LoadErrorNotice
        text={<FormattedMessage id="safety.filter.failed" />}
        error={error}
        retry={() => void refetch()}
        loading={isFetching}
        retryLabel={<FormattedMessage id="meals.retry" />}
      />
    );
  }
  if (students.length === 0) {
    return (
      <TextLink
        standalone
        renderRoot={(props) => <Link to="/profile/my-account/applicants/add-applicants" {...props} />}
      >
        <FormattedMessage id="safety.filter.add" />
      </TextLink>
    );
  }
  // A student who was removed on another device stays chosen until the parent chooses again: the list says so.
  const shown = student && !students.some(({ id }) => id === student.id) ? [...students, student] : students;
  return (
    <ChoiceGroup
      layout="chips"
      label={<FormattedMessage id="safety.filter.label" />}
      labelHidden
      value={student === null ? everyone : String(student.id)}
      onChange={(value) => {
        const chosen = shown.find(({ id }) => String(id) === value);
        onChoose(chosen ? { id: chosen.id, name: chosen.name, arabicName: chosen.arabicName } : null);
      }}
    >
      <Chip value={everyone}>
        <FormattedMessage id="safety.filter.everyone" />
      </Chip>
      {shown.map((each) => (
        <Chip key={each.id} value={String(each.id)}>
          {intl.formatMessage({ id: 'safety.filter.for' }, { name: nameOf(language, each) })}
        </Chip>
      ))}
    </ChoiceGroup>
  );
}

/** Says what a list leaves out for a student: more than the allergens of the profile. */
export function StudentFilterNote({ student, of }: { student: FilterStudent; of: 'meals' | 'packages' }) {
  const language = useLanguage();
  return (
    <p className={classes.note}>
      <FormattedMessage
        id={`safety.filter.note.${of}`}
        values={{ name: <DataText key="name" text={nameOf(language, student)} /> }}
      />
    </p>
  );
}
