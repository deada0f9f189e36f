/** The static checks: `npm run check`, or some of them by name. */
import { pickByName, runSteps, type Step } from './steps.ts';

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const steps: readonly Step[] = [
  {
    name: 'types',
    about: 'TypeScript compiles',
    // Its four checkers repeat each other's work: 43 s of two busy processors instead of 25.
    command: ['tsc', '--noEmit', '--pretty', 'false', '--checkers', '1'],
  },
  { name: 'lint', about: 'oxlint, with types', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', about: 'oxfmt', command: ['oxfmt', '--check', '.'] },
  { name: 'dead-code', about: 'no unused file, export or package (knip)', command: ['knip', '--no-progress'] },
  {
    name: 'imports',
    about: 'who may import whom (dependency-cruiser)',
    command: ['depcruise', '--output-type', 'err', 'src', 'gallery', 'mocks', 'scripts', 'deploy', 'tests', 'e2e'],
  },
  {
    name: 'contract',
    about: 'the contract is sound (redocly)',
    command: [
      'redocly',
      'lint',
      'openapi/openapi.yaml',
      'openapi/test-control.yaml',
      'openapi/workflows/*.arazzo.yaml',
    ],
    env: quiet,
  },
  {
    name: 'spectral',
    about: "the contract follows OWASP's and Zalando's rules, or argues why not",
    command: ['node', 'scripts/check-spectral.ts'],
  },
  {
    name: 'workflows',
    about: 'the workflows call what the contract has',
    command: ['node', 'scripts/check-workflows.ts'],
  },
  {
    name: 'contract-diff',
    about: 'what breaks since the last release raises the version',
    command: ['node', 'scripts/contract-diff.ts'],
  },
  { name: 'generated', about: 'generated files are fresh', command: ['node', 'scripts/check-generated.ts'] },
  {
    name: 'states',
    about: 'page and contract have the transitions of the domain',
    command: ['node', 'scripts/state-diagrams.ts', '--check'],
  },
  {
    name: 'licences',
    about: 'every package of production has a licence',
    command: ['node', 'scripts/licences.ts', '--check'],
  },
  {
    name: 'deploy',
    about: 'files of hosts are fresh',
    command: ['node', 'deploy/write-deploy-files.ts', '--check'],
  },
  { name: 'messages', about: 'both languages are complete', command: ['node', 'scripts/check-messages.ts'] },
];

await runSteps('check', pickByName('check', steps, process.argv.slice(2)));
