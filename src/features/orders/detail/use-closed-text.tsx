import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReasonCode } from '#src/domain/action-offer.ts';
import { dayEndingAt } from '#src/domain/riyadh-date.ts';
import { DateText, InstantText } from '#src/i18n/date-text.tsx';
import { DeadlineInstant } from '#src/i18n/deadline-instant.tsx';
import { useTimeText } from '#src/i18n/use-time-text.ts';
import type { ActionState } from './action-state.ts';
import type { ActionTileProps } from './action-tile.tsx';

/** The texts for each reason; without a title, the instant of closing is shown. */
export type ReasonTexts = { readonly [Reason in ReasonCode]?: { title?: ReactNode; text?: ReactNode } };

/**
 * Returns a function for why an action is closed: since when or from when, as an instant and as relative time, and the
 * reason. The result is undefined while the action is open.
 */
export function useClosedText(now: Date): (state: ActionState, reasons: ReasonTexts) => ActionTileProps['closed'] {
  const { away } = useTimeText(now);

  return (state, reasons) => {
    if (state.at === 'open') return undefined;
    const { title, text } = (state.reason !== null && reasons[state.reason]) || {};
    if (state.at === 'later') {
      const isMidnight = dayEndingAt(new Date(state.opensAt)) !== null;
      const time = isMidnight ? <DateText on={state.opensAt} variant="day" /> : <InstantText at={state.opensAt} />;
      return { title: <FormattedMessage id="order.closed.opens" values={{ time, away: away(state.opensAt) }} />, text };
    }
    if (state.reason === 'already_cancelled') {
      return {
        title: <FormattedMessage id="order.closed.cancelled" />,
        text: <FormattedMessage id="order.closed.cancelled.text" />,
      };
    }
    if (title === undefined && state.since !== null) {
      const time = <DeadlineInstant at={state.since} />;
      return { title: <FormattedMessage id="order.closed.since" values={{ time, ago: away(state.since) }} />, text };
    }
    return { title: title ?? <FormattedMessage id="order.closed.other" />, text };
  };
}
