import { describe, expect, test } from 'vitest';
import { isAt, parseExceptions, unargued } from './exceptions.ts';

const found = (rule: string, path: string, isInRequest = false) => ({ rule, path, message: 'Wrong.', isInRequest });
const why = 'The specification fixes this path.';

describe('exceptions', () => {
  test('argue findings of their rule at their places only', () => {
    const findings = [found('a', 'paths./meals.get'), found('a', 'paths./orders.get'), found('b', 'paths./meals.get')];
    expect(unargued(findings, [{ rule: 'a', where: ['paths./meals.*'], why }])).toEqual({
      open: [findings[1], findings[2]],
      unused: [],
    });
  });

  test('are reported when they argue nothing any more, place by place', () => {
    const where = ['paths./meals.get', 'paths./gone.get'];
    expect(unargued([found('a', 'paths./meals.get')], [{ rule: 'a', where, why }]).unused).toEqual([
      { rule: 'a', where: 'paths./gone.get', answersOnly: false },
    ]);
  });

  test('for answers do not argue what a request can contain', () => {
    const findings = [found('a', 'components.schemas.Order'), found('a', 'components.schemas.OrderInput', true)];
    const exception = { rule: 'a', where: ['components.*'], answersOnly: true, why } as const;
    expect(unargued(findings, [exception]).open).toEqual([findings[1]]);
  });

  test.each([
    ['paths./meals.get', 'paths./meals.get', true],
    ['paths./meals.get', 'paths./meals', false],
    ['paths./meals.get', '*', true],
    ['paths./meals/{id}.get', 'paths./meals/{id}.*', true],
    ['paths.xmeals.get', 'paths./meals.get', false],
    ['components.schemas.A.b', 'components.*.b', true],
    ['componentsxschemas', 'components.schemas', false],
  ])('%s is at %s: %s', (path, pattern, is) => {
    expect(isAt(path, pattern)).toBe(is);
  });

  test('have a rule, a place and a reason', () => {
    expect(parseExceptions(`- { rule: a, where: ['*'], why: ${why} }`)).toEqual([{ rule: 'a', where: ['*'], why }]);
    expect(parseExceptions(`- { rule: a, where: ['*'], answersOnly: true, why: ${why} }`)[0]?.answersOnly).toBe(true);
    expect(parseExceptions('')).toEqual([]);
    expect(() => parseExceptions(`- { where: ['*'], why: ${why} }`)).toThrow('entry 1 needs a rule');
    expect(() => parseExceptions(`- { rule: a, where: [], why: ${why} }`)).toThrow('entry 1 needs a rule');
    expect(() => parseExceptions(`- { rule: a, where: ['*'], why: Known. }`)).toThrow('entry 1 (a) gives no reason');
  });
});
