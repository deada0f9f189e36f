// Defines which folder may import which. The rules are patterns of folders, so a new feature, screen or handler needs
// no change here. A test may import more than the code beside it.
const tests = '\\.test\\.tsx?$';
const generated = '^(src/api|mocks)/generated/';

/** A folder and the other folders of this repository that it may import. Packages are not limited by this rule. */
function layer(name, from, mayImport, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: tests },
    to: { path: '^(src|gallery|mocks|scripts|deploy|tests|e2e)/', pathNot: mayImport },
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
      from: { path: '^(src|gallery|mocks|scripts|deploy|tests|e2e)/', pathNot: generated },
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
      comment: 'Imported packages are listed in package.json: the dependency of another package may disappear with it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-test-imports',
      comment: 'Nothing imports a test; what two tests share has a file of its own.',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'only-main-starts-the-mock',
      comment: 'Only src/main.tsx starts the mock, and a production build leaves that code out.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/main\\.tsx$|${tests}` },
      to: { path: '^mocks/' },
    },
    {
      name: 'main-takes-the-browser-door',
      comment: 'src/main.tsx imports only mocks/browser.ts, and imports it dynamically.',
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
    layer('app', '^src/(app/|main\\.tsx)', '^src/|^mocks/', 'app composes everything in src.'),
    layer(
      'routes',
      '^src/routes/',
      '^src/(routes|features|forms|ui|errors|recovery|api|auth|domain|i18n)/',
      'Routes are thin: they compose features and read params, search and session.',
    ),
    layer(
      'features',
      '^src/features/',
      '^src/(features|forms|ui|pdf|errors|recovery|api|auth|domain|i18n|assets)/',
      'A feature is one job of a parent. It knows neither the route files nor the app around it.',
    ),
    {
      name: 'no-feature-imports-another',
      comment:
        'Features stay independent, so that one can change or be removed. A route composes two features. Some folders are shared; see docs/decisions/0020-shared-displays.md.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/(?:$1|dishes|safety)/' },
    },
    layer(
      'forms',
      '^src/forms/',
      '^src/(forms|ui|errors|domain|i18n)/|^src/auth/session\\.ts$|^src/api/errors\\.ts$',
      'The form kit knows errors of the API, not its operations. The leave guard ends with the session.',
    ),
    layer(
      'ui',
      '^src/ui/',
      '^src/(ui|theme|assets)/|^src/i18n/(formats|direction)\\.ts$|^src/domain/(date-range|initial-of|language|riyadh-date)\\.ts$',
      'Presentational components use no API, router or messages: their text comes as props.',
    ),
    {
      name: 'ui-gets-its-text-as-props',
      comment: 'A component that looks up its own message can only be used for that message.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: tests },
      to: { path: 'node_modules/(react-intl|@tanstack)/' },
    },
    layer(
      'pdf',
      '^src/pdf/',
      '^src/(pdf|ui|theme|recovery|domain|i18n|assets)/',
      'Draws paper of any kind: the content comes from the features. See docs/decisions/0014-shared-folders.md.',
    ),
    layer(
      'gallery',
      '^gallery/',
      '^gallery/|^src/(ui|theme|i18n|domain)/|^src/app/mantine-theme\\.tsx$|^scripts/vite-(messages|theme)\\.ts$|^e2e/(axe-violations|playwright\\.config)\\.ts$',
      'The gallery shows components of src/ui and nothing that needs the API.',
    ),
    layer(
      'errors',
      '^src/errors/',
      '^src/(errors|ui|i18n|domain)/|^src/api/errors\\.ts$|^src/auth/phone-auth\\.ts$',
      'Turns errors of the API and of the phone provider into messages; see docs/decisions/0014-shared-folders.md.',
    ),
    layer(
      'recovery',
      '^src/recovery/',
      '^src/(recovery|domain)/|^src/auth/(session|language-switch)\\.ts$',
      'Loads code that is missing after a release; see docs/decisions/0014-shared-folders.md.',
    ),
    layer(
      'api',
      '^src/api/',
      '^src/(api|domain)/|^src/auth/session\\.ts$',
      'Requests need the session for their headers; responses become domain types.',
    ),
    {
      name: 'wire-types-stay-in-api',
      comment: 'Screens use domain types; src/api maps the wire. See docs/decisions/0001-wire-to-domain.md.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/api/|${tests}` },
      to: { path: '^src/api/generated/client\\.schemas\\.ts$' },
    },
    layer(
      'auth',
      '^src/auth/',
      '^src/(auth|domain)/|^src/i18n/(direction|language-cookie|messages)\\.ts$|^src/recovery/stored-pages\\.ts$',
      'The session stores the language and mirrors it in a cookie, and removes the pages stored for a signed-in parent.',
    ),
    layer(
      'i18n',
      '^src/i18n/',
      '^src/(i18n|domain)/|^src/api/payment-method\\.ts$',
      'Languages and formats use domain types only.',
    ),
    layer('theme', '^src/theme/', '^src/(theme|domain)/', 'Colours and fonts use no other code.'),
    layer(
      'domain',
      '^src/domain/',
      '^src/domain/',
      'Business rules are pure and import nothing else of the repository.',
    ),
    {
      name: 'domain-is-pure',
      comment: 'Business rules run anywhere, without React, a network or a date library.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: { path: 'node_modules/' },
    },
    layer(
      'deploy',
      '^deploy/',
      '^deploy/|^src/app/(config|route-tree\\.gen)\\.ts$|^src/entry-server\\.tsx$|^src/domain/language\\.ts$|^src/i18n/(direction|language-cookie|messages)\\.ts$|^scripts/(command-line|free-ports|nginx)\\.ts$',
      'Servers need the configuration, the routes, the cookie names, and the type of the bundle that renders pages.',
    ),
    layer(
      'mocks',
      '^mocks/',
      '^mocks/|^src/(api/generated|domain)/|^src/auth/phone-auth\\.ts$|^deploy/config\\.example\\.json$',
      'The mock replaces the backend: it shares the contract and the business rules with the app, no other code.',
    ),
    {
      name: 'only-db-imports-the-data-library',
      comment: 'The data library is used by mocks/store/db.ts alone, so that another one can replace it.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/store/db\\.ts$' },
      to: { path: 'node_modules/@msw/data/' },
    },
    layer(
      'e2e',
      '^e2e/',
      '^e2e/|^mocks/((personas|controls|random|phone/phone-token|scenarios/(scenarios|failure|hostile-html))\\.ts|seed/)|^src/i18n/(en|ar)\\.json$|^scripts/(chromium|engines|free-ports|nginx)\\.ts$|^deploy/((serve-(nginx|node)|routes|config-in-page|pages-of-site)\\.ts|config\\.example\\.json)$|^src/(app/config|domain/(company|language)|api/generated/operations)\\.ts$',
      'Journeys see the app from outside; they name scenarios, seeds and texts.',
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
      from: { path: '^src/', pathNot: [tests, '/test-[\\w-]+\\.ts$'] },
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
