import { expect, it } from 'vitest';
import { subscriptionPeriod } from '#src/domain/subscription-period.ts';
import { skippedRows } from './skipped-rows.ts';
import { vacation } from '#src/features/subscription/state/test-fixtures.ts';

it('puts a vacation over a weekend on one line, and counts its school days', () => {
  const eid = vacation('2027-03-07', '2027-03-18');
  const { skipped } = subscriptionPeriod({
    startsOn: '2027-02-28',
    dayCount: 8,
    vacations: [eid],
    offDays: ['2027-03-02'],
  });
  expect(skippedRows(skipped)).toEqual({
    rows: [
      { kind: 'off_day', startsOn: '2027-03-02', endsOn: '2027-03-02' },
      { kind: 'vacation', startsOn: '2027-03-07', endsOn: '2027-03-18', vacation: eid },
    ],
    offDays: 1,
    vacationDays: 10,
  });
});
