import { useQuery } from '@tanstack/react-query';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import { type ComingLunch, comingLunches, effectCounts, type LunchEffect } from '#src/domain/coming-lunches.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { Student } from '#src/domain/student.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useFocusFirstNew } from '#src/ui/lists/use-focus-first-new.ts';
import { DataText } from '#src/ui/text/data-text.tsx';
import { LanguageRuns } from '#src/ui/text/language-runs.tsx';
import { packageLines } from '#src/features/safety/safety-texts.ts';
import { useSafetyNames } from '#src/features/safety/use-safety-names.ts';
import { type StudentSafety, useStudentSafety } from '#src/features/safety/use-student-safety.ts';
import type { ChangedLunchSteps } from './changed-lunches.tsx';
import classes from './changed-lunches.module.css';
import { ChangedLunchDay } from './changed-lunch-day.tsx';
import { LunchesFailed } from './lunches-failed.tsx';

interface OrderLunchesProps {
  student: Student;
  /** The student's name in the language in use. */
  name: string;
  subscription: Subscription;
  orderId: number;
  now: Date;
  steps: ChangedLunchSteps;
}

/** One order's coming lunches: how many are not suitable, to be checked or replaced, which days, and what to do. */
export function OrderLunches({ student, name, subscription, orderId, now, steps }: OrderLunchesProps) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  // Those in the cache may be older than the change.
  const days = useQuery(deliveriesQuery(subscription.id, riyadhDateOf(now)));
  const safety = useStudentSafety(student, [subscription.package.id]);
  const isPending = safety.isPending || !days.isFetchedAfterMount;
  const retry = () => {
    if (days.isError) void days.refetch();
    safety.retry();
  };
  return (
    <Card component="article" aria-labelledby={titleId} className={classes.order}>
      <header>
        <h2 id={titleId} className={classes.title}>
          <DataText text={nameOf(language, subscription.package)} />
        </h2>
        <TextLink
          standalone
          muted
          renderRoot={(props) => (
            <Link
              to="/profile/my-orders/current-orders"
              search={{ order: orderId, subscription: subscription.id }}
              {...props}
            />
          )}
        >
          <FormattedMessage
            id="safety.changed.order"
            values={{ number: <bdi key="number">{`#${subscription.number}`}</bdi> }}
          />
          <IconArrowRight size={16} stroke={1.75} data-flip aria-hidden />
        </TextLink>
      </header>
      {days.isError || safety.isFailed ? (
        <LunchesFailed error={days.error} onRetry={retry} />
      ) : isPending || !days.data ? (
        <Loading label={intl.formatMessage({ id: 'safety.changed.loading' })}>
          <Skeleton height={220} radius={16} />
        </Loading>
      ) : (
        <Lunches
          lunches={comingLunches(days.data, now, {
            hasNeeds: safety.hasNeeds,
            verdictOf: (id) => safety.safetyOf(id)?.verdict ?? 'check',
          })}
          safety={safety}
          name={name}
          subscription={subscription}
          steps={steps}
        />
      )}
    </Card>
  );
}

interface LunchesProps extends Pick<OrderLunchesProps, 'name' | 'subscription' | 'steps'> {
  lunches: readonly ComingLunch[];
  safety: StudentSafety;
}

const effects = ['blocked', 'check', 'swapped', 'none'] as const satisfies readonly LunchEffect[];
const shownAtFirst = 7;

function Lunches({ lunches, safety, name, subscription, steps }: LunchesProps) {
  const intl = useIntl();
  const language = useLanguage();
  const names = useSafetyNames();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const counts = effectCounts(lunches);
  const touched = lunches.filter(({ effect }) => effect !== 'none');
  const shown = showsAll ? touched : touched.slice(0, shownAtFirst);
  const onMore = useFocusFirstNew({ list, items: 'li', shown: shown.length, hasMore: false });
  const cooked = touched.find(({ isCooked, effect }) => isCooked && effect !== 'swapped');
  const ofStudent =
    safety.unknowns.length === 0
      ? []
      : packageLines(
          { lunchCount: lunches.length, dishes: [], unplannedDays: [], unknowns: [...safety.unknowns] },
          name,
          { intl, names },
        );
  const isOpen = counts.blocked + counts.check > 0;
  const nameText = <DataText key="name" text={name} />;

  return (
    <>
      {cooked && (
        <Notice kind={cooked.effect === 'blocked' ? 'error' : 'warning'} role="alert">
          <p>
            <FormattedMessage
              id={cooked.effect === 'blocked' ? 'safety.changed.cooked.blocked' : 'safety.changed.cooked.check'}
              values={{ name: nameText }}
            />
          </p>
        </Notice>
      )}
      <ul className={classes.counts}>
        {lunches.length === 0 && (
          <li>
            <FormattedMessage id="safety.changed.over" />
          </li>
        )}
        {effects.map(
          (effect) =>
            counts[effect] > 0 && (
              <li key={effect}>
                <FormattedMessage id={`safety.changed.${effect}`} values={{ count: counts[effect] }} />
              </li>
            ),
        )}
        {ofStudent.map(({ key, text }) => (
          <li key={key}>
            <LanguageRuns text={text} language={language} />
          </li>
        ))}
      </ul>
      {shown.length > 0 && (
        <ul ref={list} className={classes.days}>
          {shown.map((lunch) => (
            <ChangedLunchDay key={lunch.delivery.id} lunch={lunch} name={name} safety={safety} />
          ))}
        </ul>
      )}
      {shown.length < touched.length && (
        <Button
          variant="quiet"
          className={classes.all}
          onClick={() => {
            onMore();
            setShowsAll(true);
          }}
        >
          <FormattedMessage id="safety.changed.all" values={{ count: touched.length }} />
        </Button>
      )}
      {touched.length > 0 && (
        <>
          <p className={classes.note}>
            <FormattedMessage id="safety.changed.renewal" values={{ name: nameText }} />
          </p>
          <div className={classes.steps}>
            {isOpen && (
              <Button size="small" renderRoot={(props) => <Link to="/contact" {...props} />}>
                <FormattedMessage id="safety.ask" />
              </Button>
            )}
            {isOpen && steps.offDays(subscription)}
            {subscription.actions.renew?.allowed === true && steps.renew(subscription)}
            {/* The link has no category, because a student's illness must not appear in an address. */}
            <Button
              variant="quiet"
              size="small"
              renderRoot={(props) => <Link to="/packages" search={{ applicant: subscription.studentId }} {...props} />}
            >
              <span>
                <FormattedMessage id="safety.fitting.title" values={{ name: nameText }} />
              </span>
            </Button>
          </div>
        </>
      )}
    </>
  );
}
