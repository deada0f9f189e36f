import { expect } from 'vitest';
import type { ApplicantAnswer, OrderEvent } from '#src/api/generated/zod/schemas.ts';
import type { TestParent } from '#mocks/test-parent.ts';
import type { Account, Line, NewEvent } from './account-books.ts';
import type { Added } from './played-parent.ts';

type Dishes = NonNullable<OrderEvent['current']['dishes']>;

const dishesOn = async (calls: TestParent, line: Line, date: string): Promise<Dishes> =>
  ((await calls.deliveries(line.subOrderId)).find((each) => each.date === date)?.meals ?? []).map(
    ({ name, arabic_name }) => ({ date, dish: { name, arabic_name } }),
  );

/** The kitchen changes its menus; returns the events of an account whose lunches of a day have another first dish then. */
export async function swapDishes(
  calls: TestParent,
  account: Account,
  date: string,
  change: () => Promise<unknown>,
): Promise<Added> {
  const before = await Promise.all(account.lines.map(async (line) => dishesOn(calls, line, date)));
  await change();
  const after = await Promise.all(account.lines.map(async (line) => dishesOn(calls, line, date)));
  const events = account.lines.map(({ subOrderId }, index): NewEvent => {
    const [previous, current] = [(before[index] ?? []).slice(0, 1), (after[index] ?? []).slice(0, 1)];
    expect([previous.length, current.length]).toEqual([1, 1]);
    expect(current).not.toEqual(previous);
    return {
      type: 'dish_swapped',
      actor: 'company',
      sub_order_id: subOrderId,
      reason: { name: 'The vegetables did not arrive in the morning.', arabic_name: 'لم تصل الخضار في الصباح.' },
      previous: { dishes: previous },
      current: { dishes: current },
    };
  });
  return new Map([[account, events]]);
}

/** A student goes to another school, with the fields as they were entered before; a paid order keeps its school. */
export async function changeSchool(
  calls: TestParent,
  account: Account,
  line: Line,
  entered: { school_id: number },
): Promise<Added> {
  const path = `/applicants/${line.studentId}`;
  const { applicant } = (await calls.get<ApplicantAnswer>(path)).body.data;
  const answer = await calls.send<ApplicantAnswer>('PUT', path, { ...entered, version: applicant.version });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const schoolOf = ({ school: { name, arabic_name } }: typeof applicant) => ({ name, arabic_name });
  const event: NewEvent = {
    type: 'school_kept',
    actor: 'parent',
    sub_order_id: line.subOrderId,
    previous: { school: schoolOf(applicant) },
    current: { school: schoolOf(answer.body.data.applicant) },
  };
  expect(event.current.school).not.toEqual(event.previous?.school);
  const kept = (await calls.order(account.orderId)).sub_orders.find(({ id }) => id === line.subOrderId);
  expect(kept?.school).toEqual(event.previous?.school);
  return new Map([[account, [event]]]);
}

/** The events as they are after the erasure of the students of some subscriptions: their dishes, schools and addresses are gone. */
export function erasedEvents(seen: readonly string[], subOrderIds: readonly number[]): string[] {
  return seen.map((text) => {
    const event = JSON.parse(text) as OrderEvent;
    if (event.sub_order_id === null || !subOrderIds.includes(event.sub_order_id)) return text;
    const erased = { name: '—', arabic_name: '—' };
    for (const values of [event.previous, event.current]) {
      if (values === null) continue;
      for (const each of values.dishes ?? []) each.dish = each.dish && erased;
      if (values.school !== null) values.school = erased;
      if (values.address !== null) values.address = erased;
    }
    return JSON.stringify(event);
  });
}
