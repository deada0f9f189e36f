import type { FileRoutesByTo } from '../src/app/route-tree.gen.ts';

// Every page of the app, and what the server has for it: a prerendered page, the same for every visitor, or the shell.
// The type keeps the list complete: a route of the router that is missing here does not compile.
const pages = {
  '/': 'page',
  '/about': 'page',
  '/add-review/$orderId': 'shell',
  '/blog': 'page',
  '/blog/$articleId': 'page',
  '/cart/add-applicant': 'shell',
  '/cart/choose-applicants': 'shell',
  '/checkout': 'shell',
  '/contact': 'page',
  '/event': 'page',
  '/forgetPassword': 'shell',
  '/meals': 'page',
  '/notification': 'shell',
  '/packages': 'page',
  '/packages/$packageId': 'page',
  '/policy': 'page',
  '/profile': 'shell',
  '/profile/my-account/account-setting': 'shell',
  '/profile/my-account/account-setting/edit': 'shell',
  '/profile/my-account/applicants': 'shell',
  '/profile/my-account/applicants/add-applicants': 'shell',
  '/profile/my-account/applicants/care-card/$applicantId': 'shell',
  '/profile/my-account/applicants/edit-applicants/$applicantId': 'shell',
  '/profile/my-account/notifications': 'shell',
  '/profile/my-account/privacy': 'shell',
  '/profile/my-account/privacy/copy/$exportId': 'shell',
  '/profile/my-account/privacy/guardians': 'shell',
  '/profile/my-orders/calendar': 'shell',
  '/profile/my-orders/changes/$orderId': 'shell',
  '/profile/my-orders/current-orders': 'shell',
  '/profile/my-orders/history': 'shell',
  '/profile/my-orders/order': 'shell',
  '/profile/my-orders/payment': 'shell',
  '/profile/my-orders/renewal': 'shell',
  '/profile/my-orders/report/$orderId': 'shell',
  '/resetpassword': 'shell',
  '/signin': 'page',
  '/signup': 'page',
  '/sub-successful': 'shell',
  '/verify': 'shell',
} as const satisfies Record<keyof FileRoutesByTo, 'page' | 'shell'>;

/**
 * Paths of the app's pages as the router writes them, such as `/blog/$articleId`. A server responds to each with its
 * prerendered file or with the app's shell, `app.html`.
 */
export const routes = Object.keys(pages) as readonly (keyof typeof pages)[];

/** The pages that are prerendered, as the router writes them. */
export const prerenderedRoutes = routes.filter((route) => pages[route] === 'page');

const parameter = /\$[A-Za-z]+/g;

/** A page's path without a trailing slash, as the source of a pattern. */
const pathPattern = (route: string) => route.replace(/\/$/, '').replaceAll(parameter, '[^/]+');

/** A page's path as a pattern: a parameter matches any one segment. A trailing slash is optional, as in the router. */
export function routePattern(route: string): RegExp {
  return new RegExp(`^${pathPattern(route)}/?$`);
}

/** The paths of the pages that are prerendered, as one pattern. */
export function prerenderedPattern(): RegExp {
  return new RegExp(`^(?:${prerenderedRoutes.map(pathPattern).join('|')})/?$`);
}

/**
 * One pattern for the paths of all pages.
 * @param group name of the group that captures the path without a trailing slash; empty for the home page
 */
export function routesPattern(group: string): RegExp {
  return new RegExp(`^(?<${group}>${routes.map(pathPattern).join('|')})/?$`);
}

/** A page's path in the syntax of static hosts: `named` writes a parameter as `:articleId`, `starred` as `*`. */
export function hostedPath(route: string, style: 'named' | 'starred'): string {
  return route.replaceAll(parameter, (name) => (style === 'named' ? `:${name.slice(1)}` : '*'));
}
