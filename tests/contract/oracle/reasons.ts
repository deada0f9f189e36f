import type {
  AllowedActionDto,
  ApplicantDto,
  DeliveryDto,
  OrderDto,
  SubOrderDto,
} from '#src/api/generated/client.schemas.ts';
import { acknowledgementsOf } from '../acknowledged.ts';
import { type Ready, shortAnswer } from '../exchange.ts';
import { isObject } from '../json.ts';
import { checkOnce } from '../property.ts';
import type { Arrange } from '../recipe.ts';
import {
  addition,
  cancellation,
  change,
  checkout,
  deliveryCancellation,
  removal,
  subOrderCancellation,
} from '../recipes-orders.ts';
import { changeHealth, severeToAll } from './gates.ts';
import { returnAfterCancellation, returnAfterCancelling } from './off-day-returns.ts';
import { paidSubOrder } from '../recipes-students.ts';
import { MissingState, type Scene } from '../scene.ts';
import type { Suite } from '../suite.ts';

/** A request that an operation refuses for one reason. */
interface ReasonCase {
  operation: string;
  reason: string;
  name: string;
  arrange: Arrange;
}

/** A request that was accepted once, and is sent again. */
const again =
  (operation: string, arrange: Arrange): Arrange =>
  async (scene) => {
    const ready = await arrange(scene);
    await scene.call(operation, ready);
    return ready;
  };

/** A request about the order in the cart, which waits for its payment. */
const afterCheckout =
  (arrange: Arrange): Arrange =>
  async (scene) => {
    const ready = await arrange(scene);
    const draft = (await scene.asParent('getDraftOrder'))['order'] as OrderDto;
    const { version } = draft;
    const acknowledgements = acknowledgementsOf(draft);
    const body = { version, acknowledgements, payment_method: 'mada', return_url: scene.world.returnUrl };
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const data = await scene.asParent('checkoutOrder', { path: { id: draft.id }, headers, body });
    const order = data['order'] as OrderDto;
    if (ready.query) return { ...ready, query: { ...ready.query, version: order.version } };
    return { ...ready, body: { ...(ready.body as object), version: order.version } };
  };

const deniedFor = (reason: string) => (each: AllowedActionDto) =>
  each.action === 'cancel' && each.reason_code === reason;

/** A cancellation with a quote that was never the present one. */
const withQuote =
  (arrange: Arrange): Arrange =>
  async (scene) => {
    const ready = await arrange(scene);
    const { id } = ready.path ?? {};
    for (const order of await scene.paidOrders()) {
      const subject = [order, ...order.sub_orders].find((each) => each.id === id);
      if (subject?.allowed_actions.some(deniedFor('too_late'))) {
        throw new MissingState('an order is needed that can still be cancelled');
      }
    }
    return { ...ready, body: { ...(isObject(ready.body) ? ready.body : {}), quote_number: 'QT-0-00000000' } };
  };

async function tooLateOrder(scene: Scene): Promise<{ order: OrderDto; subOrder: SubOrderDto }> {
  for (const order of await scene.paidOrders()) {
    const subOrder = order.sub_orders.find((each) => each.allowed_actions.some(deniedFor('too_late')));
    if (subOrder && order.allowed_actions.some(deniedFor('too_late'))) return { order, subOrder };
  }
  throw new MissingState('an order is needed that was paid more than 72 hours ago');
}

/** A delivery of a paid subscription that fits. */
async function deliveryThat(scene: Scene, fits: (delivery: DeliveryDto) => boolean): Promise<Ready> {
  for (const { id } of (await scene.paidOrders()).flatMap(({ sub_orders }) => sub_orders)) {
    const { deliveries } = await scene.asParent('listDeliveries', { path: { id } });
    const found = (deliveries as DeliveryDto[]).find(fits);
    if (found) return { path: { id, delivery_id: found.id }, token: await scene.token() };
  }
  throw new MissingState('a subscription with such a day is needed');
}

const ratingOf = (delivery: Ready): Ready => ({ ...delivery, body: { rating: 4 } });

/** Off days of a subscription that has ended. */
async function daysOffTooLate(scene: Scene): Promise<Ready> {
  const over = (await scene.paidOrders()).flatMap(({ sub_orders }) => sub_orders);
  const ended = over.find(({ status }) => status === 'completed');
  if (!ended) throw new MissingState('a subscription that has ended is needed');
  const body = { sub_order_id: ended.id, vacancy: [ended.end_date] };
  return { path: { id: ended.applicant_id }, token: await scene.token(), body };
}

async function openPayment(scene: Scene): Promise<Ready> {
  const { order } = await scene.pendingOrder();
  return attemptFor(scene, order);
}

