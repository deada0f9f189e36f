import { expect, it } from 'vitest';
import { offDayHistoryOf } from './off-days.ts';

it('off days have their requests, and what each month has left', () => {
  const data = {
    vacations: [
      {
        id: 501,
        sub_order_id: 3022,
        applicant_id: 13,
        vacancy: ['2026-12-07', '2026-12-08'],
        month: '2026-12',
        requested_at: '2026-11-20T09:00:00Z',
        status: 'scheduled' as const,
        deletable_until: null,
      },
    ],
    allowances: [{ month: '2026-12', limit: 3, used: 2, left: 1, is_request_used: true }],
  };
  expect(offDayHistoryOf({ custom_status: 200, data })).toEqual({
    requests: [
      { id: 501, subscriptionId: 3022, days: ['2026-12-07', '2026-12-08'], month: '2026-12', deletableUntil: null },
    ],
    allowances: [{ month: '2026-12', limit: 3, used: 2, isRequestUsed: true }],
  });
});
