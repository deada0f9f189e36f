import { Link } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Package } from '#src/domain/package.ts';
import { usePages } from '#src/api/pages.ts';
import { MoreOfList } from '#src/errors/more-of-list.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { ListPages } from '#src/ui/lists/list-pages.tsx';
import { StudentFilterNote } from '#src/features/safety/student-filter.tsx';
import type { FilterStudent } from '#src/features/safety/use-student-filter.ts';
import { PackageCard } from './package-card.tsx';
import { PackageGrid } from './package-grid.tsx';
import { type PackageFilters, packagePagesQuery } from './package-queries.ts';
import classes from './packages-page.module.css';

type PackageListProps = {
  filters: PackageFilters;
  /** Whether other packages are loading to replace these. */
  dimmed: boolean;
  comparedIds: readonly number[];
  refusedId: number | undefined;
  onCompare: (offer: Package, chosen: boolean) => void;
  onShowAll: () => void;
  student: FilterStudent | null;
};

/** The number of packages, the packages, and a button for the next page if there is one. */
export function PackageList(props: PackageListProps) {
  const { filters, dimmed, comparedIds, refusedId, onCompare, onShowAll, student } = props;
  const intl = useIntl();
  const packages = usePages(packagePagesQuery(filters, student?.id));
  const { shown, total } = packages;
  const countText = intl.formatMessage({ id: 'packages.count' }, { count: total });
  useAnnouncedChange(`${JSON.stringify(filters)} ${student?.id}`, countText);
  const list = useRef<HTMLDivElement>(null);
  const renderPackage = useCallback(
    (offer: Package, index: number) => (
      <PackageCard
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
    ),
    [comparedIds, refusedId, onCompare],
  );

  return (
    <>
      <p className={classes.count}>{countText}</p>
      {student && <StudentFilterNote student={student} of="packages" />}
      {total === 0 ? (
        <NoPackages filtered={student !== null || Object.keys(filters).length > 0} onShowAll={onShowAll} />
      ) : (
        <div ref={list}>
          <PackageGrid dimmed={dimmed}>
            <ListPages pages={packages.pages} renderItem={renderPackage} />
          </PackageGrid>
          <MoreOfList
            of={packages}
            shownText={intl.formatMessage({ id: 'packages.shown' }, { shown, total })}
            list={list}
            items="article a"
          />
        </div>
      )}
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
