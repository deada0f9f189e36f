// Who may import whom. The rules are patterns over the rooms of the house, so that a new feature, screen or handler needs
// no edit here. Tests beside the code may reach further than the code (see `tests`), the import still has to exist.
const tests = '\\.test\\.tsx?$';
const generated = '^src/api/generated/';

/** A room and the only other rooms of ours it may import from; packages are not meant. */
function room(name, from, mayImport, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: tests },
    to: { path: '^(src|mocks|scripts|deploy|tests|e2e)/', pathNot: mayImport },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Two files that need each other are one file or lack a third. Types do not count: they are gone at run time.',
      severity: 'error',
      from: { path: '^(src|mocks|scripts|deploy|tests|e2e)/', pathNot: generated },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolves',
      comment: 'Every import names something that exists.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-packages',
      comment: 'Packages stand in package.json: what comes along with another package may leave with it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-test-imports',
      comment: 'A test is the end of the line; what two tests share has a file of its own.',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'only-main-starts-the-mock',
      comment: 'One door between app and mock, in src/main.tsx, which a production build leaves out whole.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/main\\.tsx$|${tests}` },
      to: { path: '^mocks/' },
    },
    {
      name: 'main-takes-the-browser-door',
      comment: 'src/main.tsx knows mocks/browser.ts and nothing behind it, and imports it dynamically.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', pathNot: '^mocks/browser\\.ts$' },
    },
    {
      name: 'the-mock-is-loaded-dynamically',
      comment: 'A static import would put the mock into every build.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    room('app', '^src/(app/|main\\.tsx)', '^src/|^mocks/', 'app puts the house together: everything in src.'),
    room(
      'routes',
      '^src/routes/',
      '^src/(routes|features|ui|api|auth|domain|i18n)/',
      'Routes are thin: they compose features and read params, search and session. The theme reaches them through ui, app is above them.',
    ),
    room(
      'features',
      '^src/features/',
      '^src/(features|ui|api|auth|domain|i18n|assets)/',
      "A feature is one job of a parent; it knows neither the router's files nor the app around it.",
    ),
    {
      name: 'no-feature-imports-another',
      comment: 'Features stay apart, so that one can change or go without the others; a route puts two together.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    room(
      'ui',
      '^src/ui/',
      '^src/(ui|theme|assets)/|^src/i18n/(formats|direction)\\.ts$|^src/domain/initial-of\\.ts$',
      'Building blocks know no API, router or catalogue: their text comes as props. One initial of a name is shown everywhere.',
    ),
    {
      name: 'ui-gets-its-text-as-props',
      comment: 'A building block that looks up messages can only ever say one thing.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: tests },
      to: { path: 'node_modules/(react-intl|@tanstack)/' },
    },
    room(
      'api',
      '^src/api/',
      '^src/(api|domain)/|^src/auth/session\\.ts$',
      'Requests need the session for their headers, and turn answers into the terms of the rules.',
    ),
    room(
      'auth',
      '^src/auth/',
      '^src/(auth|domain)/|^src/i18n/(direction|language-cookie|messages)\\.ts$',
      'Sign-in uses the rules alone; the session stores the language and mirrors it for the server.',
    ),
    room('i18n', '^src/i18n/', '^src/(i18n|domain)/', 'Languages and formats stand on the rules alone.'),
    room('theme', '^src/theme/', '^src/(theme|domain)/', 'Colours and fonts stand on the rules alone.'),
    room('domain', '^src/domain/', '^src/domain/', 'The rules are pure: nothing of ours below them.'),
    {
      name: 'domain-is-pure',
      comment: 'The rules run anywhere, without React, a network or a date library.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: { path: 'node_modules/' },
    },
    room(
      'deploy',
      '^deploy/',
      '^deploy/|^src/app/(config|route-tree\\.gen)\\.ts$|^src/entry-server\\.tsx$|^src/i18n/(direction|language-cookie|messages)\\.ts$|^scripts/(command-line|nginx)\\.ts$',
      'Servers need the configuration, the list of pages and the names of the cookies of the app, and the type of its bundle that renders pages.',
    ),
    room(
      'mocks',
      '^mocks/',
      '^mocks/|^src/(api/generated|domain)/|^src/auth/phone-auth\\.ts$|^deploy/config\\.example\\.json$',
      'The mock stands where the backend will: it shares the contract and the rules with the app, not its code.',
    ),
    {
      name: 'one-door-to-the-store',
      comment: 'The data library is behind mocks/db.ts, so that another one can take its place.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/db\\.ts$' },
      to: { path: 'node_modules/@msw/data/' },
    },
    room(
      'e2e',
      '^e2e/',
      '^e2e/|^mocks/((scenarios|personas|phone-token|controls|fault|hostile-html|random)\\.ts|seed/)|^src/i18n/((en|ar)\\.json|brand\\.ts)$|^scripts/(chromium|engines|nginx)\\.ts$|^deploy/((serve-(nginx|node)|routes|config-in-page|pages-of-site)\\.ts|config\\.example\\.json)$|^src/(app/config|api/generated/operations)\\.ts$',
      'A journey sees the app from outside; it names scenarios, seeds and texts.',
    ),
    {
      name: 'one-door-to-firebase',
      comment: 'The provider can be replaced in one file, and loaded on the screens that need it.',
      severity: 'error',
      from: { pathNot: '^src/auth/firebase\\.ts$' },
      to: { path: 'node_modules/@?firebase/' },
    },
    {
      name: 'msw-stays-in-the-mock',
      comment: 'The app does not know that its backend may be a mock.',
      severity: 'error',
      from: { path: '^(src|e2e)/', pathNot: tests },
      to: { path: 'node_modules/@?msw/' },
    },
    {
      name: 'production-needs-no-dev-package',
      comment: 'What the app ships is a dependency, not a devDependency. Types do not ship.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules|\\.(webp|png|svg|woff2|json)$' },
    exclude: { path: '^mocks/public/|\\.css$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.webp', '.png', '.woff2'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
