import { lazy, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { HomeHero } from './home-hero.tsx';
import classes from './home-page.module.css';

// The hero fills the first screen: it stands before the code of all that lies below it has arrived.
const HomeBelow = lazy(async () => ({ default: (await import('./home-below.tsx')).HomeBelow }));

type HomePageProps = {
  /** Some packages, as the packages feature shows them. */
  packages: ReactNode;
  /** The same while they are on their way. */
  packagesPending: ReactNode;
};

/** The front page (acceptance C01). */
export function HomePage({ packages, packagesPending }: HomePageProps) {
  const intl = useIntl();
  const settings = useKnownBusinessSettings();
  usePageTitle(intl.formatMessage({ id: 'home.title' }));
  return (
    <>
      <HomeHero settings={settings} />
      <Suspense fallback={<div className={classes.below} aria-busy="true" />}>
        <HomeBelow settings={settings} packages={packages} packagesPending={packagesPending} />
      </Suspense>
    </>
  );
}
