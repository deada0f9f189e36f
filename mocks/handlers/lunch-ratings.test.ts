import { describe, expect, it } from 'vitest';
import type { DataExportAnswer, LunchRatingAnswer, PersonalDataAnswer } from '#src/api/generated/zod/schemas.ts';
import { takeSnapshot } from '#mocks/store/db.ts';
import { eraseAccount, eraseStudent } from '#mocks/privacy/erase.ts';
import { testMock } from '#mocks/test-mock.ts';
import { accountOf } from '#mocks/personas.ts';
import { testParent } from '#mocks/test-parent.ts';

// Thursday 26 November 2026, 10:00 in Riyadh: yesterday's lunches are delivered, today's are on their way.
const now = '2026-11-26T07:00:00Z';
const mock = testMock({ clock: now });

const huda = testParent('huda');
const hudaInArabic = testParent('huda', 'ar');
const subOrderId = 3022;

async function lunchOn(date: string) {
  const lunch = (await huda.deliveries(subOrderId)).find((each) => each.date === date);
  if (!lunch) throw new Error(`No day ${date}`);
  return lunch;
}

const rate = async (deliveryId: number, body: object, parent = huda) =>
  parent.send<LunchRatingAnswer>('POST', `/sub-orders/${subOrderId}/deliveries/${deliveryId}/ratings`, body);

describe('rating a lunch', () => {
  it('adds the rating to its delivery, once', async () => {
    const lunch = await lunchOn('2026-11-25');
    expect(lunch).toMatchObject({ status: 'delivered', ratable_until: '2026-12-09T21:00:00.000Z', lunch_rating: null });
    const body = { rating: 3, reason_codes: ['late', 'liked_taste'], feedback: '  A little late  ' };
    const { status, body: answer } = await rate(lunch.id, body);
    expect(status).toBe(201);
    const rating = { ...body, feedback: 'A little late', sub_order_id: subOrderId, date: '2026-11-25' };
    expect(answer.data.delivery.lunch_rating).toEqual({ ...rating, created_at: '2026-11-26T07:00:00.000Z' });
    expect(await lunchOn('2026-11-25')).toEqual(answer.data.delivery);

    const twice = await rate(lunch.id, { rating: 5 }, hudaInArabic);
    expect(twice).toMatchObject({
      status: 409,
      body: {
        reason_code: 'already_rated',
        error: 'قيّمت هذا الغداء من قبل.',
        data: { delivery: { lunch_rating: rating } },
      },
    });
  });

  it('leaves the order and the other days as they are', async () => {
    const [order, days] = [await huda.order(2051), await huda.deliveries(subOrderId)];
    const lunch = await lunchOn('2026-11-25');
    await rate(lunch.id, { rating: 4 });
    expect(await huda.order(2051)).toEqual(order);
    const others = ({ id }: { id: number }) => id !== lunch.id;
    expect((await huda.deliveries(subOrderId)).filter(others)).toEqual(days.filter(others));
  });

  it('is for a delivered lunch', async () => {
    const { id } = await lunchOn('2026-11-26');
    expect(await rate(id, { rating: 5 })).toMatchObject({
      status: 409,
      body: { reason_code: 'not_delivered', data: { delivery: { id, status: 'out_for_delivery' } } },
    });
  });

  it.each([
    ['2026-12-09T20:59:59Z', 201],
    ['2026-12-09T21:00:00Z', 409],
  ])('is possible until the end of the fourteenth day after it: %s', async (clock, status) => {
    const { id } = await lunchOn('2026-11-25');
    mock.set({ clock });
    const answer = await rate(id, { rating: 5 });
    expect(answer.status).toBe(status);
    if (status === 409) {
      expect(answer.body).toMatchObject({
        reason_code: 'too_late',
        error: 'This lunch could be rated until the end of 9 December 2026.',
      });
    }
  });

  it('takes reasons that fit the rating, each once', async () => {
    const { id } = await lunchOn('2026-11-25');
    const errorsOf = async (body: object) => (await rate(id, body)).body.errors;
    const notAllowed = [{ field: 'reason_codes.0', code: 'not_allowed' }];
    expect(await errorsOf({ rating: 5, reason_codes: ['cold_on_arrival'] })).toMatchObject(notAllowed);
    expect(await errorsOf({ rating: 2, reason_codes: ['on_time'] })).toMatchObject(notAllowed);
    expect(await errorsOf({ rating: 3, reason_codes: ['late', 'late'] })).toMatchObject([
      { field: 'reason_codes.1', code: 'taken' },
    ]);
    expect(await errorsOf({ rating: 3, reason_codes: ['of_a_newer_app'] })).toMatchObject([
      { field: 'reason_codes.0', code: 'invalid' },
    ]);
    expect(await errorsOf({ reason_codes: ['late'] })).toMatchObject([{ field: 'rating', code: 'blank' }]);
    expect((await lunchOn('2026-11-25')).lunch_rating).toBeNull();
  });

  it('is for the parent of the subscription', async () => {
    const { id } = await lunchOn('2026-11-25');
    expect((await rate(id, { rating: 1 }, testParent('noura'))).status).toBe(404);
    expect((await rate(id + 1_000, { rating: 1 })).status).toBe(404);
  });
});

describe('the data of ratings', () => {
  const ratings = () => takeSnapshot().lunchRatings;

  it('is in a copy of the data', async () => {
    await rate((await lunchOn('2026-11-25')).id, { rating: 4, feedback: 'Fine' });
    const { userId, password } = accountOf('huda');
    const path = `/users/${userId}/data-exports`;
    const made = (await huda.send<DataExportAnswer>('POST', path, { password })).body.data.export;
    const file = (await huda.get<PersonalDataAnswer>(`${path}/${made.id}/file`)).body.data.personal_data;
    expect(file.lunch_ratings.map(({ rating, feedback }) => [rating, feedback])).toEqual([
      [5, null],
      [4, 'Fine'],
    ]);
  });

  it.each([
    ['the student', async () => eraseStudent(13, new Date(now))],
    ['the account', async () => eraseAccount(41, new Date(now))],
  ])('keeps the sprouts alone after %s is erased', async (_scope, erase) => {
    await rate((await lunchOn('2026-11-25')).id, { rating: 2, reason_codes: ['too_much'], feedback: 'Half came back' });
    await erase();
    expect(ratings().map(({ rating, reason_codes, feedback }) => [rating, reason_codes, feedback])).toEqual([
      [5, [], null],
      [2, [], null],
    ]);
  });
});
