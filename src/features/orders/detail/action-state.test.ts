import { describe, expect, it } from 'vitest';
import type { ActionOffer } from '#src/domain/action-offer.ts';
import { actionState } from './action-state.ts';

const now = new Date('2026-11-22T07:00:00Z');
const before = '2026-11-22T06:59:00Z';
const after = '2026-11-22T07:01:00Z';

const offer = (facts: Partial<ActionOffer>): ActionOffer => ({
  allowed: false,
  reasonCode: null,
  opensAt: null,
  deadlineAt: null,
  refundHalalas: null,
  ...facts,
});

describe('the state of an action', () => {
  it.each([
    ['without an end it is open', { allowed: true }, { at: 'open', until: null }],
    ['until its end it is open', { allowed: true, deadlineAt: after }, { at: 'open', until: after }],
    [
      'it closes by itself when its end passes',
      { allowed: true, deadlineAt: before },
      { at: 'closed', since: before, reason: 'too_late' },
    ],
    [
      'it opens later',
      { reasonCode: 'too_early', opensAt: after },
      { at: 'later', opensAt: after, reason: 'too_early' },
    ],
    [
      'has the reason alone where the server still refuses at its opening',
      { reasonCode: 'too_early', opensAt: before },
      { at: 'closed', since: null, reason: 'too_early' },
    ],
    [
      'it has the instant of closing',
      { reasonCode: 'too_late', deadlineAt: before },
      { at: 'closed', since: before, reason: 'too_late' },
    ],
    ['or why alone', { reasonCode: 'order_exists' }, { at: 'closed', since: null, reason: 'order_exists' }],
  ] as const)('%s', (_what, facts, state) => {
    expect(actionState(offer(facts), now)).toEqual(state);
  });
});
