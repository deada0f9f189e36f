import type {
  ApplicantDto,
  NotificationDto,
  OrderDto,
  PaymentDto,
  PaymentOrderDto,
  UserDto,
  VacationDto,
} from '#src/api/generated/client.schemas.ts';
import { acknowledgementsOf } from '../acknowledged.ts';
import { MissingState, type Scene } from '../scene.ts';
import { openDays, openDeliveries } from '../recipes-students.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase } from './case.ts';
import { allOf, factsNow, holdAt } from './facts.ts';
import { notificationsOf } from './news.ts';
import { bookError } from './orders.ts';

/** The time between two changes: some of them fit into the hold of a payment. */
const pauseMs = 300_000;

/** A change, and the times that records have to have after it. */
interface Step {
  name: string;
  run: () => Promise<unknown>;
  /** @param at the time of this change */
  expected: (at: string) => Promise<[found: unknown, expected: object]>;
}

/** Makes changes, some minutes after each other: each record has the time of its own change. */
async function stepsError(scene: Scene, steps: readonly Step[]): Promise<string | null> {
  const { now } = await factsNow(scene);
  return firstError(
    steps.map(({ name, run, expected }, index) => async () => {
      const at = new Date(now.getTime() + (index + 1) * pauseMs);
      await holdAt(scene, at);
      await run();
      const [found, times] = await expected(at.toISOString());
      return differenceOf(found, times, `the times after ${name}, at ${at.toISOString()},`);
    }),
  );
}

const newest = async (scene: Scene): Promise<NotificationDto | undefined> => (await notificationsOf(scene)).all[0];

async function recordsError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const input = await scene.studentInput();
  const user = { path: { id: await scene.userId() } };
  const account = async () => (await scene.asParent('getUser', user))['user'] as UserDto;
  let student: ApplicantDto | undefined;
  let draft: OrderDto | undefined;
  const created = new Date(now.getTime() + pauseMs).toISOString();
  const read = async () => {
    if (!student) throw new MissingState('a student is needed');
    return (await scene.asParent('getApplicant', { path: { id: student.id } }))['applicant'] as ApplicantDto;
  };
  return stepsError(scene, [
    {
      name: 'a new student and a new draft',
      async run() {
        draft = await scene.draft();
        student = (await scene.asParent('createApplicant', { body: input }))['applicant'] as ApplicantDto;
      },
      expected: async (at) => [
        [await read(), draft],
        [
          { created_at: at, updated_at: at },
          { created_at: at, updated_at: at },
        ],
      ],
    },
    {
      name: 'a change of the student',
      async run() {
        const { id, version } = await read();
        await scene.asParent('updateApplicant', { path: { id }, body: { ...input, version } });
      },
      expected: async (at) => [await read(), { created_at: created, updated_at: at }],
    },
    {
      name: 'a change of the account',
      async run() {
        const { full_name, email, mobile_number, version } = await account();
        await scene.asParent('updateUser', { ...user, body: { full_name, email, mobile_number, version } });
      },
      expected: async (at) => [await account(), { updated_at: at }],
    },
    {
      name: 'one more student in the draft',
      async run() {
        const { id = 0, version } = draft ?? {};
        const body = { ...(await scene.choice((await read()).id)), version };
        await scene.asParent('addOrderApplicant', { path: { id }, body });
      },
      expected: async (at) => [await scene.order(draft?.id ?? 0), { created_at: created, updated_at: at }],
    },
    {
      name: 'a changed choice',
      async run() {
        const { id, version, sub_orders } = await scene.order(draft?.id ?? 0);
        const applicant_id = sub_orders[0]?.applicant_id ?? 0;
        const { applicant_id: _own, ...choice } = await scene.choice(applicant_id);
        await scene.asParent('updateOrderApplicant', { path: { id, applicant_id }, body: { ...choice, version } });
      },
      expected: async (at) => [await scene.order(draft?.id ?? 0), { created_at: created, updated_at: at }],
    },
    {
      name: 'a student who leaves the draft',
      async run() {
        const { id, version, sub_orders } = await scene.order(draft?.id ?? 0);
        const applicant_id = sub_orders[0]?.applicant_id ?? 0;
        await scene.asParent('removeOrderApplicant', { path: { id, applicant_id }, query: { version } });
      },
      expected: async (at) => [await scene.order(draft?.id ?? 0), { created_at: created, updated_at: at }],
    },
    {
      name: 'a new password',
      run: async () => {
        const { password } = scene.parent();
        const headers = await scene.stepUp(await scene.token(), password);
        return scene.asParent('updatePassword', { headers, body: { password, password_confirmation: password } });
      },
      expected: async (at) => [await account(), { updated_at: at, password_changed_at: at }],
    },
  ]);
}

