import { useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { HomeHero } from './home-hero.tsx';

/** The front page (acceptance C01). */
export function HomePage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'home.title' }));
  return <HomeHero settings={useBusinessSettings()} />;
}
