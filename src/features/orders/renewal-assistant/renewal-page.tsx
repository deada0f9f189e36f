import { IconArrowLeft } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { useServerNow } from '#src/api/server-now.ts';
import type { Weekday } from '#src/domain/business-settings.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { RENEWAL_LEAD_DAYS } from '#src/domain/subscription-state.ts';
import { endingSubscriptions } from '#src/features/orders/renewal/due-renewals.ts';
import { RenewalRefusal } from '#src/features/orders/renewal/renewal-refusal.tsx';
import { useRenewal } from '#src/features/orders/renewal/use-renewal.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { Money } from '#src/ui/text/money.tsx';
import classes from './renewal-page.module.css';
import { RenewalStudent } from './renewal-student.tsx';
import { useRenewalChecks } from './use-renewal-checks.ts';
import { useRenewalPlans } from './use-renewal-plans.ts';

/** What the parent has changed for a subscription. */
interface Choice {
  chosen: boolean;
  weekdays: Weekday[];
}

const initial: Choice = { chosen: true, weekdays: [] };

/**
 * The renewal of all subscriptions that end soon (rows G30 to G37, rules.md#renewal): one page for all students, which
 * leads to the checkout. Nothing is ordered before the button is pressed, and nothing is paid here.
 */
export function RenewalPage() {
  const intl = useIntl();
  const language = useLanguage();
  usePageTitle(intl.formatMessage({ id: 'renewal.page.title' }));
  const { vatPercent } = useBusinessSettings();
  const { data: orders } = useSuspenseQuery(currentOrdersQuery());
  const today = riyadhDateOf(useServerNow());
  const ending = useMemo(() => endingSubscriptions(orders, today), [orders, today]);
  const plans = useRenewalPlans(ending);
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const choiceOf = (id: number) => choices.get(id) ?? initial;
  const offered = plans.flatMap((plan) => {
    if (plan.next === null) return [];
    const { offDays, period } = plan.next.withHabits(choiceOf(plan.subscription.id).weekdays);
    return [{ plan, offDays, days: period.deliveryDays }];
  });
  const checks = useRenewalChecks(offered);
  const isUnfit = (id: number) => {
    const check = checks.get(id);
    return check?.status === 'known' && check.check.verdict === 'does_not_fit';
  };
  const chosen = offered.filter(
    ({ plan: { subscription } }) => choiceOf(subscription.id).chosen && !isUnfit(subscription.id),
  );
  const renewal = useRenewal({
    subscriptions: chosen.map(({ plan }) => plan.subscription),
    offDays: new Map(chosen.map(({ plan, offDays }) => [plan.subscription.id, offDays])),
    to: '/checkout',
  });
  const noneId = useId();

  function change(id: number, part: Partial<Choice>) {
    setChoices(new Map([...choices, [id, { ...choiceOf(id), ...part }]]));
  }

  return (
    <div className={classes.page}>
      <PageHead
        size="small"
        title={<FormattedMessage id="renewal.page.title" />}
        lead={plans.length > 0 && <FormattedMessage id="renewal.page.lead" />}
        above={
          <TextLink standalone muted renderRoot={(props) => <Link to="/profile/my-orders/current-orders" {...props} />}>
            <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
            <FormattedMessage id="profile.menu.currentOrders" />
          </TextLink>
        }
      />
      {plans.length === 0 ? (
        <NothingEnds />
      ) : (
        <>
          <ul className={classes.students}>
            {plans.map((plan) => {
              const { id } = plan.subscription;
              return (
                <li key={id}>
                  <RenewalStudent
                    plan={plan}
                    check={checks.get(id) ?? { status: 'pending' }}
                    {...choiceOf(id)}
                    onChoose={(isChosen) => {
                      change(id, { chosen: isChosen });
                    }}
                    onWeekdays={(weekdays) => {
                      change(id, { weekdays });
                    }}
                  />
                </li>
              );
            })}
          </ul>
          <RenewalRefusal renewal={renewal} />
          {offered.length > 0 && (
            <div className={classes.end}>
              <p id={noneId} aria-live="polite">
                {chosen.length === 0 ? (
                  <FormattedMessage id="renewal.page.none" />
                ) : (
                  <FormattedMessage
                    id="order.renewal.total"
                    values={{
                      amount: (
                        <Money
                          language={language}
                          halalas={
                            orderTotals(
                              chosen.flatMap(({ plan }) => plan.next?.renewal ?? []),
                              vatPercent,
                            ).totalHalalas
                          }
                          style="exact"
                        />
                      ),
                    }}
                  />
                )}
              </p>
              <Button
                loading={renewal.isPending}
                loadingLabel={intl.formatMessage({ id: 'order.renew.busy' })}
                blockedBy={chosen.length === 0 ? noneId : undefined}
                onClick={renewal.renew}
              >
                <FormattedMessage id="renewal.page.action" />
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function NothingEnds() {
  return (
    <EmptyState
      picture={<Scene name="empty-orders" />}
      title={<FormattedMessage id="renewal.empty.title" />}
      text={<FormattedMessage id="renewal.empty.text" values={{ days: RENEWAL_LEAD_DAYS }} />}
      actions={
        <Button renderRoot={(props) => <Link to="/profile/my-orders/current-orders" {...props} />}>
          <FormattedMessage id="renewal.empty.action" />
        </Button>
      }
    />
  );
}
