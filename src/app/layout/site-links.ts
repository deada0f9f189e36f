import type { MessageId } from '#src/i18n/messages.ts';

type Place =
  | 'home'
  | 'meals'
  | 'packages'
  | 'about'
  | 'blog'
  | 'event'
  | 'contact'
  | 'policy'
  | 'signIn'
  | 'signUp'
  | 'notifications'
  | 'cart'
  | 'account'
  | 'orders';

/** The paths that the layout links to (screens.md#routes). */
export const sitePaths: Readonly<Record<Place, string>> = {
  home: '/',
  meals: '/meals',
  packages: '/packages',
  about: '/about',
  blog: '/blog',
  event: '/event',
  contact: '/contact',
  policy: '/policy',
  signIn: '/signin',
  signUp: '/signup',
  notifications: '/notification',
  cart: '/cart/choose-applicants',
  account: '/profile/my-account/account-setting',
  orders: '/profile/my-orders/current-orders',
};

export interface SiteLink {
  to: string;
  label: MessageId;
}

/** The links of the top bar in order: those of row L01, and the packages. */
export const topBarLinks: readonly SiteLink[] = [
  { to: sitePaths.home, label: 'shell.nav.home' },
  { to: sitePaths.packages, label: 'shell.nav.packages' },
  { to: sitePaths.meals, label: 'shell.nav.meals' },
  { to: sitePaths.about, label: 'shell.nav.about' },
  { to: sitePaths.blog, label: 'shell.nav.blog' },
  { to: sitePaths.event, label: 'shell.nav.event' },
  { to: sitePaths.contact, label: 'shell.nav.contact' },
];

/** The footer's two columns of links. */
export const footerLinks: { brand: readonly SiteLink[]; help: readonly SiteLink[] } = {
  brand: [
    { to: sitePaths.about, label: 'shell.nav.about' },
    { to: sitePaths.packages, label: 'shell.nav.packages' },
    { to: sitePaths.meals, label: 'shell.nav.meals' },
    { to: sitePaths.event, label: 'shell.nav.event' },
  ],
  help: [
    { to: sitePaths.contact, label: 'shell.nav.contact' },
    { to: sitePaths.policy, label: 'shell.nav.policy' },
    { to: sitePaths.blog, label: 'shell.nav.healthBlog' },
  ],
};
