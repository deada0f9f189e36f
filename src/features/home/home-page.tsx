import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { HomeArticles } from './home-articles.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeMeals } from './home-meals.tsx';
import { HomePartners } from './home-partners.tsx';
import { ArticlesPending, CardsPending, MealsPending, PartnersPending } from './home-pending.tsx';
import { HomeSection } from './home-section.tsx';
import { HomeServices } from './home-services.tsx';
import { HomeSteps } from './home-steps.tsx';
import { PreRegister } from './pre-register.tsx';

type HomePageProps = {
  /** Some packages, as the packages feature shows them. */
  packages: ReactNode;
};

/** The front page (acceptance C01). Each section that fetches waits and fails on its own. */
export function HomePage({ packages }: HomePageProps) {
  const intl = useIntl();
  const settings = useKnownBusinessSettings();
  usePageTitle(intl.formatMessage({ id: 'home.title' }));
  return (
    <>
      <HomeHero settings={settings} />
      <HomeServices settings={settings} />
      <HomeSteps settings={settings} />
      <HomeSection
        title="home.packages.title"
        all={{ to: '/packages', label: 'home.packages.all' }}
        pending={<CardsPending />}
      >
        {packages}
      </HomeSection>
      <HomeSection title="home.meals.title" all={{ to: '/meals', label: 'home.meals.all' }} pending={<MealsPending />}>
        <HomeMeals />
      </HomeSection>
      <HomeSection title="home.blog.title" all={{ to: '/blog', label: 'home.blog.all' }} pending={<ArticlesPending />}>
        <HomeArticles />
      </HomeSection>
      <HomeSection title="home.partners.title" quiet pending={<PartnersPending />}>
        <HomePartners />
      </HomeSection>
      <PreRegister />
    </>
  );
}