/** A new attempt to pay an order. */
async function attemptFor(scene: Scene, order: OrderDto): Promise<Ready> {
  const body = { order_id: order.id, payment_method: 'mada', return_url: scene.world.returnUrl };
  return { token: await scene.token(), headers: { 'Idempotency-Key': crypto.randomUUID() }, body };
}

/** Gives a student an allergy to everything, as another device would. */
async function makeSevere(scene: Scene, id: number): Promise<void> {
  const { applicant } = await scene.asParent('getApplicant', { path: { id } });
  await changeHealth(scene, applicant as ApplicantDto, await severeToAll(scene));
}

/** The subscription that can be renewed and would start first: its days are planned. */
async function firstRenewal(scene: Scene): Promise<SubOrderDto> {
  const all = (await scene.paidOrders()).flatMap(({ sub_orders }) => sub_orders);
  const [first] = all
    .filter(({ renewal }) => renewal !== null)
    .toSorted((a, b) => (a.renewal?.start_date ?? '').localeCompare(b.renewal?.start_date ?? ''));
  if (!first) throw new MissingState('a subscription is needed that can be renewed');
  return first;
}

/** A new student with an allergy to everything. */
async function severeStudent(scene: Scene): Promise<ApplicantDto> {
  const student = await scene.student('Haya Al Otaibi');
  await makeSevere(scene, student.id);
  return student;
}

