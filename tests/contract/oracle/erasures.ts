import type {
  ApplicantDto,
  DeliveryDto,
  ErasureDto,
  ErasureInputDto,
  OrderDto,
} from '#src/api/generated/client.schemas.ts';
import { acknowledgementsOf } from '../acknowledged.ts';
import { erasureCancellableUntil, erasureTakesEffectAt, keptAfterErasure } from '#src/domain/erasure.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { Answer } from '../exchange.ts';
import { newAccount } from '../new-account.ts';
import { daysAfter, type Scene } from '../scene.ts';
import { choiceOf, draftOf, payFor } from './bought.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, type Refusal, refusalError } from './case.ts';
import { factsNow, holdAt } from './facts.ts';
import { notificationsOf } from './news.ts';
import { consentsOf } from './privacy.ts';

type Scope = ErasureInputDto['scope'];

const own = async (scene: Scene) => ({ id: await scene.userId() });

const ask = async (scene: Scene, body: ErasureInputDto): Promise<Answer> =>
  answerTo(scene, 'createErasure', { path: await own(scene), body });

const erasureIn = (answer: Answer) => dataIn(answer)['erasure'] as ErasureDto;

const listed = async (scene: Scene) =>
  (await scene.asParent('listErasures', { path: await own(scene) }))['erasures'] as ErasureDto[];

const cancel = async (scene: Scene, erasure_id: number, more: { id?: number; token?: string } = {}) => {
  const { id = await scene.userId(), token = await scene.token() } = more;
  return answerTo(scene, 'cancelErasure', { path: { id, erasure_id }, token });
};

/** All paid orders with the days of their subscriptions that have a lunch. */
async function lastLunchOf(scene: Scene, applicantId: number | null): Promise<string | null> {
  const days: string[] = [];
  for (const { id, applicant_id } of (await scene.paidOrders()).flatMap(({ sub_orders }) => sub_orders)) {
    if (applicantId !== null && applicant_id !== applicantId) continue;
    const { deliveries } = await scene.asParent('listDeliveries', { path: { id } });
    const lunches = (deliveries as DeliveryDto[]).filter(
      ({ status }) => !['cancelled', 'skipped', 'vacation'].includes(status),
    );
    days.push(...lunches.map(({ date }) => date));
  }
  return days.toSorted().at(-1) ?? null;
}

/** What outlives an erasure that takes effect at an instant. */
async function keptOf(scene: Scene, scope: Scope, applicantId: number | null, at: Date) {
  const invoicedAt = (await scene.paidOrders()).flatMap(({ order_date }) => order_date ?? []);
  const consents = await consentsOf(scene);
  const data = {
    invoicedAt: invoicedAt.map((each) => new Date(each)),
    hasConsents: consents.some(({ applicant_id }) => scope === 'account' || applicant_id === applicantId),
  };
  return keptAfterErasure(scope === 'account' ? 'account' : 'student', data, at).map(({ reason, keptUntil }) => ({
    reason_code: reason,
    end_date: keptUntil,
  }));
}

/** A request in the form that the server should answer now. */
async function expectedErasure(scene: Scene, requestedAt: Date, applicantId: number | null): Promise<object> {
  const scope = applicantId === null ? 'account' : 'applicant';
  const at = erasureTakesEffectAt(requestedAt, await lastLunchOf(scene, applicantId));
  return {
    scope,
    applicant_id: applicantId,
    status: 'pending',
    requested_at: requestedAt.toISOString(),
    cancellable_until: erasureCancellableUntil(requestedAt).toISOString(),
    takes_effect_at: at.toISOString(),
    completed_at: null,
    kept: await keptOf(scene, scope, applicantId, at),
  };
}

