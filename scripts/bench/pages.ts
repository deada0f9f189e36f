/** A page to visit: one row of the table in each language. */
export interface BenchPage {
  /** The name of the row on the command line. */
  name: string;
  path: string;
  /** Whether visitors may open the page; otherwise Huda is signed in. */
  isPublic: boolean;
  /** A control that only this page has. The page is usable once React has attached to it. */
  control: string;
  /** The most that a first visit may load in total. */
  limits: { requests: number; kilobytes: number } | null;
}

const most = { requests: 40, kilobytes: 320 };

export const pages: readonly BenchPage[] = [
  {
    name: 'home',
    path: '/',
    isPublic: true,
    control: 'main a[href="/packages"]',
    limits: { requests: 30, kilobytes: 260 },
  },
  { name: 'packages', path: '/packages', isPublic: true, control: 'main a[href^="/packages/"]', limits: most },
  { name: 'package', path: '/packages/1', isPublic: true, control: 'main nav a', limits: most },
  { name: 'meals', path: '/meals', isPublic: true, control: 'main button', limits: most },
  { name: 'article', path: '/blog/24', isPublic: true, control: 'main a', limits: most },
  { name: 'sign-up', path: '/signup', isPublic: true, control: 'main input', limits: most },
  { name: 'board', path: '/', isPublic: false, control: 'main article a, main article button', limits: null },
  {
    name: 'current-orders',
    path: '/profile/my-orders/current-orders',
    isPublic: false,
    control: 'main article a, main article button',
    limits: null,
  },
];
