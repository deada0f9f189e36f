import type { FileRoutesByTo } from '../src/app/route-tree.gen.ts';

// Every page of the app, kept complete by its type: a route that the router knows and this list does not fails to compile.
const pages = {
  '/': true,
  '/about': true,
  '/add-review/$orderId': true,
  '/blog': true,
  '/blog/$articleId': true,
  '/cart/add-applicant': true,
  '/cart/choose-applicants': true,
  '/checkout': true,
  '/contact': true,
  '/event': true,
  '/forgetPassword': true,
  '/meals': true,
  '/notification': true,
  '/packages': true,
  '/packages/$packageId': true,
  '/policy': true,
  '/profile': true,
  '/profile/my-account/account-setting': true,
  '/profile/my-account/account-setting/edit': true,
  '/profile/my-account/applicants': true,
  '/profile/my-account/applicants/add-applicants': true,
  '/profile/my-account/applicants/edit-applicants/$applicantId': true,
  '/profile/my-orders/current-orders': true,
  '/profile/my-orders/history': true,
  '/profile/my-orders/order': true,
  '/profile/my-orders/payment': true,
  '/profile/my-orders/report/$orderId': true,
  '/resetpassword': true,
  '/signin': true,
  '/signup': true,
  '/sub-successful': true,
  '/verify': true,
} as const satisfies Record<keyof FileRoutesByTo, true>;

/**
 * The app's pages as the router writes them, `/blog/$articleId`. A server answers each of them: with its prerendered file, or
 * with the app's shell, `app.html`.
 */
export const routes = Object.keys(pages) as readonly (keyof typeof pages)[];

const parameter = /\$[A-Za-z]+/g;

/** A page's path without a slash at its end, as the text of a pattern. */
const pathPattern = (route: string) => route.replace(/\/$/, '').replaceAll(parameter, '[^/]+');

/** A page's path as a pattern: a parameter is any one segment. A slash at the end makes no difference, as to the router. */
export function routePattern(route: string): RegExp {
  return new RegExp(`^${pathPattern(route)}/?$`);
}

/**
 * The paths of all pages, as one pattern.
 * @param group the pattern's group that holds the path without that slash; empty for the home page
 */
export function routesPattern(group: string): RegExp {
  return new RegExp(`^(?<${group}>${routes.map(pathPattern).join('|')})/?$`);
}

/** A page's path as static hosts write it: `named` with `:articleId`, `starred` with `*` for a parameter. */
export function hostedPath(route: string, style: 'named' | 'starred'): string {
  return route.replaceAll(parameter, (name) => (style === 'named' ? `:${name.slice(1)}` : '*'));
}
