import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { HistoricalOrderStatus } from '#src/domain/order-states.ts';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Chip } from '#src/ui/actions/chip.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useHeadingFocus } from '#src/ui/layout/page-heading.ts';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { useChoiceAhead } from '#src/ui/actions/use-choice-ahead.ts';
import { HistoryList } from './history-list.tsx';
import classes from './history-page.module.css';
import { HistoryCardsPending } from './history-pending.tsx';
import { historyPagesQuery } from './history-queries.ts';
import { historicalStatuses } from './history-search.ts';

type HistoryPageProps = {
  /** Only these; all of them when left out. */
  status: HistoricalOrderStatus | undefined;
  onFilter: (status: HistoricalOrderStatus | undefined) => void;
};

const any = 'any';

/** Orders that are completed or cancelled (rules.md#order-states, row H02), all of them or one of the two. */
export function HistoryPage({ status, onFilter }: HistoryPageProps) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'history.page.title' }));
  const [chosen, filter] = useChoiceAhead(status, onFilter);
  // The list on screen stays until the one asked for has arrived.
  const shown = useDeferredValue(status);
  const { data: hasNone = false } = useInfiniteQuery({
    ...historyPagesQuery(undefined),
    enabled: false,
    select: ({ pages }) => pages[0]?.meta.total_count === 0,
  });
  const { data: total } = useInfiniteQuery({
    ...historyPagesQuery(shown),
    enabled: false,
    select: ({ pages }) => pages[0]?.meta.total_count,
  });
  useAnnouncedChange(
    shown ?? any,
    total === undefined
      ? null
      : total === 0
        ? intl.formatMessage({ id: 'orders.empty.title' })
        : intl.formatMessage({ id: 'history.count' }, { count: total }),
  );
  // The button that shows all orders is gone once they are shown.
  useHeadingFocus(shown ?? any, 'lost');
  const isBare = hasNone && chosen === undefined;

  return (
    <>
      <PageHead
        size="small"
        className={classes.head}
        title={<FormattedMessage id="history.page.title" />}
        {...(isBare ? {} : { lead: <FormattedMessage id="history.page.lead" /> })}
      />
      {!isBare && (
        <div className={classes.filter}>
          <ChoiceGroup
            layout="chips"
            label={<FormattedMessage id="history.filter" />}
            labelHidden
            value={chosen ?? any}
            onChange={(value) => {
              filter(historicalStatuses.find((each) => each === value));
            }}
          >
            <Chip value={any} tinted>
              <FormattedMessage id="history.filter.any" />
            </Chip>
            {historicalStatuses.map((each) => (
              <Chip key={each} value={each} tinted>
                <FormattedMessage id={`history.filter.${each}`} />
              </Chip>
            ))}
          </ChoiceGroup>
        </div>
      )}
      <QueryBoundary
        resetKey={shown}
        pending={<HistoryCardsPending />}
        failed={(retry, error) => (
          <Notice
            kind="error"
            role="alert"
            action={
              <Button size="small" variant="secondary" onClick={retry}>
                <FormattedMessage id="history.retry" />
              </Button>
            }
          >
            <p>
              <FormattedMessage id="history.failed" />
            </p>
            <ErrorMessages error={error} />
          </Notice>
        )}
      >
        <HistoryList
          key={shown ?? any}
          status={shown}
          dimmed={shown !== chosen}
          onShowAll={() => {
            filter(undefined);
          }}
        />
      </QueryBoundary>
    </>
  );
}
