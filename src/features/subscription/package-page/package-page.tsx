import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { allergensQuery } from '#src/api/lookups.ts';
import { packageQuery } from '#src/api/packages.ts';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { IconSoup } from '@tabler/icons-react';
import { useChoiceAhead } from '#src/ui/actions/use-choice-ahead.ts';
import { LunchesPending, PackageLunches } from './package-lunches.tsx';
import classes from './package-page.module.css';
import type { PackageSearch } from '#src/features/subscription/state/package-search.ts';
import type { PanelField } from '#src/features/subscription/state/panel-field.ts';
import { PackageDetails } from './package-details.tsx';
import { PackageWithdrawn } from './package-withdrawn.tsx';
import { SubscribePanel } from '#src/features/subscription/subscribe-form/subscribe-panel.tsx';
import { useFocusTarget } from '#src/forms/use-focus-target.ts';

interface PackagePageProps {
  packageId: number;
  search: PackageSearch;
  /** Writes the choices to the search parameters. */
  onSearch: (search: Pick<PackageSearch, 'applicant' | 'plan'>) => void;
  /** Opens or closes the step for the off days. */
  onStep: (step: PackageSearch['step']) => void;
  /** The menu of the first weeks, rendered by the menu feature. */
  menu: ReactNode;
}

/** The page of one package: its lunches, and the panel that subscribes a student to it (rows C10, P01 to P09). */
export function PackagePage({ packageId, search, onSearch, onStep, menu }: PackagePageProps) {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useBusinessSettings();
  const [step, goTo] = useChoiceAhead(search.step, onStep);
  const choosingOffDays = step === 'off-days';
  const panel = useRef<HTMLElement>(null);
  const focusTarget = useFocusTarget<PanelField>();
  const { data: offer } = useSuspenseQuery(packageQuery(packageId));
  const { data: allergens } = useSuspenseQuery(allergensQuery());
  const name = nameOf(language, offer);
  usePageTitle(name);
  return (
    <>
      <Breadcrumbs
        label={intl.formatMessage({ id: 'package.breadcrumbs' })}
        links={[
          {
            key: 'packages',
            link: (
              <Link to="/packages">
                <FormattedMessage id="packages.title" />
              </Link>
            ),
          },
        ]}
        here={name}
      />
      {!offer.isActive ? (
        <PackageWithdrawn name={name} />
      ) : (
        <div className={classes.page}>
          <PackageDetails
            package={offer}
            settings={settings}
            excludedAllergens={allergens
              .filter(({ code }) => offer.excludedAllergens.includes(code))
              .map((allergen) => nameOf(language, allergen))}
            choosingOffDays={choosingOffDays}
            onJumpToPanel={() => {
              panel.current?.scrollIntoView({ block: 'start' });
              focusTarget.focusOn('students', 'nearest');
            }}
          >
            <QueryBoundary
              pending={<LunchesPending />}
              failed={(retry, error) => (
                <EmptyRow
                  icon={<IconSoup size={24} stroke={1.75} />}
                  title={<FormattedMessage id="package.lunches.failed" />}
                  text={<ErrorMessages error={error} />}
                  action={
                    <Button variant="secondary" size="small" onClick={retry}>
                      <FormattedMessage id="subscribe.failed.retry" />
                    </Button>
                  }
                />
              )}
            >
              <PackageLunches packageId={packageId} />
            </QueryBoundary>
          </PackageDetails>
          <SubscribePanel
            ref={panel}
            focusTarget={focusTarget}
            package={offer}
            settings={settings}
            search={search}
            onSearch={onSearch}
            choosingOffDays={choosingOffDays}
            onChooseOffDays={(choosing) => {
              if (choosing !== choosingOffDays) goTo(choosing ? 'off-days' : undefined);
            }}
          />
        </div>
      )}
      {offer.isActive && menu}
    </>
  );
}
