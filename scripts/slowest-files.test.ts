import { expect, test } from 'vitest';
import { playwrightFiles, slowestFiles, vitestFiles } from './slowest-files.ts';

test('Files of both runners are named from the root, with the seconds of all their tests', () => {
  const vitest = { testResults: [{ name: '/app/src/a.test.ts', startTime: 1000, endTime: 3500 }] };
  expect(vitestFiles(JSON.stringify(vitest), '/app')).toEqual([{ file: 'src/a.test.ts', seconds: 2.5 }]);

  const spec = (duration: number) => ({ file: 'flows/b.spec.ts', tests: [{ results: [{ duration }] }] });
  const playwright = {
    config: { rootDir: '/app/e2e' },
    suites: [{ specs: [spec(1000)], suites: [{ specs: [spec(500), spec(250)] }] }],
  };
  expect(playwrightFiles(JSON.stringify(playwright), '/app')).toEqual([{ file: 'e2e/flows/b.spec.ts', seconds: 1.75 }]);
});

test('The slowest files come first, and no more than asked for', () => {
  const files = [
    { file: 'a', seconds: 1 },
    { file: 'c', seconds: 30 },
    { file: 'b', seconds: 2 },
  ];
  expect(slowestFiles(files, 2)).toEqual(['    30.0 s  c', '     2.0 s  b']);
});
