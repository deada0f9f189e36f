import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { useServerNow } from '#src/api/server-now.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { DateRangeFilter } from '#src/forms/date-range-filter.tsx';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Chip } from '#src/ui/actions/chip.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { useHeadingFocus } from '#src/ui/layout/page-heading.ts';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { useChoiceAhead } from '#src/ui/actions/use-choice-ahead.ts';
import { HistoryList } from './history-list.tsx';
import classes from './history-page.module.css';
import { HistoryCardsPending } from './history-pending.tsx';
import { historyPagesQuery } from './history-queries.ts';
import { historicalStatuses, type HistoryFilter } from './history-search.ts';

type HistoryPageProps = {
  /** The filter; the same object as long as its values do not change. */
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
};

const any = 'any';
const everything: HistoryFilter = {};

/** The page of completed and cancelled orders (rules.md#order-states, row H02), filtered by status and dates. */
export function HistoryPage({ filter: wanted, onFilter }: HistoryPageProps) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'history.page.title' }));
  const todayOn = riyadhDateOf(useServerNow());
  const [chosen, filter] = useChoiceAhead(wanted, onFilter);
  // The current list stays visible until the requested one has loaded.
  const shown = useDeferredValue(wanted);
  const shownKey = JSON.stringify(shown);
  const { data: hasNone = false } = useInfiniteQuery({
    ...historyPagesQuery(everything),
    enabled: false,
    select: ({ pages }) => pages[0]?.meta.total_count === 0,
  });
  const { data: total } = useInfiniteQuery({
    ...historyPagesQuery(shown),
    enabled: false,
    select: ({ pages }) => pages[0]?.meta.total_count,
  });
  useAnnouncedChange(
    shownKey,
    total === undefined
      ? null
      : total === 0
        ? intl.formatMessage({ id: 'orders.empty.title' })
        : intl.formatMessage({ id: 'history.count' }, { count: total }),
  );
  // The button that shows all orders disappears once they are shown, so the focus may have to move.
  useHeadingFocus(shownKey, 'lost');
  const isBare = hasNone && Object.keys(chosen).length === 0;

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
            value={chosen.status ?? any}
            onChange={(value) => {
              const { status: _before, ...days } = chosen;
              const status = historicalStatuses.find((each) => each === value);
              filter({ ...(status && { status }), ...days });
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
          <DateRangeFilter
            value={chosen}
            todayOn={todayOn}
            onChange={(days) => {
              filter({ ...(chosen.status && { status: chosen.status }), ...days });
            }}
          />
        </div>
      )}
      <QueryBoundary
        resetKey={shownKey}
        pending={<HistoryCardsPending />}
        failed={(retry, error) => (
          <LoadErrorNotice
            text={<FormattedMessage id="history.failed" />}
            error={error}
            retry={retry}
            retryLabel={<FormattedMessage id="history.retry" />}
          />
        )}
      >
        <HistoryList
          key={shownKey}
          filter={shown}
          dimmed={shownKey !== JSON.stringify(chosen)}
          onShowAll={() => {
            filter(everything);
          }}
        />
      </QueryBoundary>
    </>
  );
}
