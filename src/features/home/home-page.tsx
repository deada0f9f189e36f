import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { HomeBelow } from './home-below.tsx';
import { HomeHero } from './home-hero.tsx';

type HomePageProps = {
  /** A few packages, rendered by the packages feature. */
  packages: ReactNode;
  /** The placeholder of the packages while they load. */
  packagesPending: ReactNode;
};

/** The home page (row C01). */
export function HomePage({ packages, packagesPending }: HomePageProps) {
  const intl = useIntl();
  const settings = useKnownBusinessSettings();
  usePageTitle(intl.formatMessage({ id: 'home.title' }));
  return (
    <>
      <HomeHero settings={settings} />
      <HomeBelow settings={settings} packages={packages} packagesPending={packagesPending} />
    </>
  );
}