/** Each request has its scope, its times and what outlives it; the same request again is the same erasure. */
async function requestsError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const order = await scene.paidOrder();
  const served = order.sub_orders[0]?.applicant_id ?? 0;
  // The lunches of a draft keep nothing from being erased.
  const { id: alone } = await scene.student();
  await draftOf(scene, [{ ...(await scene.choice(alone)), number_of_months: 6 }]);
  const { applicants } = await scene.call('listApplicants', { token: await scene.otherToken() });
  const foreign = (applicants as ApplicantDto[])[0]?.id ?? 0;
  const { password } = scene.parent();
  const wrong: [ErasureInputDto, NonNullable<Refusal['errors']>][] = [
    [{ scope: 'applicant' }, [['applicant_id', 'blank']]],
    [{ scope: 'applicant', applicant_id: foreign }, [['applicant_id', 'not_found']]],
    [{ scope: 'account', password: `${password}!` }, [['password', 'wrong_password']]],
    [
      { scope: 'account', applicant_id: alone },
      [
        ['applicant_id', 'not_allowed'],
        ['password', 'blank'],
      ],
    ],
  ];
  const refused = await firstError(
    wrong.map(([body, errors]) => async () => {
      const answer = await ask(scene, body);
      return refusalError(answer, { status: 422, errors }, `an erasure with ${JSON.stringify(Object.keys(body))}`);
    }),
  );
  if (refused !== null) return refused;
  if ((await listed(scene)).length > 0) return 'a refused erasure is listed';
  const bodies: ErasureInputDto[] = [
    { scope: 'applicant', applicant_id: served },
    { scope: 'applicant', applicant_id: alone },
    { scope: 'account', password },
  ];
  const made: ErasureDto[] = [];
  const error = await firstError(
    bodies.map((body) => async () => {
      const first = erasureIn(await ask(scene, body));
      const expected = await expectedErasure(scene, now, body.applicant_id ?? null);
      made.unshift(first);
      await holdAt(scene, new Date(now.getTime() + 60_000));
      const again = erasureIn(await ask(scene, body));
      await holdAt(scene, now);
      return (
        differenceOf(first, expected, `an erasure of ${body.scope}`) ??
        differenceOf(again, first, `the same erasure of ${body.scope} again`)
      );
    }),
  );
  return error ?? differenceOf(await listed(scene), made, 'the erasures, newest first,');
}

/** A request can be cancelled until its time is over, once, by its parent. */
async function cancelError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const order = await scene.paidOrder();
  const applicant_id = order.sub_orders[0]?.applicant_id ?? 0;
  const request = async () => erasureIn(await ask(scene, { scope: 'applicant', applicant_id }));
  const first = await request();
  const other = await scene.signIn(scene.world.other ?? undefined);
  const foreign = [
    await cancel(scene, first.id, { token: other.token }),
    await cancel(scene, first.id, { token: other.token, id: other.userId }),
    await cancel(scene, first.id, { id: other.userId }),
  ];
  const end = erasureCancellableUntil(now).getTime();
  await holdAt(scene, new Date(end - 1_000));
  const cancelled = await cancel(scene, first.id);
  const twice = await cancel(scene, first.id);
  const second = await request();
  await holdAt(scene, new Date(erasureCancellableUntil(new Date(end - 1_000))));
  const late = await cancel(scene, second.id);
  const student = await answerTo(scene, 'getApplicant', { path: { id: applicant_id } });
  return (
    (await firstError(
      foreign.map(
        (each) => async () => refusalError(each, { status: 404 }, 'cancelling the erasure of another parent'),
      ),
    )) ??
    differenceOf(erasureIn(cancelled), { ...first, status: 'cancelled' }, 'the cancelled erasure') ??
    refusalError(twice, { status: 409, reason: 'already_cancelled' }, 'cancelling twice') ??
    (second.id === first.id ? 'a request after a cancelled one is the cancelled one' : null) ??
    refusalError(late, { status: 409, reason: 'too_late' }, 'cancelling when the time is over') ??
    differenceOf(student.status, 200, 'the status of a student whose erasure waits for the last lunch')
  );
}

/** The texts about a student that an erasure removes. */
function textsOf({ name, arabic_name, school, home_address, health_issues }: ApplicantDto): string[] {
  const { street_name = null, landmark = null } = home_address ?? {};
  const descriptions = health_issues.map(({ description }) => description);
  return [name, arabic_name, school.name, school.arabic_name, street_name, landmark, ...descriptions].filter(
    (text) => text !== null,
  );
}

/** The first of these texts that is in a record; null if none is. */
function leftText(record: unknown, texts: readonly string[], what: string): string | null {
  const text = JSON.stringify(record);
  const left = texts.find((each) => text.includes(JSON.stringify(each).slice(1, -1)));
  return left === undefined ? null : `${what} still has ${left}`;
}

