import { useSuspenseQuery } from '@tanstack/react-query';
import { IconArrowRight, IconClock, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { studentsQuery } from '#src/api/students.ts';
import type { Order } from '#src/domain/order.ts';
import type { Student } from '#src/domain/student.ts';
import { lastPaidDay } from '#src/domain/subscription-state.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button, type ButtonProps } from '#src/ui/actions/button.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { type ErrorNotice, useErrorNotice } from '#src/ui/feedback/use-error-notice.tsx';
import classes from './cart-page.module.css';
import { EmptyCart } from './empty-cart.tsx';
import { OrderSteps } from '#src/features/checkout/order-steps.tsx';
import { OrderSummary } from '#src/features/checkout/order-summary.tsx';
import { PayBar } from '#src/features/checkout/pay-bar.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { CartStudentCard } from './cart-student-card.tsx';
import { StudentRow } from './student-row.tsx';

type CartPageProps = {
  /** The id of a student chosen for this order who has no package yet (row S05). */
  chosenStudentId: number | undefined;
};

/** The first step of an order: the students, each with package, dates and price (rows O01, O02). */
export function CartPage({ chosenStudentId }: CartPageProps) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'cart.page.document' }));
  const { data: order } = useSuspenseQuery(draftOrderQuery());
  const { data: students } = useSuspenseQuery(studentsQuery());
  const others = students.filter(({ id }) => !order?.subscriptions.some(({ studentId }) => studentId === id));
  const refusal = useErrorNotice();
  const isEmpty = order === null && !others.some(({ id }) => id === chosenStudentId);

  return (
    <>
      <PageHead
        className={classes.head}
        title={<FormattedMessage id={isEmpty ? 'cart.empty.page' : 'cart.page.title'} />}
        aside={<OrderSteps current={1} />}
      />
      {isEmpty && refusal.notice}
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <Students order={order} others={others} chosenStudentId={chosenStudentId} refusal={refusal} />
      )}
    </>
  );
}

type StudentsProps = CartPageProps & { order: Order | null; others: readonly Student[]; refusal: ErrorNotice };

function Students({ order, others, chosenStudentId, refusal }: StudentsProps) {
  const { offDaysPerMonth } = useBusinessSettings();
  const { data: orders } = useSuspenseQuery(currentOrdersQuery());
  const paid = orders.flatMap(({ subscriptions }) => subscriptions);
  const [asked, setAsked] = useState<Subscription | null>(null);
  const isDraft = order?.status === 'draft';
  const isChangeable = order === null || isDraft;
  const chosenFirst = others.toSorted((a, b) => Number(b.id === chosenStudentId) - Number(a.id === chosenStudentId));

  return (
    <div className={classes.page}>
      <div className={classes.students}>
        {refusal.notice}
        {order && !isDraft && order.payment && <PendingNotice payment={order.payment} payBy={order.payBy} />}
        {order?.subscriptions.map((subscription) => (
          <CartStudentCard
            key={subscription.id}
            subscription={subscription}
            offDaysPerMonth={offDaysPerMonth}
            onRemove={
              isDraft
                ? () => {
                    setAsked(subscription);
                  }
                : undefined
            }
          />
        ))}
        {isChangeable && (
          <>
            {chosenFirst.map((student) => (
              <StudentRow
                key={student.id}
                student={student}
                subscribedUntil={lastPaidDay(paid, student.id)}
                chosen={student.id === chosenStudentId}
              />
            ))}
            <TextLink
              standalone
              className={classes.add}
              renderRoot={(props) => <Link to="/cart/add-applicant" {...props} />}
            >
              <IconPlus size={20} stroke={1.75} aria-hidden />
              <FormattedMessage id="cart.add" />
            </TextLink>
          </>
        )}
      </div>
      {order && (
        <>
          <OrderSummary order={order}>
            <Continue order={order} size="large" wide className={classes.continue}>
              <FormattedMessage id={isDraft ? 'cart.continue' : 'cart.pending.action'} />
            </Continue>
            {isDraft && (
              <p className={classes.note}>
                <IconClock size={16} stroke={1.75} aria-hidden />
                <FormattedMessage id="cart.pricesChecked" />
              </p>
            )}
          </OrderSummary>
          <PayBar totalHalalas={order.totalHalalas}>
            <Continue order={order}>
              <FormattedMessage id="cart.continue.short" />
            </Continue>
          </PayBar>
          <RemoveDialog
            order={order}
            subscription={asked}
            refusal={refusal}
            onClose={() => {
              setAsked(null);
            }}
          />
        </>
      )}
    </div>
  );
}

type ContinueProps = Pick<ButtonProps, 'children' | 'size' | 'wide'> & { order: Order; className?: string | undefined };

/** The button that continues to the payment; an order with a pending payment continues with that payment. */
function Continue({ order, ...button }: ContinueProps) {
  const payment = order.status === 'draft' ? undefined : order.payment?.id;
  return (
    <Button
      {...button}
      iconAfter={<IconArrowRight size={20} stroke={1.75} data-flip aria-hidden />}
      renderRoot={(props) => <Link to="/checkout" search={payment === undefined ? {} : { payment }} {...props} />}
    />
  );
}
