import { IconCalendarEvent, IconTag, IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Subscription, SubscriptionChange } from '#src/domain/subscription.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Money } from '#src/ui/text/money.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useSubscriptionTexts } from './use-subscription-texts.ts';

const icons = { price: IconTag, delivery: IconTruckDelivery, period: IconCalendarEvent } as const;

type LineChangesProps = {
  subscription: Subscription;
  /** Content of the last notice: what the parent can do about the changes. */
  action?: ReactNode;
  className?: string | undefined;
};

/**
 * What changed in a subscription since the parent chose it: the old value struck through, beside the new one (row O07).
 */
export function SubscriptionChanges({ subscription, action, className }: LineChangesProps) {
  const texts = useSubscriptionTexts();
  return subscription.changes.map((change, index) => {
    const Icon = icons[change.kind];
    return (
      <Notice
        key={change.kind}
        kind="warning"
        announced
        className={className}
        icon={<Icon size={20} stroke={1.75} data-flip={change.kind === 'delivery' || undefined} />}
        title={<FormattedMessage id={`order.change.${change.kind}.title`} />}
        action={index === subscription.changes.length - 1 ? action : undefined}
      >
        <p>
          <FormattedMessage
            id={`order.change.${change.kind}.text`}
            values={{
              package: texts.package(subscription),
              frequency: subscription.package.frequency,
              old: (text) => <s>{text}</s>,
              ...valuesOf(change),
            }}
          />
        </p>
      </Notice>
    );
  });
}

function valuesOf(change: SubscriptionChange) {
  return change.kind === 'period'
    ? { previous: <DateText on={change.previousOn} />, current: <DateText on={change.currentOn} /> }
    : { previous: <Amount halalas={change.previousHalalas} />, current: <Amount halalas={change.currentHalalas} /> };
}

function Amount({ halalas }: { halalas: number }) {
  return <Money language={useLanguage()} halalas={halalas} />;
}
