import { type ReactNode, Suspense } from 'react';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { HomeArticles } from './home-articles.tsx';
import { HomeMeals } from './home-meals.tsx';
import { HomePartners } from './home-partners.tsx';
import { ArticlesPending, MealsPending, PartnersPending } from './home-pending.tsx';
import { HomeSection } from './home-section.tsx';
import { HomeServices } from './home-services.tsx';
import { HomeSteps } from './home-steps.tsx';
import { PreRegister } from './pre-register.tsx';

type HomeBelowProps = {
  settings: BusinessSettings;
  /** A few packages, rendered by the packages feature. */
  packages: ReactNode;
  /** The placeholder of the packages while they load. */
  packagesPending: ReactNode;
};

/** The home page below its hero. Each section that loads data has its own loading and error state. */
export function HomeBelow({ settings, packages, packagesPending }: HomeBelowProps) {
  return (
    <>
      {/* A Suspense boundary lets React hydrate each section separately, like the sections that load data. */}
      <Suspense>
        <HomeServices settings={settings} />
      </Suspense>
      <Suspense>
        <HomeSteps settings={settings} />
      </Suspense>
      <HomeSection
        title="home.packages.title"
        all={{ to: '/packages', label: 'home.packages.all' }}
        pending={packagesPending}
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
      <Suspense>
        <PreRegister />
      </Suspense>
    </>
  );
}
