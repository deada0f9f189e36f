/** A page that is visited: one row of the table in each language. */
export interface BenchPage {
  /** How the row is called on the command line. */
  name: string;
  path: string;
  /** Whether a visitor may see it; else Huda is signed in. */
  isPublic: boolean;
  /** A control of the page's own that is seen first: the page is usable once React has attached to it. */
  control: string;
  /** How much a first visit may load, all in all. */
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
  {
    name: 'current-orders',
    path: '/profile/my-orders/current-orders',
    isPublic: false,
    control: 'main article a, main article button',
    limits: null,
  },
];
