import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { Student } from '#src/domain/student.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './student-row.module.css';

type StudentRowProps = {
  student: Student;
  /** The last day of the student's paid subscriptions; null without a running one. */
  subscribedUntil: CivilDate | null;
  /**
   * Whether the student was just added or chosen for this order and only needs a package. The row is scrolled into
   * view.
   */
  chosen: boolean;
};

/** A student who is not in the order yet. */
export function StudentRow({ student, subscribedUntil, chosen }: StudentRowProps) {
  const intl = useIntl();
  const titleId = useId();
  const row = useRef<HTMLElement>(null);
  const name = nameOf(useLanguage(), student);

  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'center' });
  }, [chosen]);

  return (
    <section ref={row} className={classes.row} data-chosen={chosen || undefined} aria-labelledby={titleId}>
      <Avatar name={name} id={String(student.id)} size={52} />
      <div className={classes.text}>
        <h2 id={titleId}>
          <DataText text={name} />
        </h2>
        <p>
          {subscribedUntil === null ? (
            <FormattedMessage id={chosen ? 'cart.other.chosen' : 'cart.other.text'} />
          ) : (
            <FormattedMessage
              id="cart.other.subscribed"
              values={{ date: <DateText on={subscribedUntil} variant="date" /> }}
            />
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={intl.formatMessage({ id: 'cart.other.action.of' }, { name })}
        renderRoot={(props) => <Link to="/packages" search={{ applicant: student.id }} {...props} />}
      >
        <FormattedMessage id="cart.other.action" />
      </Button>
    </section>
  );
}