/** A student with lunches is erased after the last one, and everything about the student with it. */
async function studentError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const input = await scene.studentInput('Ghaida Al Shammari');
  const body = { ...input, arabic_name: 'غيداء الشمري' };
  const student = (await scene.asParent('createApplicant', { body }))['applicant'] as ApplicantDto;
  const [start = ''] = await scene.startDays(1);
  const draft = await draftOf(scene, [choiceOf(student.id, await scene.packageSold('weekly'), start)]);
  const path = { id: draft.id };
  await payFor(scene, draft);
  const erasure = erasureIn(await ask(scene, { scope: 'applicant', applicant_id: student.id }));
  const at = new Date(erasure.takes_effect_at);
  const others = async () => {
    const { students, orders } = await factsNow(scene);
    const lines = orders.flatMap(({ sub_orders }) => sub_orders).filter((each) => each.applicant_id !== student.id);
    return {
      students: [...students.values()]
        .filter(({ id }) => id !== student.id)
        .map(({ id, allergens }) => [id, allergens]),
      names: lines.map(({ id, applicant_name, medical_issue }) => [id, applicant_name, medical_issue]),
      terms: (await consentsOf(scene)).filter(({ applicant_id }) => applicant_id !== student.id),
    };
  };
  await holdAt(scene, new Date(at.getTime() - 1_000));
  const before = (await scene.asParent('getApplicant', { path: { id: student.id } }))['applicant'] as ApplicantDto;
  const [waiting] = await listed(scene);
  const kept = await keptOf(scene, 'applicant', student.id, at);
  const left = await others();
  const foreignNews = (await notificationsOf(scene)).all.filter(({ order_id }) => order_id !== path.id).length;
  await holdAt(scene, at);
  const gone = await answerTo(scene, 'getApplicant', { path: { id: student.id } });
  const order = await scene.order(path.id);
  const line = order.sub_orders[0];
  const { all: news } = await notificationsOf(scene);
  const ends = (await consentsOf(scene)).filter(({ applicant_id }) => applicant_id === student.id);
  const [done] = await listed(scene);
  const completed = {
    ...erasure,
    status: 'completed',
    takes_effect_at: at.toISOString(),
    completed_at: at.toISOString(),
    kept,
  };
  const texts = textsOf(student);
  const error =
    differenceOf(before.allergens, student.allergens, 'the allergens a second before the erasure') ??
    differenceOf(waiting, { ...erasure, kept }, 'the erasure a second before it') ??
    differenceOf(gone.status, 404, 'the status of an erased student') ??
    leftText(line, texts, 'the subscription of an erased student') ??
    leftText(order, texts.slice(0, 2), 'the order of an erased student') ??
    leftText(news, texts.slice(0, 2), 'a notification about an erased student') ??
    differenceOf(line, { medical_issue: null, status: 'completed' }, 'the subscription of an erased student') ??
    (line?.medical_category === 'healthy' ? 'an erased student counts as healthy' : null) ??
    differenceOf(news.filter(({ order_id }) => order_id !== path.id).length, foreignNews, 'the other notifications') ??
    (ends.every(({ withdrawn_at }) => withdrawn_at === at.toISOString()) && ends.length > 0
      ? null
      : `the consents of an erased student are ${JSON.stringify(ends)}`) ??
    differenceOf(await others(), left, 'what other students have') ??
    differenceOf(done, completed, 'the erasure');
  if (error !== null) return error;
  await holdAt(scene, new Date(at.getTime() + 400 * 86_400_000));
  const late = await cancel(scene, erasure.id);
  return (
    differenceOf((await listed(scene))[0], completed, 'the erasure after a year') ??
    refusalError(late, { status: 409, reason: 'too_late' }, 'cancelling what was carried out')
  );
}

