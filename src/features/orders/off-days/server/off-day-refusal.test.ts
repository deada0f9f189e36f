import { expect, it } from 'vitest';
import { ApiError, type FieldError } from '#src/api/errors.ts';
import { offDayRefusal } from './off-day-refusal.ts';

const dates = ['2026-12-01', '2026-12-02'];
const say = { failure: (id: string) => id, day: (on: string, reason: string) => `${on}: ${reason}` };

function refused(status: number, more: { body?: unknown; fieldErrors?: FieldError[] } = {}) {
  const error = new ApiError('No', { kind: 'status', status, messages: ['No'], ...more });
  return offDayRefusal(error, dates, say);
}

const fieldError = (field: string, message: string): FieldError => ({ field, code: 'too_early', message });

it.each([
  [
    'a day named by its place',
    refused(422, { fieldErrors: [fieldError('vacancy.1', 'Too late')] }),
    { texts: ['2026-12-02: Too late'], days: ['2026-12-02'] },
  ],
  [
    'an error about no day that was sent',
    refused(422, { fieldErrors: [fieldError('sub_order_id', 'Unknown'), fieldError('vacancy.7', 'Late')] }),
    { texts: ['Unknown', 'Late'], days: [] },
  ],
  [
    'the month has had its request',
    refused(409, { body: { reason_code: 'month_used' } }),
    { texts: ['No'], days: dates },
  ],
  ['the subscription is over', refused(409, { body: { reason_code: 'not_running' } }), { texts: ['No'], days: [] }],
  [
    'no connection',
    offDayRefusal(new ApiError('Failed to fetch', { kind: 'offline', status: 0 }), dates, say),
    { texts: ['errors.offline'], days: [] },
  ],
])('%s', (_what, refusal, expected) => {
  expect(refusal).toEqual(expected);
});
