import { useDeferredValue, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import type { Package } from '#src/domain/package.ts';
import { ApiError } from '#src/api/errors.ts';
import { useStudentFilter } from '#src/features/safety/use-student-filter.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { announce } from '#src/ui/feedback/announce.ts';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { useHeadingFocus } from '#src/ui/layout/page-heading.ts';
import { useChoiceAhead } from '#src/ui/actions/use-choice-ahead.ts';
import { CompareBar } from './compare-bar.tsx';
import { ComparePanel, mostCompared } from './compare-panel.tsx';
import { PackageFilters } from './package-filters.tsx';
import { PackageGridPending } from './package-grid.tsx';
import { PackageList } from './package-list.tsx';
import type { PackageFilters as Filters } from './package-queries.ts';
import classes from './packages-page.module.css';

type PackagesPageProps = { filters: Filters; onFilter: (filters: Filters) => void };

/** The page of all packages, filtered by category and frequency (row C10), with a comparison of up to three. */
export function PackagesPage({ filters, onFilter }: PackagesPageProps) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'packages.title' }));
  const [asked, filter] = useChoiceAhead(filters, onFilter);
  // The current list stays visible until the requested one has loaded.
  const shownFilters = useDeferredValue(filters);
  // Not deferred: packages that may not suit the student are gone at once.
  const { student, choose } = useStudentFilter();
  const resetKey = `${shownFilters.category} ${shownFilters.frequency} ${shownFilters.age} ${student?.id}`;
  // The button that shows all packages disappears once they are shown, so the focus may have to move.
  useHeadingFocus(resetKey, 'lost');
  const [compared, setCompared] = useState<Package[]>([]);
  const [refused, setRefused] = useState<number>();
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const compare = (offer: Package, chosen: boolean) => {
    const others = compared.filter(({ id }) => id !== offer.id);
    if (chosen && others.length >= mostCompared) {
      setRefused(offer.id);
      // The message appears below the checkbox that has the focus, where it would not be read.
      announce(intl.formatMessage({ id: 'packages.compare.full' }));
      return;
    }
    setRefused(undefined);
    setCompared(chosen ? [...others, offer] : others);
  };

  const chooseStudent = (next: typeof student) => {
    if (next !== null) {
      // Like the list, the comparison shows nothing that may not suit the student.
      setCompared([]);
      setRefused(undefined);
    }
    choose(next);
  };

  return (
    <>
      <PageHead
        className={classes.head}
        title={<FormattedMessage id="packages.title" />}
        lead={<FormattedMessage id="packages.lead" />}
      />
      <PackageFilters filters={asked} onFilter={filter} student={student} onChooseStudent={chooseStudent} />
      <div ref={list} tabIndex={-1}>
        <QueryBoundary
          resetKey={resetKey}
          pending={
            <>
              <output className={classes.count}>
                <FormattedMessage id="packages.count.loading" />
              </output>
              <PackageGridPending />
            </>
          }
          failed={(retry, error) => (
            <LoadErrorNotice
              className={classes.failed}
              {...(student !== null && error instanceof ApiError && error.status === 400
                ? {
                    text: <FormattedMessage id="safety.filter.refused" />,
                    retry: () => {
                      choose(null);
                    },
                    retryLabel: <FormattedMessage id="safety.filter.showEveryone" />,
                  }
                : {
                    text: <FormattedMessage id="packages.failed" />,
                    error,
                    retry,
                    retryLabel: <FormattedMessage id="packages.retry" />,
                  })}
            />
          )}
        >
          <PackageList
            filters={shownFilters}
            dimmed={shownFilters !== filters}
            comparedIds={compared.map(({ id }) => id)}
            refusedId={refused}
            onCompare={compare}
            onShowAll={() => {
              filter({});
              choose(null);
            }}
            student={student}
          />
        </QueryBoundary>
      </div>
      <ComparePanel
        ref={panel}
        packages={compared}
        onClear={() => {
          setCompared([]);
          setRefused(undefined);
          list.current?.focus();
        }}
        onAdd={() => {
          list.current?.scrollIntoView({ block: 'start' });
          list.current?.focus({ preventScroll: true });
        }}
      />
      <CompareBar
        count={compared.length}
        panel={panel}
        onJump={() => {
          panel.current?.scrollIntoView({ block: 'start' });
          panel.current?.querySelector('h2')?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}
