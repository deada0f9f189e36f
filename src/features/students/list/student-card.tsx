import {
  IconArrowRight,
  IconId,
  IconLeaf,
  IconLock,
  IconPencil,
  IconSchool,
  IconTrash,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayBeAllergy } from '#src/domain/health.ts';
import type { HomeAddress } from '#src/domain/home-address.ts';
import type { Student } from '#src/domain/student.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import type { Language } from '#src/domain/language.ts';
import { refundedLunches, subscriptionPhase } from '#src/domain/subscription-state.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Badge } from '#src/ui/text/badge.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { MealPods } from '#src/ui/text/meal-pods.tsx';
import { statusTones } from '#src/ui/text/status-tones.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import classes from './student-card.module.css';
import { StudentHealthBadges } from './student-health-badges.tsx';

interface StudentCardProps {
  student: Student;
  /** The current subscription; undefined if there is none, or until the orders are known. */
  subscription: Subscription | undefined;
  /** Whether the orders are not known yet. */
  isPending: boolean;
  onDelete: () => void;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** A card of one student: identity and health on one side, the subscription on the other. */
export function StudentCard({ student, subscription, isPending, onDelete }: StudentCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const reasonId = useId();
  const name = nameOf(language, student);
  const { activeSubscription: running, homeAddress: home, hasActiveSubscription: isRunning } = student;
  const startsSoon = running !== null && subscriptionPhase([running.status]) === 'starts_soon';

  return (
    <Card component="article" padding="none" className={classes.card} aria-label={name}>
      <div className={classes.identity}>
        <div className={classes.head}>
          <Avatar name={name} id={String(student.id)} size={60} />
          <div>
            <h2 className={classes.name}>
              <DataText text={name} />
            </h2>
            <p className={classes.muted}>
              <DataText text={nameOf(language, student.educationalLevel)} />
            </p>
          </div>
        </div>
        <StudentHealthBadges student={student} />
        <p className={classes.line}>
          <IconSchool {...icon} />
          <DataText text={nameOf(language, student.school)} />
        </p>
        <p className={classes.line}>
          <IconTruckDelivery {...icon} data-flip />
          {student.deliveryTarget === 'school' ? (
            <FormattedMessage id="students.card.toSchool" />
          ) : (
            <span>
              <FormattedMessage
                id="students.card.toHome"
                values={{ place: <DataText text={placeOf(language, home)} /> }}
              />
            </span>
          )}
        </p>
        <div className={classes.actions}>
          <TextLink
            standalone
            aria-label={intl.formatMessage({ id: 'students.card.editName' }, { name })}
            renderRoot={(props) => (
              <Link
                to="/profile/my-account/applicants/edit-applicants/$applicantId"
                params={{ applicantId: String(student.id) }}
                {...props}
              />
            )}
          >
            <IconPencil {...icon} />
            <FormattedMessage id="students.card.edit" />
          </TextLink>
          <TextLink
            standalone
            aria-label={intl.formatMessage({ id: 'careCard.linkName' }, { name })}
            renderRoot={(props) => (
              <Link
                to="/profile/my-account/applicants/care-card/$applicantId"
                params={{ applicantId: String(student.id) }}
                {...props}
              />
            )}
          >
            <IconId {...icon} />
            <FormattedMessage id="careCard.link" />
          </TextLink>
          <TextLink
            component="button"
            type="button"
            standalone
            muted={isRunning}
            className={isRunning ? undefined : classes.delete}
            aria-label={intl.formatMessage({ id: 'students.card.deleteName' }, { name })}
            aria-disabled={isRunning || undefined}
            aria-describedby={isRunning ? reasonId : undefined}
            onClick={isRunning ? undefined : onDelete}
          >
            <IconTrash {...icon} />
            <FormattedMessage id="students.card.delete" />
          </TextLink>
        </div>
      </div>
      <div className={classes.subscription} data-running={isRunning || undefined}>
        {isRunning ? (
          <>
            <Badge
              tone={startsSoon ? statusTones.scheduled : statusTones.active}
              icon={<IconLeaf size={16} stroke={1.75} aria-hidden />}
            >
              {/* The same text as on the orders. */}
              <FormattedMessage id={startsSoon ? 'orders.status.scheduled' : 'students.card.running'} />
            </Badge>
            {running !== null && (
              <>
                <h3 className={classes.package}>
                  <DataText text={nameOf(language, running.package)} />
                </h3>
                <p className={classes.muted}>
                  <FormattedMessage
                    id={startsSoon ? 'students.card.fromUntil' : 'students.card.until'}
                    values={{
                      start: <bdi>{formatDate(language, running.startsOn)}</bdi>,
                      date: <bdi>{formatDate(language, running.endsOn)}</bdi>,
                    }}
                  />
                </p>
                <TextLink
                  standalone
                  className={classes.order}
                  aria-label={intl.formatMessage({ id: 'students.card.orderName' }, { name })}
                  renderRoot={(props) => (
                    <Link to="/profile/my-orders/current-orders" search={{ order: running.orderId }} {...props} />
                  )}
                >
                  <FormattedMessage id="students.card.order" />
                  <IconArrowRight size={16} stroke={1.75} data-flip aria-hidden />
                </TextLink>
              </>
            )}
            {!subscription && isPending && (
              <div className={classes.podsRoom} aria-hidden>
                <Skeleton height={12} radius={6} />
                <Skeleton width="60%" height="calc(var(--nb-text-14) * var(--nb-lh-tight))" radius={6} />
              </div>
            )}
            {subscription && (
              <div className={classes.pods}>
                <MealPods
                  tinted
                  total={subscription.dayCount}
                  delivered={subscription.deliveredDays}
                  isOnItsWay={subscription.progress !== null && subscription.progress !== 'delivered'}
                  refunded={refundedLunches(subscription)}
                  deliveredText={intl.formatMessage(
                    { id: 'students.card.lunches' },
                    { delivered: subscription.deliveredDays, total: subscription.dayCount },
                  )}
                  leftText={intl.formatMessage(
                    { id: 'students.card.left' },
                    { count: subscription.remainingDays, refunded: refundedLunches(subscription) },
                  )}
                />
              </div>
            )}
            <p className={classes.foot} id={reasonId}>
              <IconLock {...icon} />
              <span>
                <FormattedMessage id="students.card.locked" values={{ name: <DataText text={name} /> }} />
              </span>
            </p>
          </>
        ) : (
          <>
            <Badge tone="plain" className={classes.none}>
              <FormattedMessage id="students.card.noSubscription" />
            </Badge>
            <h3 className={classes.package}>
              <FormattedMessage id="students.card.choose" values={{ name: <DataText text={name} /> }} />
            </h3>
            <p className={classes.muted}>
              <FormattedMessage id={suitable(student)} />
            </p>
            <div className={classes.foot}>
              {/* The link has no category, because a student's illness must not appear in an address. */}
              <Button
                variant="secondary"
                size="small"
                iconAfter={<IconArrowRight size={16} stroke={1.75} data-flip aria-hidden />}
                renderRoot={(props) => <Link to="/packages" search={{ applicant: student.id }} {...props} />}
              >
                <FormattedMessage id="students.card.packages" />
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

/** The home address in a few words: its neighbourhood, or the short address if only that is known. */
function placeOf(language: Language, home: HomeAddress | null): string {
  return (home && (nameOf(language, home.neighbourhood) || home.shortAddress)) ?? '';
}

/** The message id of the advice about suitable packages. */
function suitable({ healthIssues, allergens }: Student) {
  const isChronic = healthIssues.some(({ category }) => category === 'chronic');
  const hasAllergy = allergens.length > 0 || healthIssues.some(mayBeAllergy);
  if (isChronic) return hasAllergy ? ('students.card.chooseBoth' as const) : ('students.card.chooseChronic' as const);
  return hasAllergy ? ('students.card.chooseAllergy' as const) : ('students.card.chooseHealthy' as const);
}
