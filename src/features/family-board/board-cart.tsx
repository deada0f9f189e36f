import { IconShoppingBag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { dataTexts } from '#src/ui/text/data-texts.tsx';
import classes from './family-board.module.css';

/** The order in the cart, and the way to finish it. */
export function BoardCart({ order }: { order: Order }) {
  const intl = useIntl();
  const language = useLanguage();
  const isUnpaid = order.status === 'pending_payment';
  if (order.subscriptions.length === 0) return null;
  // A student may have several subscriptions, one after the other.
  const students = new Map(order.subscriptions.map(({ studentId, student }) => [studentId, student]));
  const names = Array.from(students.values(), (student) => nameOf(language, student));
  return (
    <Notice
      kind={isUnpaid ? 'warning' : 'info'}
      icon={<IconShoppingBag size={20} stroke={1.75} />}
      className={classes.cart}
      title={<FormattedMessage id={isUnpaid ? 'board.cart.unpaid' : 'board.cart.title'} />}
      action={
        <Button
          size="small"
          renderRoot={(props) => <Link to={isUnpaid ? '/checkout' : '/cart/choose-applicants'} {...props} />}
        >
          <FormattedMessage id={isUnpaid ? 'board.cart.pay' : 'board.cart.finish'} />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="board.cart.text" values={{ names: intl.formatList(dataTexts(names)) }} />
      </p>
    </Notice>
  );
}
