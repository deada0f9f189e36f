import { expect, test, vi } from 'vitest';
import { readOptions } from './options.ts';

const rows = ['home', 'packages'];

test('a run measures everything three times, with Lighthouse, on a build of its own', () => {
  expect(readOptions([], rows)).toEqual({ rows, rounds: 3, withLighthouse: true, reuse: false, folder: null });
});

test('a run can be shorter', () => {
  const args = ['packages', '--once', '--no-lighthouse', '--reuse', '--build', 'build/earlier'];
  expect(readOptions(args, rows)).toEqual({
    rows: ['packages'],
    rounds: 1,
    withLighthouse: false,
    reuse: true,
    folder: 'build/earlier',
  });
});

test.each([
  [['nothing'], 'bench: there is no row "nothing"; the rows are home, packages\n'],
  [['--twice'], "bench: Unknown option '--twice'; usage: npm run bench"],
])('%s is refused in one line, with exit code 2', (args, message) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  expect(() => readOptions(args, rows)).toThrow('exit');
  expect(exit).toHaveBeenCalledWith(2);
  expect(write.mock.calls.flat().join('')).toContain(message);
});
