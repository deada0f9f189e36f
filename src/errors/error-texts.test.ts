import { createIntl, type IntlShape } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { ApiError, refusal } from '#src/api/errors.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { errorTexts } from './error-texts.ts';

let english: IntlShape;
let arabic: IntlShape;
beforeAll(async () => {
  english = createIntl({ locale: 'en', messages: await loadMessages('en') });
  arabic = createIntl({ locale: 'ar', messages: await loadMessages('ar') });
});

const answer = (status: number, body?: unknown) => refusal(new Response(null, { status }), body);
const titles = (error: unknown, intl = english) =>
  errorTexts(error, (id, values) => intl.formatMessage({ id }, values));

test('E01 without a response body the error’s own message is shown', () => {
  const error = new ApiError('Bad Gateway', { kind: 'unreadable', status: 502 });
  expect(titles(error)).toEqual(['Bad Gateway']);
});

test('E01 a page of HTML instead of JSON shows our message, not its status line', () => {
  const html = refusal(new Response('<h1>502</h1>', { status: 500, statusText: 'Bad Gateway' }), undefined, false);
  expect(titles(html)).toEqual(['Something went wrong on our side. Please try again.']);
  const cutShort = refusal(new Response('', { status: 200, statusText: 'OK' }), undefined);
  expect(titles(cutShort)).toEqual(['Something went wrong on our side. Please try again.']);
});

test('an answer that takes too long has a message of its own', () => {
  const error = new ApiError('aborted', { kind: 'timeout', status: 0 });
  expect(titles(error)).toEqual(['The answer is taking too long. Please try again.']);
});

test.each([
  ['90', 'Too many attempts. Please try again in 2 minutes.', 'محاولات كثيرة. حاول مرة أخرى بعد دقيقتين.'],
  ['30', 'Too many attempts. Please try again in a minute.', 'محاولات كثيرة. حاول مرة أخرى بعد دقيقة.'],
  [null, 'Too many attempts. Please wait a little, then try again.', 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.'],
  ['soon', 'Too many attempts. Please wait a little, then try again.', 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.'],
])('too many attempts without a message of the server, Retry-After %s', (retryAfter, inEnglish, inArabic) => {
  const headers = retryAfter === null ? {} : { 'Retry-After': retryAfter };
  const error = refusal(new Response(null, { status: 429, statusText: 'Too Many Requests', headers }), undefined);
  expect([titles(error), titles(error, arabic)]).toEqual([[inEnglish], [inArabic]]);
});

test('too many attempts show the server’s message where it says nothing about the time to wait', () => {
  const body = { custom_status: 429, error: 'Wait a little.' };
  expect(titles(answer(429, body))).toEqual(['Wait a little.']);
  const timed = refusal(new Response(null, { status: 429, headers: { 'Retry-After': '600' } }), body);
  expect(titles(timed)).toEqual(['Too many attempts. Please try again in 10 minutes.']);
  expect(titles(timed, arabic)).toEqual(['محاولات كثيرة. حاول مرة أخرى بعد 10 دقائق.']);
});

test('E01 offline is reported as offline, in the language of the page', () => {
  const error = new ApiError('Failed to fetch', { kind: 'offline', status: 0 });
  expect(titles(error)).toEqual(['You are offline. Check your connection and try again.']);
  expect(titles(error, arabic)[0]).toMatch(/غير متصل/);
});

test.each(['error', 'message'])('E02 a list in `%s` gives one toast for each entry', (field) => {
  const error = answer(422, { custom_status: 422, [field]: ['Name is missing', 'Email is taken'] });
  expect(titles(error)).toEqual(['Name is missing', 'Email is taken']);
});

test.each(['error', 'message'])('E02 a single text in `%s` gives one toast', (field) => {
  expect(titles(answer(422, { custom_status: 422, [field]: 'Name is missing' }))).toEqual(['Name is missing']);
});

test.each([
  ['HTTP 401', answer(401, { custom_status: 401, message: 'Unauthorized' })],
  ['custom_status 401 under 200', answer(200, { custom_status: 401, message: 'Unauthorized' })],
  [
    'the invalid token’s text',
    answer(422, { custom_status: 422, error: ['translation missing: ar.api.invalid_token'] }),
  ],
])('A07 E03 the end of a session has no message here: %s', (_case, error) => {
  expect(titles(error)).toEqual([]);
});

test('an error of the app itself has a plain message, never its own', () => {
  expect(titles(new TypeError('x is undefined'))).toEqual(['Something went wrong. Please try again.']);
});

test('E02 the same message twice in one answer is shown once', () => {
  const error = answer(422, { custom_status: 422, error: ['Name is missing', 'Email is taken', 'Name is missing'] });
  expect(titles(error)).toEqual(['Name is missing', 'Email is taken']);
});

test('E02 an error that wraps a refusal is shown with the refusal’s message', () => {
  const cause = answer(422, { custom_status: 422, error: 'Lama is too young' });
  expect(titles(new Error('A student could not be added', { cause }))).toEqual(['Lama is too young']);
});
