import { FormattedMessage } from 'react-intl';
import { useKnownServerNow } from '#src/api/server-now.ts';
import { lastUse } from '#src/domain/first-method.ts';
import { maskedCard, type PaymentMethod } from '#src/domain/payment.ts';
import { monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** The line below a payment method: how it was used last, what it is, or why it is not available (row G61). */
export function MethodHint({ method }: { method: PaymentMethod }) {
  const language = useLanguage();
  const now = useKnownServerNow();
  if (!method.isAvailable) return method.reason && nameOf(language, method.reason);
  // Without the date, it is not known whether the card has expired.
  const use = now === null ? 'none' : lastUse(method, monthOf(riyadhDateOf(now)));
  switch (use) {
    case 'none':
      return <FormattedMessage id={`checkout.method.hint.${method.code}`} />;
    case 'method':
      return <FormattedMessage id="checkout.method.last" />;
    default:
      return (
        <FormattedMessage
          id={use === 'card' ? 'checkout.method.last.card' : 'checkout.method.last.expired'}
          values={{
            card: (
              <bdi key="card" dir="ltr">
                {maskedCard(method.savedCard?.last4 ?? '')}
              </bdi>
            ),
          }}
        />
      );
  }
}
