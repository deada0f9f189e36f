/**
 * Builds the app for production and with the mock, and checks the results: their content, how pages are prerendered, and
 * that production has no mock.
 */
import { runSteps } from './steps.ts';

await runSteps('build', [
  { name: 'production', about: 'the app builds', command: ['node', 'scripts/build.ts'] },
  { name: 'mock', about: 'the app builds on the mock backend', command: ['vite', 'build', '--mode', 'mock'] },
  {
    name: 'demo',
    about: 'the static demo builds, for a folder of its host',
    command: ['node', 'scripts/build-demo.ts', '--base', '/nabta/'],
  },
  { name: 'demo-runs', about: 'the demo runs on any static host', command: ['node', 'scripts/check-demo.ts'] },
  {
    name: 'floor',
    about: 'the oldest supported browsers can read it',
    command: ['node', 'scripts/check-floor.ts'],
  },
  { name: 'site', about: 'the files of hosts fit the build', command: ['node', 'deploy/check-site.ts'] },
  {
    name: 'renderer',
    about: 'pages are prerendered with React for production',
    command: ['node', 'scripts/check-renderer.ts'],
  },
  { name: 'no-mock', about: 'production holds nothing of the mock', command: ['node', 'scripts/check-no-mock.ts'] },
]);
