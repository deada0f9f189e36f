import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { PackageDto } from '#src/api/generated/client.schemas.ts';
import { useSteadyRows } from '#src/api/pages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { useFocusFirstNew } from '#src/ui/lists/use-focus-first-new.ts';
import { useLongWait } from '#src/ui/feedback/use-long-wait.ts';
import { PackageCard } from './package-card.tsx';
import { PackageGrid } from './package-grid.tsx';
import { type PackageFilters, packagePagesQuery } from './package-queries.ts';
import classes from './packages-page.module.css';

type PackageListProps = {
  filters: PackageFilters;
  /** Others are on their way to replace these. */
  dimmed: boolean;
  comparedIds: readonly number[];
  refusedId: number | undefined;
  onCompare: (offer: PackageDto, chosen: boolean) => void;
  onShowAll: () => void;
};

/** How many packages there are, the packages, and the next page of them where there is one. */
export function PackageList({ filters, dimmed, comparedIds, refusedId, onCompare, onShowAll }: PackageListProps) {
  const intl = useIntl();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error, refetch } =
    useSuspenseInfiniteQuery(packagePagesQuery(filters));
  const isLongWait = useLongWait(isFetchingNextPage);
  const packages = useSteadyRows(data.pages, (page) => page.data.packages, refetch).flat();
  const total = data.pages[0]?.meta.total_count ?? 0;
  const countText = intl.formatMessage({ id: 'packages.count' }, { count: total });
  useAnnouncedChange(JSON.stringify(filters), countText);
  const list = useRef<HTMLDivElement>(null);
  const shown = packages.length;
  const shownText = intl.formatMessage({ id: 'packages.shown' }, { shown, total });
  const onMore = useFocusFirstNew({ list, items: 'article a', shown, hasMore: hasNextPage, shownText });

  return (
    <>
      <p className={classes.count}>{countText}</p>
      {packages.length === 0 ? (
        <NoPackages filtered={Object.keys(filters).length > 0} onShowAll={onShowAll} />
      ) : (
        <div ref={list}>
          <PackageGrid dimmed={dimmed}>
            {packages.map((offer, index) => (
              <PackageCard
                key={offer.id}
                package={offer}
                heading="h2"
                eager={index === 0}
                compare={{
                  chosen: comparedIds.includes(offer.id),
                  refused: refusedId === offer.id,
                  onChange: (chosen) => {
                    onCompare(offer, chosen);
                  },
                }}
              />
            ))}
          </PackageGrid>
        </div>
      )}
      {hasNextPage ? (
        <div className={classes.more}>
          {isFetchNextPageError ? (
            <Notice kind="error" role="alert">
              <p>
                <FormattedMessage id="packages.more.failed" />
              </p>
              <ErrorMessages error={error} />
            </Notice>
          ) : null}
          {shownText}
          <Button
            variant="secondary"
            loading={isLongWait}
            loadingLabel={intl.formatMessage({ id: 'packages.more.loading' })}
            onClick={() => {
              onMore();
              void fetchNextPage({ cancelRefetch: false });
            }}
          >
            <FormattedMessage id={isFetchNextPageError ? 'packages.retry' : 'packages.more'} />
          </Button>
        </div>
      ) : null}
    </>
  );
}

function NoPackages({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  return (
    <EmptyState
      picture={<Scene name="empty-orders" />}
      title={<FormattedMessage id="packages.empty" />}
      text={<FormattedMessage id={filtered ? 'packages.empty.filtered' : 'packages.empty.text'} />}
      actions={
        filtered ? (
          <Button onClick={onShowAll}>
            <FormattedMessage id="packages.empty.showAll" />
          </Button>
        ) : (
          <Button renderRoot={(props) => <Link to="/contact" {...props} />}>
            <FormattedMessage id="packages.empty.contact" />
          </Button>
        )
      }
    />
  );
}
