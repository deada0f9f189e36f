import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Money } from '#src/ui/text/money.tsx';
import { usePageMark } from '#src/ui/layout/use-page-mark.ts';
import classes from './pay-bar.module.css';

type PayBarProps = {
  totalHalalas: number;
  /** The button of the bar. */
  children: ReactNode;
};

/** A bar at the bottom of a phone with the total and the next step; wider screens have both in the summary. */
export function PayBar({ totalHalalas, children }: PayBarProps) {
  usePageMark('data-bottom-bar');
  return (
    <div className={classes.bar}>
      <p className={classes.total}>
        <FormattedMessage id="order.summary.total" />
        <b>
          <Money language={useLanguage()} halalas={totalHalalas} style="exact" />
        </b>
      </p>
      {children}
    </div>
  );
}
