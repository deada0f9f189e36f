import { IconLock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { PaymentMethod, PaymentMethodCode } from '#src/domain/payment.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { ChoiceCard } from '#src/ui/fields/choice-card.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { PaymentMark } from '#src/ui/text/payment-mark.tsx';
import classes from './method-choice.module.css';
import { MethodHint } from '#src/features/checkout/method-hint.tsx';

type MethodChoiceProps = {
  id: string;
  methods: readonly PaymentMethod[];
  value: PaymentMethodCode | null;
  error: string | null;
  onChange: (value: PaymentMethodCode) => void;
};

/** A choice of all payment methods, with the reason if one is unavailable. It has no fields for card data. */
export function MethodChoice({ id, methods, value, error, onChange }: MethodChoiceProps) {
  const language = useLanguage();
  return (
    <Card component="section" className={classes.card}>
      <h2 className={classes.title}>
        <FormattedMessage id="checkout.method.title" />
      </h2>
      <ChoiceGroup
        id={id}
        label={<FormattedMessage id="checkout.method.title" />}
        labelHidden
        layout="cards"
        cardWidth={260}
        value={value}
        error={error}
        onChange={(chosen) => {
          const method = methods.find(({ code }) => code === chosen);
          if (method) onChange(method.code);
        }}
      >
        {methods.map((method) => (
          <ChoiceCard
            key={method.code}
            mark="lead"
            value={method.code}
            label={nameOf(language, method)}
            hint={<MethodHint method={method} />}
            disabled={!method.isAvailable}
            end={<PaymentMark name={method.code} className={classes.mark} />}
          />
        ))}
      </ChoiceGroup>
      <p className={classes.note}>
        <IconLock size={16} stroke={1.75} aria-hidden />
        <FormattedMessage id="payment.card.kept" />
      </p>
    </Card>
  );
}
