import {
  IconArrowBackUp,
  IconCheck,
  IconClockOff,
  IconHourglass,
  IconLogout2,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PastPayment } from '#src/domain/payment.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge, type BadgeProps } from '#src/ui/text/badge.tsx';
import { Money } from '#src/ui/text/money.tsx';
import classes from './payment-table.module.css';

type Kind = 'checking' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded';

/** A payment without a known result has the text "checking", never "failed" (decisions, Checkout). */
const kinds: Record<PastPayment['status'], Kind> = {
  initiated: 'checking',
  pending: 'checking',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
};

/** The message id of a payment's status. */
export function paymentStatusId(status: PastPayment['status']) {
  return `payments.status.${kinds[status]}` as const;
}

const looks: Record<Kind, { tone: BadgeProps['tone']; Icon: Icon; mirrored?: boolean }> = {
  checking: { tone: 'warm', Icon: IconHourglass },
  paid: { tone: 'pine', Icon: IconCheck },
  failed: { tone: 'error', Icon: IconX },
  cancelled: { tone: 'plain', Icon: IconLogout2, mirrored: true },
  expired: { tone: 'plain', Icon: IconClockOff },
  refunded: { tone: 'info', Icon: IconArrowBackUp, mirrored: true },
};

/** The status of a payment, with a line below that explains what it means for the parent's money. */
export function PaymentStatus({ payment }: { payment: PastPayment }) {
  const kind = kinds[payment.status];
  const { tone, Icon, mirrored = false } = looks[kind];
  return (
    <>
      <Badge tone={tone} icon={<Icon size={16} stroke={1.75} aria-hidden {...(mirrored && { 'data-flip': true })} />}>
        <FormattedMessage id={paymentStatusId(payment.status)} />
      </Badge>
      <Meaning payment={payment} />
    </>
  );
}

function Meaning({ payment: { status, refundedHalalas, failedRefundHalalas } }: { payment: PastPayment }) {
  const language = useLanguage();
  let words: ReactNode = null;
  if (status === 'initiated' || status === 'pending') words = <FormattedMessage id={`payments.meaning.${status}`} />;
  else if (refundedHalalas > 0) {
    const amount = <Money language={language} halalas={refundedHalalas} style="exact" />;
    words = <FormattedMessage id="payments.meaning.paidBack" values={{ amount }} />;
  } else if (status === 'failed' || status === 'cancelled' || status === 'expired') {
    words = <FormattedMessage id="payments.meaning.nothingTaken" />;
  }
  if (words === null) return null;
  const failed = <Money key="failed" language={language} halalas={failedRefundHalalas} style="exact" />;
  return (
    <small className={classes.meaning}>
      {words}
      {failedRefundHalalas > 0 && (
        <>
          {' '}
          <FormattedMessage id="payments.meaning.refundFailed" values={{ amount: failed }} />
        </>
      )}
    </small>
  );
}
