import { useSuspenseQuery } from '@tanstack/react-query';
import {
  IconArrowLeft,
  IconCheck,
  IconCircleCheck,
  IconCircleX,
  IconProgressCheck,
  IconReceiptRefund,
} from '@tabler/icons-react';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Badge } from '#src/ui/text/badge.tsx';
import { ChoiceCard } from '#src/ui/fields/choice-card.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { useChoiceAhead } from '#src/ui/actions/use-choice-ahead.ts';
import { SubscriptionSection } from './subscription-section.tsx';
import { OrderFacts } from './order-facts.tsx';
import classes from './order-page.module.css';
import { followedOrderQuery } from './order-queries.ts';

type OrderPageProps = {
  orderId: number;
  /** The list that the page was opened from; the back link leads to it. */
  from: 'current' | 'history';
};

const listPaths = {
  current: '/profile/my-orders/current-orders',
  history: '/profile/my-orders/history',
} as const;

/**
 * The page of one paid order: the next lunch first, then its subscriptions, facts, deliveries and actions. An unpaid
 * order redirects to the page where it can be paid.
 */
export function OrderPage({ orderId, from }: OrderPageProps) {
  const { data: order } = useSuspenseQuery(followedOrderQuery(orderId));
  if (order.status === 'draft') return <Navigate to="/cart/choose-applicants" replace />;
  if (order.status === 'pending_payment') {
    return <Navigate to="/checkout" search={order.payment ? { payment: order.payment.id } : {}} replace />;
  }
  return <PaidOrder order={order} from={from} />;
}

const statusBadges = {
  confirmed: { tone: 'info', Icon: IconCircleCheck },
  in_progress: { tone: 'pine', Icon: IconProgressCheck },
  completed: { tone: 'pine', Icon: IconCircleCheck },
  cancelled: { tone: 'plain', Icon: IconCircleX },
} as const;

function PaidOrder({ order, from }: { order: Order; from: OrderPageProps['from'] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { subscription: chosen } = useSearch({ strict: false });
  usePageTitle(intl.formatMessage({ id: 'order.page.title' }, { number: `#${order.number}` }));
  const subscription = order.subscriptions.find(({ id }) => id === chosen) ?? order.subscriptions[0];

  return (
    <>
      <PageHead
        size="small"
        className={classes.head}
        title={
          <FormattedMessage
            id="order.page.title"
            values={{ number: <bdi className={classes.number}>{`#${order.number}`}</bdi> }}
          />
        }
        above={
          <TextLink standalone muted renderRoot={(props) => <Link to={listPaths[from]} {...props} />}>
            <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
            <FormattedMessage id={`profile.menu.${from === 'current' ? 'currentOrders' : 'history'}`} />
          </TextLink>
        }
        aside={<OrderBadges order={order} />}
      />
      {subscription && order.subscriptions.length > 1 && (
        <div className={classes.student} data-screen-only>
          <StudentSwitch
            subscriptions={order.subscriptions}
            chosen={subscription.id}
            onChoose={(id) => {
              void navigate({
                to: '.',
                search: (search) => ({ ...search, subscription: id }),
                replace: true,
                resetScroll: false,
              });
            }}
          />
        </div>
      )}
      {subscription ? (
        <SubscriptionSection key={subscription.id} order={order} subscription={subscription} />
      ) : (
        <OrderFacts order={order} />
      )}
    </>
  );
}

function OrderBadges({ order: { status, payment } }: { order: Order }) {
  const isRefunded = payment?.status === 'refunded';
  if (status === 'draft' || status === 'pending_payment') return null;
  const { tone, Icon } = statusBadges[status];
  return (
    <p className={classes.badges}>
      <Badge tone={tone} icon={<Icon size={16} stroke={1.75} aria-hidden />}>
        <FormattedMessage id={`order.status.${status}`} />
      </Badge>
      {isRefunded ? (
        <Badge tone="info" icon={<IconReceiptRefund size={16} stroke={1.75} aria-hidden />}>
          <FormattedMessage id="order.refunded" />
        </Badge>
      ) : (
        <Badge icon={<IconCheck size={16} stroke={2} aria-hidden />}>
          <FormattedMessage id="order.paid" />
        </Badge>
      )}
    </p>
  );
}

type StudentSwitchProps = {
  subscriptions: readonly Subscription[];
  chosen: number;
  onChoose: (subscriptionId: number) => void;
};

/** Selects the student whose subscription the page shows, for an order with several. */
function StudentSwitch({ subscriptions, chosen, onChoose }: StudentSwitchProps) {
  const language = useLanguage();
  const [shown, choose] = useChoiceAhead(chosen, onChoose);
  return (
    <ChoiceGroup
      label={<FormattedMessage id="order.student" />}
      labelHidden
      cardWidth={240}
      value={String(shown)}
      onChange={(value) => {
        choose(Number(value));
      }}
    >
      {subscriptions.map(({ id, student, studentId, package: bought }) => (
        <ChoiceCard
          key={id}
          value={String(id)}
          label={<DataText text={nameOf(language, student)} />}
          hint={nameOf(language, bought)}
          picture={<Avatar name={nameOf(language, student)} id={String(studentId)} />}
        />
      ))}
    </ChoiceGroup>
  );
}