/** After the time to cancel and the last lunch, nothing is erased while a payment for a student in the scope is open. */
async function waitingError(scene: Scene, scope: Scope): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const { id: applicant_id } = await scene.student();
  const { password } = scene.parent();
  const erasure = erasureIn(await ask(scene, scope === 'applicant' ? { scope, applicant_id } : { scope, password }));
  const lastLunch = await lastLunchOf(scene, scope === 'applicant' ? applicant_id : null);
  const at = erasureTakesEffectAt(now, lastLunch);
  await holdAt(scene, new Date(at.getTime() - 600_000));
  const from = daysAfter(riyadhDateOf(at), 4);
  const start = (await scene.startDays(20)).find((on) => on > from) ?? '';
  const draft = await draftOf(scene, [choiceOf(applicant_id, await scene.packageSold('weekly'), start)]);
  const acknowledgements = acknowledgementsOf(draft);
  const body = { version: draft.version, acknowledgements, payment_method: 'mada', return_url: scene.world.returnUrl };
  const { order } = await scene.asParent('checkoutOrder', { path: { id: draft.id }, body });
  const { payment } = order as OrderDto;
  const status = async () => (await answerTo(scene, 'getApplicant', { path: { id: applicant_id } })).status;
  await holdAt(scene, at);
  const open = await status();
  await holdAt(scene, new Date(payment?.expires_at ?? ''));
  const closed = await status();
  const cart = scope === 'applicant' ? (await scene.asParent('getDraftOrder'))['order'] : null;
  return (
    differenceOf(erasure.takes_effect_at, at.toISOString(), 'when the data is erased') ??
    differenceOf(open, 200, 'the status of a student with an open payment') ??
    differenceOf(
      closed,
      scope === 'applicant' ? 404 : 401,
      'the status of the student after the payment has expired',
    ) ??
    (cart === null ? null : 'the order of an erased student is in the cart')
  );
}

/** An erased account opens nothing, frees its number, and leaves other parents as they are. */
async function accountError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const { mobileNumber, password } = scene.parent();
  const erasure = erasureIn(await ask(scene, { scope: 'account', password }));
  const token = await scene.token();
  const other = await scene.otherToken();
  const ofOther = async () => {
    const { applicants } = await scene.call('listApplicants', { token: other });
    const { unread_count } = await scene.call('listNotifications', { token: other });
    const names = (applicants as ApplicantDto[]).map(({ id, name, allergens }) => ({ id, name, allergens }));
    return { names, unread_count };
  };
  const at = new Date(erasure.takes_effect_at);
  const statusOf = async () => (await answerTo(scene, 'listApplicants', { token })).status;
  const credentials = { mobile_number: mobileNumber, password };
  const signIn = async () => (await answerTo(scene, 'createSession', { token: undefined, body: credentials })).status;
  await holdAt(scene, new Date(at.getTime() - 1_000));
  const before = [await statusOf(), await signIn()];
  const left = await ofOther();
  await holdAt(scene, at);
  const after = [await statusOf(), await signIn()];
  const query = { phone_number: mobileNumber };
  const exists = dataIn(await answerTo(scene, 'checkIfPhoneExists', { token: undefined, query }))['exists'];
  const body = { ...newAccount(), mobile_number: mobileNumber };
  const again = await answerTo(scene, 'createUser', { token: undefined, body });
  return (
    differenceOf(before, [200, 201], 'session and sign-in a second before the erasure') ??
    differenceOf(after, [401, 422], 'session and sign-in after it') ??
    differenceOf(exists, false, 'whether the number of an erased account exists') ??
    differenceOf(again.status, 201, 'the status of a sign-up with the number of an erased account') ??
    differenceOf(await ofOther(), left, 'what another parent has')
  );
}

/** Requests to erase data, and what becomes of the data. */
export const erasureCases: readonly OracleCase[] = [
  {
    name: 'each erasure has its times and what outlives it, and is not made twice',
    operation: 'createErasure',
    errorOf: requestsError,
  },
  { name: 'an erasure can be cancelled until its time is over', operation: 'cancelErasure', errorOf: cancelError },
  { name: 'an erased student leaves lists and orders', operation: 'listErasures', errorOf: studentError },
  {
    name: 'a student is not erased while a payment is open',
    operation: 'listErasures',
    errorOf: async (scene) => waitingError(scene, 'applicant'),
  },
  {
    name: 'an account is not erased while a payment is open',
    operation: 'listErasures',
    errorOf: async (scene) => waitingError(scene, 'account'),
  },
  { name: 'an erased account frees its number', operation: 'listErasures', errorOf: accountError },
];
