import type { Subscription } from '#src/domain/subscription.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './subscription-title.module.css';

/** The title of a subscription, for a heading: the student's name, and the package on a separate line. */
export function SubscriptionTitle({ subscription }: { subscription: Subscription }) {
  const language = useLanguage();
  return (
    <>
      <span className={classes.line}>
        <DataText text={nameOf(language, subscription.student)} />
      </span>{' '}
      <span className={classes.package}>
        <DataText text={nameOf(language, subscription.package)} />
      </span>
    </>
  );
}
