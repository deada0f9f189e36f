import { useSuspenseQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import { useKnownServerNow } from '#src/api/server-now.ts';
import { DeadlineText } from '#src/i18n/deadline-text.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { useHeadingFocus } from '#src/ui/layout/page-heading.ts';
import { Money } from '#src/ui/text/money.tsx';
import { Panel } from '#src/ui/layout/panel.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './due-panel.module.css';
import { type DueStage, dueStage } from './due-stage.ts';
import { dueOrderQuery } from './payment-queries.ts';
import { useEndedPayment } from './use-ended-payment.ts';

/** The order with a pending payment, with a link to pay it; without one, a single sunken row. */
export function DuePanel() {
  const intl = useIntl();
  const { data: order } = useSuspenseQuery(dueOrderQuery());
  const isDue = order?.status === 'pending_payment';
  const stage = isDue ? dueStage(order.payment).at : 'none';
  const nothingDueId = order === null ? 'payments.noneDue.text' : 'payments.noneDue.draft';
  useEndedPayment(order);
  // The payment may end in another tab: its link is then removed, and may have the focus.
  useHeadingFocus(stage, 'lost');
  useAnnouncedChange(
    stage,
    stage === 'none'
      ? `${intl.formatMessage({ id: 'payments.noneDue.title' })}. ${intl.formatMessage({ id: nothingDueId })}`
      : intl.formatMessage({ id: stageTexts[stage] }),
  );
  return isDue ? <Due order={order} /> : <NothingDue hasDraft={order !== null} />;
}

/** The text that is announced when the order with a pending payment reaches this stage. */
const stageTexts = {
  pay: 'payments.due.title',
  begin: 'payments.due.title',
  checking: 'payments.due.checking',
  again: 'payments.due.again',
} as const satisfies Record<DueStage['at'], string>;

function Due({ order }: { order: Order }) {
  const language = useLanguage();
  const now = useKnownServerNow();
  const titleId = useId();
  const stage = dueStage(order.payment);
  return (
    <Panel component="section" tone="deep" className={classes.due} aria-labelledby={titleId}>
      <div>
        <h2 className={classes.title} id={titleId}>
          <FormattedMessage id={stage.at === 'checking' ? 'payments.due.title.checking' : 'payments.due.title'} />
        </h2>
        <p className={classes.amount}>
          <Money language={language} halalas={order.totalHalalas} style="exact" />
        </p>
        <ul className={classes.lines}>
          {order.subscriptions.map((subscription) => (
            <li key={subscription.id}>
              <FormattedMessage
                id="payments.due.line"
                values={{
                  name: <DataText text={nameOf(language, subscription.student)} />,
                  package: nameOf(language, subscription.package),
                  date: <bdi>{formatDate(language, subscription.startsOn, 'full')}</bdi>,
                }}
              />
            </li>
          ))}
          <li>
            <FormattedMessage
              id="payments.due.order"
              values={{ number: <bdi className={classes.number}>{`#${order.number}`}</bdi> }}
            />
          </li>
        </ul>
        {(stage.at === 'checking' || stage.at === 'again') && (
          <p className={classes.state}>
            <FormattedMessage id={`payments.due.${stage.at}`} />
          </p>
        )}
        {order.payBy !== null && (
          <p className={classes.payBy}>
            <IconClock size={16} stroke={1.75} aria-hidden />
            <span>
              <FormattedMessage
                id="payments.due.until"
                values={{ time: <DeadlineText at={order.payBy} now={now} /> }}
              />
            </span>
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <PayAction stage={stage} />
        <Button variant="on-deep" renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}>
          <FormattedMessage id="payments.due.see" />
        </Button>
      </div>
    </Panel>
  );
}

/** A link to the provider's page, or to the page with the payment's state. */
function PayAction({ stage }: { stage: DueStage }) {
  if (stage.at === 'pay') {
    return (
      <Button variant="lime" size="large" component="a" href={stage.url}>
        <FormattedMessage id="payments.due.pay" />
      </Button>
    );
  }
  if (stage.at === 'begin') {
    return (
      <Button variant="lime" size="large" renderRoot={(props) => <Link to="/checkout" {...props} />}>
        <FormattedMessage id="payments.due.pay" />
      </Button>
    );
  }
  return (
    <Button
      variant="lime"
      size="large"
      renderRoot={(props) => <Link to="/checkout" search={{ payment: stage.paymentId }} {...props} />}
    >
      <FormattedMessage id={stage.at === 'checking' ? 'payments.due.check' : 'payments.due.payAgain'} />
    </Button>
  );
}

function NothingDue({ hasDraft }: { hasDraft: boolean }) {
  return (
    <EmptyRow
      icon={<IconCircleCheck size={24} stroke={1.75} />}
      title={<FormattedMessage id="payments.noneDue.title" />}
      text={<FormattedMessage id={hasDraft ? 'payments.noneDue.draft' : 'payments.noneDue.text'} />}
      action={
        hasDraft && (
          <TextLink standalone renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}>
            <FormattedMessage id="payments.noneDue.cart" />
          </TextLink>
        )
      }
    />
  );
}
