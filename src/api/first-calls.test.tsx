import { afterEach, expect, test } from 'vitest';
import { endFirstCalls, type FirstCall, takeFirstCall } from './first-calls.ts';

const url = '/api/v1/orders/current?page=1';
const headers = { Accept: 'application/json', Authorization: 'Bearer huda' };
const { signal } = new AbortController();

function makeCall(): FirstCall {
  const call = { url, headers, control: new AbortController(), response: Promise.resolve(Response.json({})) };
  window.firstCalls = [call];
  return call;
}

afterEach(endFirstCalls);

test('a call that has been made is taken over once', () => {
  const call = makeCall();
  expect(takeFirstCall('/api/v1/orders/current?page=2', new Headers(headers), signal)).toBeNull();
  expect(takeFirstCall(url, new Headers(headers), signal)).toBe(call.response);
  expect(takeFirstCall(url, new Headers(headers), signal)).toBeNull();
});

test.each([
  ['another parent', { ...headers, Authorization: 'Bearer noura' }],
  ['another language', { ...headers, 'Accept-Language': 'ar' }],
])('a call for %s is aborted and repeated', (_who, others) => {
  const call = makeCall();
  expect(takeFirstCall(url, new Headers(others), signal)).toBeNull();
  expect(call.control.signal.aborted).toBe(true);
  expect(takeFirstCall(url, new Headers(headers), signal)).toBeNull();
});

test('a call that was taken over ends with its caller', () => {
  const [call, caller] = [makeCall(), new AbortController()];
  void takeFirstCall(url, new Headers(headers), caller.signal);
  expect(call.control.signal.aborted).toBe(false);
  caller.abort();
  expect(call.control.signal.aborted).toBe(true);
});

test('calls that the first page did not need are ended', () => {
  const call = makeCall();
  endFirstCalls();
  expect(call.control.signal.aborted).toBe(true);
  expect(takeFirstCall(url, new Headers(headers), signal)).toBeNull();
});
