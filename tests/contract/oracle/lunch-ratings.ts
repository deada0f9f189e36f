import type { DeliveryDto } from '#src/api/generated/client.schemas.ts';
import { lunchRatingDeadline, type LunchRatingReason, reasonsFor } from '#src/domain/lunch-rating.ts';
import { lunchesToRate } from '../recipes-ratings.ts';
import { MissingState, type Scene } from '../scene.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { factsNow, holdAt } from './facts.ts';
import { bookError } from './orders.ts';

type Lunch = Awaited<ReturnType<typeof lunchesToRate>>[number];

const pathOf = ({ subOrder, delivery }: Lunch) => ({ id: subOrder.id, delivery_id: delivery.id });

/** The lunch as the server lists it. */
async function listed(scene: Scene, { subOrder, delivery }: Lunch): Promise<DeliveryDto | undefined> {
  const { date } = delivery;
  const query = { from: date, to: date };
  const { deliveries } = await scene.asParent('listDeliveries', { path: { id: subOrder.id }, query });
  return (deliveries as DeliveryDto[]).find(({ id }) => id === delivery.id);
}

/** The error of a rating: it is answered, listed with its lunch alone, and can't be given again. */
async function ratingError(scene: Scene, lunch: Lunch, body: object, expected: object): Promise<string | null> {
  const answer = await answerTo(scene, 'createLunchRating', { path: pathOf(lunch), body });
  if (answer.status !== 201) return `a rating ${JSON.stringify(body)} is answered ${answer.status}`;
  const rated = await listed(scene, lunch);
  const { subOrder, delivery } = lunch;
  const again = await answerTo(scene, 'createLunchRating', { path: pathOf(lunch), body: { rating: 1 } });
  return (
    differenceOf(rated?.lunch_rating, { sub_order_id: subOrder.id, date: delivery.date, ...expected }, 'the rating') ??
    differenceOf(rated, { ...delivery, lunch_rating: rated?.lunch_rating }, 'the lunch, rated,') ??
    differenceOf(dataIn(answer)['delivery'], rated, 'the answered lunch') ??
    refusalError(again, { status: 409, reason: 'already_rated' }, 'a second rating') ??
    differenceOf(dataIn(again)['delivery'], rated, 'the lunch of a second rating')
  );
}

/** Each lunch has its own rating, which changes nothing else. */
async function ratingsError(scene: Scene): Promise<string | null> {
  const [first, second] = await lunchesToRate(scene);
  if (!first || !second) throw new MissingState('two delivered lunches are needed that can be rated');
  const body = { rating: 3, reason_codes: ['late', 'liked_taste'], feedback: '  A little late  ' };
  const orders = (await factsNow(scene)).orders;
  return (
    (await ratingError(scene, first, body, { ...body, feedback: 'A little late' })) ??
    differenceOf((await listed(scene, second))?.lunch_rating, null, 'the rating of another lunch') ??
    (await ratingError(scene, second, { rating: 4 }, { rating: 4, reason_codes: [], feedback: null })) ??
    differenceOf((await factsNow(scene)).orders, orders, 'the orders after ratings') ??
    bookError(scene)
  );
}

/** A reason is taken with the ratings that it fits, and with no other one. */
async function reasonsError(scene: Scene): Promise<string | null> {
  const [first] = await lunchesToRate(scene);
  if (!first) throw new MissingState('a delivered lunch is needed that can be rated');
  const all = reasonsFor(3);
  const refused = ([1, 2, 4, 5] as const).flatMap((rating) => {
    const fitting: readonly LunchRatingReason[] = reasonsFor(rating);
    return all.filter((reason) => !fitting.includes(reason)).map((reason) => ({ rating, reason_codes: [reason] }));
  });
  const error = await firstError(
    refused.map((body) => async () => {
      const answer = await answerTo(scene, 'createLunchRating', { path: pathOf(first), body });
      const refusal = { status: 422, errors: [['reason_codes.0', 'not_allowed']] as const };
      return refusalError(answer, refusal, JSON.stringify(body));
    }),
  );
  const reason_codes = [...all];
  return error ?? ratingError(scene, first, { rating: 3, reason_codes }, { rating: 3, reason_codes });
}

/** A lunch can be rated until the end of the last day, and no second longer. */
async function deadlineError(scene: Scene): Promise<string | null> {
  const { now, rules } = await factsNow(scene);
  await holdAt(scene, now);
  const lunches = await lunchesToRate(scene);
  const last = lunches.toSorted((a, b) => a.delivery.date.localeCompare(b.delivery.date))[0];
  if (!last) throw new MissingState('a delivered lunch is needed that can be rated');
  const closesAt = lunchRatingDeadline(last.delivery.date, rules.lunchRatingDays);
  await holdAt(scene, closesAt);
  const late = await answerTo(scene, 'createLunchRating', { path: pathOf(last), body: { rating: 5 } });
  const error = refusalError(late, { status: 409, reason: 'too_late' }, 'a rating at the deadline');
  if (error !== null) return error;
  await scene.reset();
  const inTime = new Date(closesAt.getTime() - 1_000);
  await holdAt(scene, inTime);
  const created_at = inTime.toISOString();
  return ratingError(scene, last, { rating: 2 }, { rating: 2, reason_codes: [], feedback: null, created_at });
}

/** Ratings of lunches, beside the review of an order. */
export const lunchRatingCases: readonly OracleCase[] = [
  { name: 'each lunch is rated once', operation: 'createLunchRating', errorOf: ratingsError },
  { name: 'reasons fit the rating', operation: 'createLunchRating', errorOf: reasonsError },
  { name: 'a rating has its deadline and its time', operation: 'createLunchRating', errorOf: deadlineError },
];
