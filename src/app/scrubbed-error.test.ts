import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { scrubbedError } from './scrubbed-error.ts';

const thrown = (name: string, message: string, stack = '') => ({ name, message, stack });

const origin = 'https://nabta.example';
const frames = [
  `    at openMeal (${origin}/assets/meals-Abc_123.js:1:4711)`,
  `    at async Promise.all (index 0)`,
  `    at ${origin}/assets/first-x-Y9zQ1.js:12:3`,
  `openMeal@${origin}/assets/common-AAAAAAA.js:7:8`,
  `    at eval (eval at <anonymous> (https://other.example/a.js), <anonymous>:1:1)`,
  `    at ${origin}/blog/12?phone=0512345678:1:1`,
];

describe('scrubbedError', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'Sara')", 'property of undefined'],
    ["Cannot read properties of null (reading 'name')", 'property of null'],
    ["undefined is not an object (evaluating 'sara.name')", 'property of undefined'],
    ['can\'t access property "name", student is null', 'property of null'],
    ['students.get(...).sara is not a function', 'not a function'],
    ['Unexpected token \'S\', "Sara, +966512345678" is not valid JSON', 'no JSON'],
    [
      'Failed to fetch dynamically imported module: https://nabta.example/assets/a-Abc1234.js',
      'a file of the app did not load',
    ],
    ['Minified React error #185; visit https://react.dev/errors/185?args[]=Sara', 'React error 185'],
    ["Failed to execute 'removeChild' on 'Node': The node to be removed", 'removeChild on a node that is elsewhere'],
    ['Setting the value of "draft-Sara" exceeded the quota.', 'storage is full'],
    ['Sara is already subscribed', null],
    ['سارة مشتركة من قبل', null],
    ['Call +966 51 234 5678', null],
    ['', null],
  ])('reports of %j only the kind of error', (message, expected) => {
    expect(scrubbedError(thrown('TypeError', message)).message).toBe(expected);
  });

  test('keeps the places in the build, and nothing else of the stack', () => {
    const stack = ['TypeError: Sara', ...frames].join('\n');
    expect(scrubbedError(thrown('TypeError', 'Sara', stack))).toEqual({
      type: 'TypeError',
      message: null,
      call: null,
      frames: ['meals-Abc_123.js:1:4711', 'first-x-Y9zQ1.js:12:3', 'common-AAAAAAA.js:7:8'],
    });
  });

  test('reports how a call failed, without the server’s text', () => {
    const error = new ApiError('Sara is already subscribed', {
      kind: 'status',
      status: 503,
      messages: ['Sara'],
      body: { mobile_number: '+966512345678' },
    });
    expect(scrubbedError(error)).toMatchObject({
      type: 'ApiError',
      message: null,
      call: { kind: 'status', status: 503 },
    });
  });

  test.each([
    ['Sara', 'thrown value'],
    [null, 'thrown value'],
    [undefined, 'thrown value'],
    [{}, 'Error'],
    [{ name: 'SaraError' }, 'Error'],
    [{ name: 'ApiError', kind: 'Sara', status: 'Sara' }, 'ApiError'],
    [new DOMException('Sara', 'NotFoundError'), 'NotFoundError'],
  ])('survives %o', (value, type) => {
    const scrubbed = scrubbedError(value);
    expect(scrubbed.type).toBe(type);
    expect(JSON.stringify(scrubbed)).not.toContain('Sara');
  });

  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
  const secret = fc.oneof(
    digits(8).map((rest) => `05${rest}`),
    digits(8).map((rest) => `+9665${rest}`),
    fc.emailAddress(),
    fc.stringMatching(/^ey[A-Za-z0-9]{20}\.[A-Za-z0-9]{20}\.[A-Za-z0-9_]{20}$/),
    fc.constantFrom(
      'Sara Al Mutairi',
      'سارة المطيري',
      'Khalid',
      'فول سوداني',
      '/profile/my-orders/report/2018',
      '?token=abc123',
    ),
  );
  const sentences = [
    (words: string) => `Cannot read properties of undefined (reading '${words}')`,
    (words: string) => `"${words}" is not valid JSON`,
    (words: string) => `${words} is not a function`,
    (words: string) => `Minified React error #31; visit https://react.dev/errors/31?args[]=${words}`,
    (words: string) => `Minified React error #${words}`,
    (words: string) => words,
    (words: string) => `first line\n    at ${words} (${origin}/page?${words}:1:1)`,
  ];

  test('removes numbers, addresses, tokens and names from every part of an error', () => {
    fc.assert(
      fc.property(secret, fc.constantFrom(...sentences), fc.constantFrom(...frames), (words, sentence, line) => {
        const message = sentence(words);
        const error = {
          name: words,
          message,
          stack: `${words}: ${message}\n${line}\n    at ${words} (${origin}/${words}:1:1)`,
          kind: words,
          status: words,
          cause: words,
        };
        for (const each of [error, { ...error, name: 'ApiError' }, words]) {
          expect(JSON.stringify(scrubbedError(each))).not.toContain(words);
        }
      }),
    );
  });
});