async function paidError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  let order: OrderDto | undefined;
  let requested: VacationDto | undefined;
  const own = async () => scene.order(order?.id ?? 0);
  const first = async () => {
    const [subOrder] = (await own()).sub_orders;
    if (!subOrder) throw new MissingState('a paid order with a subscription is needed');
    return subOrder;
  };
  const row = async () =>
    (await allOf<PaymentOrderDto>(scene, 'listPaymentOrders', 'payment_orders')).find(
      (each) => each.order_id === order?.id,
    );
  const begun = await stepsError(scene, [
    {
      name: 'a draft',
      async run() {
        order = await scene.draft();
      },
      expected: async (at) => [order, { created_at: at, order_date: null }],
    },
    {
      name: 'a checkout',
      async run() {
        const acknowledgements = order ? acknowledgementsOf(order) : [];
        const body = {
          version: order?.version,
          acknowledgements,
          payment_method: 'mada',
          return_url: scene.world.returnUrl,
        };
        await scene.asParent('checkoutOrder', { path: { id: order?.id ?? 0 }, body });
      },
      expected: async (at) => [await own(), { updated_at: at, payment: { created_at: at, paid_at: null } }],
    },
    {
      name: 'a declined payment',
      run: async () => scene.settle((await own()).payment as PaymentDto, 'declined'),
      expected: async (at) => [await newest(scene), { type: 'payment_failed', created_at: at }],
    },
  ]);
  if (begun !== null) return begun;
  return stepsError(scene, [
    {
      name: 'a payment',
      async run() {
        order = await scene.paidOrder();
      },
      expected: async (at) => [
        [await own(), await row(), await newest(scene)],
        [
          { order_date: at, updated_at: at, payment: { paid_at: at } },
          { occurred_at: at },
          { type: 'order_confirmed', created_at: at },
        ],
      ],
    },
    {
      name: 'off days',
      async run() {
        const { id, applicant_id } = await first();
        const day = (await openDays(scene, id)).at(-1);
        const body = { sub_order_id: id, vacancy: [day] };
        const data = await scene.asParent('createApplicantVacation', { path: { id: applicant_id }, body });
        requested = data['vacation'] as VacationDto;
      },
      expected: async (at) => [
        [await own(), requested, await newest(scene)],
        [{ updated_at: at }, { requested_at: at }, { type: 'off_day_added', created_at: at }],
      ],
    },
    {
      name: 'off days that are taken back',
      run: async () => {
        const path = { id: requested?.applicant_id ?? 0, vacation_id: requested?.id ?? 0 };
        return answerTo(scene, 'deleteApplicantVacation', { path });
      },
      expected: async (at) => [
        [await own(), await newest(scene)],
        [{ updated_at: at }, { type: 'off_day_taken_back', created_at: at }],
      ],
    },
    {
      name: 'a cancelled lunch',
      async run() {
        const { id } = await first();
        const [, lunch] = await openDeliveries(scene, id);
        await scene.asParent('cancelDelivery', { path: { id, delivery_id: lunch?.id ?? 0 } });
      },
      expected: async (at) => [
        [await own(), await newest(scene)],
        [
          { updated_at: at, cancelled_at: null },
          { type: 'refund', created_at: at },
        ],
      ],
    },
    {
      name: 'a cancelled order',
      async run() {
        const { id, version } = await own();
        await scene.asParent('cancelOrder', { path: { id }, body: { version } });
      },
      expected: async (at) => [
        [await own(), await newest(scene)],
        [
          { updated_at: at, cancelled_at: at },
          { type: 'refund', created_at: at },
        ],
      ],
    },
  ]);
}

/** A payment that failed holds its order until its time is over; then the order is a draft, and can be emptied. */
async function releasedError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const { order, payment } = await scene.pendingOrder();
  const closesAt = new Date(payment.expires_at ?? '');
  await scene.settle(payment, 'declined');
  const statuses: string[] = [];
  for (const milliseconds of [-1_000, 0]) {
    await holdAt(scene, new Date(closesAt.getTime() + milliseconds));
    statuses.push((await scene.order(order.id)).status);
  }
  const error =
    differenceOf(statuses, ['pending_payment', 'draft'], 'an order with a declined payment, before and at its end,') ??
    (await bookError(scene));
  if (error !== null) return error;
  const { version } = await scene.order(order.id);
  if (version <= order.version) return 'an order that is a draft again has its old version';
  await scene.emptyCart();
  const next = await scene.draft();
  const rows = await allOf<PaymentOrderDto>(scene, 'listPaymentOrders', 'payment_orders');
  const row = rows.find(({ id }) => id === payment.id);
  const gone = await answerTo(scene, 'getOrder', { path: { id: order.id } });
  return (
    differenceOf(row, { order_id: order.id, order_number: order.order_number, order_status: 'draft' }, 'the payment') ??
    (next.id === order.id || next.order_number === order.order_number
      ? 'a new order has the number of a deleted one'
      : null) ??
    differenceOf(gone.status, 404, 'the status of a deleted order')
  );
}

/** A rating has its time. */
async function reviewError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  const { id } = await scene.orderThatMay('review');
  await holdAt(scene, new Date(now.getTime() + pauseMs));
  const answer = await answerTo(scene, 'createOrderReview', { path: { id }, body: { rating: 5, feedback: null } });
  const created_at = new Date(now.getTime() + pauseMs).toISOString();
  return differenceOf(
    (dataIn(answer)['order'] as OrderDto).review,
    { rating: 5, feedback: null, created_at },
    'the review',
  );
}

/** The times of records. The clock of the server has to be settable. */
export const timeCases: readonly OracleCase[] = [
  {
    name: 'students, accounts and drafts have the time of each change',
    operation: 'updateApplicant',
    errorOf: recordsError,
  },
  {
    name: 'orders, requests and notifications have the time of each change',
    operation: 'cancelOrder',
    errorOf: paidError,
  },
  {
    name: 'an order waits until the time of a failed payment is over',
    operation: 'listPaymentOrders',
    errorOf: releasedError,
  },
  { name: 'a rating has its time', operation: 'createOrderReview', errorOf: reviewError },
];
