import { FormattedMessage } from 'react-intl';
import type { ReplacedDish } from '#src/domain/delivery.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DataText } from '#src/ui/text/data-text.tsx';

interface ReplacedDishTextProps {
  id: 'order.delivery.instead' | 'order.delivery.noOther';
  replaced: ReplacedDish;
}

/** Which dish is not served, and why: beside the one in its place, or without another one. */
export function ReplacedDishText({ id, replaced: { previous, reason } }: ReplacedDishTextProps) {
  const language = useLanguage();
  return (
    <FormattedMessage
      id={id}
      values={{
        previous: <DataText key="previous" text={nameOf(language, previous)} />,
        reason: <DataText key="reason" text={nameOf(language, reason)} />,
      }}
    />
  );
}
