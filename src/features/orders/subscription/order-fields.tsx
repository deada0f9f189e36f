import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Money } from '#src/ui/text/money.tsx';

interface OrderFieldsProps {
  order: Order;
  /** The order's number, or a link with it. */
  number: ReactNode;
  totalLabel: ReactNode;
}

/** The head of an order's card: number, order date, total. */
export function OrderFields({ order, number, totalLabel }: OrderFieldsProps) {
  const language = useLanguage();
  return (
    <dl>
      <div>
        <dt>
          <FormattedMessage id="orders.field.order" />
        </dt>
        <dd>{number}</dd>
      </div>
      {order.paidAt !== null && (
        <div>
          <dt>
            <FormattedMessage id="orders.field.placed" />
          </dt>
          <dd>
            <bdi>{formatDate(language, order.paidAt, 'date')}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{totalLabel}</dt>
        <dd>
          <Money language={language} halalas={order.totalHalalas} style="exact" />
        </dd>
      </div>
    </dl>
  );
}