/** The reasons that calls of a parent lead to, besides those of the recipes. */
export const reasonCases: readonly ReasonCase[] = [
  {
    operation: 'deleteApplicant',
    reason: 'payment_open',
    name: 'a student in an order that waits for its payment',
    async arrange(scene) {
      const { order } = await scene.pendingOrder();
      return { path: { id: order.sub_orders[0]?.applicant_id ?? 0 }, token: await scene.token() };
    },
  },
  {
    operation: 'createOrder',
    reason: 'order_exists',
    name: 'a second order, while the first one waits for its payment',
    async arrange(scene) {
      await scene.pendingOrder();
      const { id } = await scene.student('Haya Al Otaibi');
      return { token: await scene.token(), body: { applicants: [await scene.choice(id)] } };
    },
  },
  ...(
    [
      ['addOrderApplicant', addition],
      ['updateOrderApplicant', change],
      ['removeOrderApplicant', removal],
      ['checkoutOrder', checkout],
    ] as const
  ).map(([operation, arrange]) => ({
    operation,
    reason: 'not_draft',
    name: 'an order that waits for its payment',
    arrange: afterCheckout(arrange),
  })),
  {
    operation: 'createOrder',
    reason: 'allergen_conflict',
    name: 'a package with dishes that the student must not eat',
    async arrange(scene) {
      await scene.emptyCart();
      const { id } = await severeStudent(scene);
      return { token: await scene.token(), body: { applicants: [await scene.choice(id)] } };
    },
  },
  {
    operation: 'addOrderApplicant',
    reason: 'allergen_conflict',
    name: 'a package with dishes that the student must not eat',
    async arrange(scene) {
      const ready = await addition(scene);
      const { id } = await severeStudent(scene);
      return { ...ready, body: { ...(ready.body as object), applicant_id: id } };
    },
  },
  {
    operation: 'updateOrderApplicant',
    reason: 'allergen_conflict',
    name: 'a student with an allergy that was added since',
    async arrange(scene) {
      const ready = await change(scene);
      await makeSevere(scene, Number(ready.path?.['applicant_id']));
      return ready;
    },
  },
  {
    operation: 'checkoutOrder',
    reason: 'allergen_conflict',
    name: 'what the parent has not acknowledged',
    async arrange(scene) {
      const ready = await checkout(scene);
      return { ...ready, body: { ...(ready.body as object), acknowledgements: [] } };
    },
  },
  {
    operation: 'createPayment',
    reason: 'allergen_conflict',
    name: 'an allergy that was added since the checkout',
    async arrange(scene) {
      const { order, payment } = await scene.pendingOrder();
      await scene.settle(payment, 'declined');
      await makeSevere(scene, order.sub_orders[0]?.applicant_id ?? 0);
      return attemptFor(scene, order);
    },
  },
  {
    operation: 'renewSubOrder',
    reason: 'allergen_conflict',
    name: 'an allergy that was added since',
    async arrange(scene) {
      await scene.emptyCart();
      const { id, applicant_id } = await firstRenewal(scene);
      await makeSevere(scene, applicant_id);
      return { path: { id }, token: await scene.token(), body: {} };
    },
  },
  {
    operation: 'createPayment',
    reason: 'payment_open',
    name: 'a second payment beside an open one',
    arrange: openPayment,
  },
  {
    operation: 'cancelOrder',
    reason: 'not_paid',
    name: 'a draft',
    async arrange(scene) {
      const { id, version } = await scene.draft();
      return { path: { id }, token: await scene.token(), body: { version } };
    },
  },
  {
    operation: 'cancelOrder',
    reason: 'already_cancelled',
    name: 'the second time',
    arrange: again('cancelOrder', cancellation),
  },
  {
    operation: 'cancelOrder',
    reason: 'too_late',
    name: 'more than 72 hours after the payment',
    async arrange(scene) {
      const { order } = await tooLateOrder(scene);
      return { path: { id: order.id }, token: await scene.token(), body: { version: order.version } };
    },
  },
  {
    operation: 'cancelSubOrder',
    reason: 'already_cancelled',
    name: 'the second time',
    arrange: again('cancelSubOrder', subOrderCancellation),
  },
  {
    operation: 'cancelSubOrder',
    reason: 'too_late',
    name: 'more than 72 hours after the payment',
    async arrange(scene) {
      const { order, subOrder } = await tooLateOrder(scene);
      return { path: { id: subOrder.id }, token: await scene.token(), body: { version: order.version } };
    },
  },
  ...(
    [
      ['cancelOrder', cancellation],
      ['cancelSubOrder', subOrderCancellation],
      ['cancelDelivery', deliveryCancellation],
    ] as const
  ).map(([operation, arrange]) => ({
    operation,
    reason: 'quote_outdated',
    name: 'with the number of another quote',
    arrange: withQuote(arrange),
  })),
  {
    operation: 'createOrderReview',
    reason: 'already_reviewed',
    name: 'the second time',
    arrange: again('createOrderReview', async (scene) => ({
      path: { id: (await scene.orderThatMay('review')).id },
      token: await scene.token(),
      body: { rating: 4, feedback: null },
    })),
  },
  {
    operation: 'renewSubOrder',
    reason: 'too_early',
    name: 'long before the end',
    arrange: async (scene) => ({
      path: { id: (await paidSubOrder(scene)).id },
      token: await scene.token(),
      body: { number_of_months: 1 },
    }),
  },
  {
    operation: 'cancelDelivery',
    reason: 'already_cancelled',
    name: 'the second time',
    arrange: again('cancelDelivery', deliveryCancellation),
  },
  {
    operation: 'cancelDelivery',
    reason: 'no_delivery_left',
    name: 'an official vacation or an off day',
    arrange: async (scene) => deliveryThat(scene, ({ status }) => status === 'vacation' || status === 'skipped'),
  },
  {
    operation: 'cancelDelivery',
    reason: 'too_late',
    name: 'a lunch that was delivered',
    arrange: async (scene) => deliveryThat(scene, ({ status }) => status === 'delivered'),
  },
  {
    operation: 'createLunchRating',
    reason: 'not_delivered',
    name: 'a lunch to come',
    arrange: async (scene) => ratingOf(await deliveryThat(scene, ({ status }) => status === 'scheduled')),
  },
  {
    operation: 'createLunchRating',
    reason: 'too_late',
    name: 'a lunch of the weeks before',
    arrange: async (scene) => {
      const { now } = await scene.settings();
      const isOld = ({ ratable_until, lunch_rating }: DeliveryDto) =>
        ratable_until !== null && ratable_until <= now && lunch_rating === null;
      return ratingOf(await deliveryThat(scene, isOld));
    },
  },
  ...['createApplicantVacation', 'previewApplicantVacation'].map((operation) => ({
    operation,
    reason: 'not_running',
    name: 'a subscription that has ended',
    arrange: daysOffTooLate,
  })),
  {
    operation: 'deleteApplicantVacation',
    reason: 'not_running',
    name: 'off days of a cancelled subscription',
    arrange: returnAfterCancellation,
  },
  {
    operation: 'deleteApplicantVacation',
    reason: 'delivery_cancelled',
    name: 'off days whose moved lunch was cancelled',
    arrange: returnAfterCancelling,
  },
];

/** Checks that each refusal has its own reason. */
export async function verifyReasons(suite: Suite): Promise<void> {
  const { scene, world, client } = suite;
  if (!world.allowsWrites || !world.parent) return;
  for (const { operation, reason, name, arrange } of reasonCases) {
    if (!suite.operations.some(({ id }) => id === operation)) continue;
    await suite.guard('properties', operation, async () => {
      await scene.reset();
      const errorOf = async () => {
        const { answer } = await client.send(client.operation(operation), await arrange(scene));
        const given = isObject(answer.json) ? answer.json['reason_code'] : undefined;
        return answer.status === 409 && given === reason ? null : `not 409 ${reason}, but ${shortAnswer(answer)}`;
      };
      const check = { operation, name: `reasons: ${operation} answers ${reason} for ${name}`, errorOf };
      suite.results.properties.push(await checkOnce(suite, check));
    });
  }
}
