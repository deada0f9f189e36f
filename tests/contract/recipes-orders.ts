import type {
  CheckoutInputDto,
  OrderApplicantInputDto,
  OrderDto,
  OrderInputDto,
  PaymentInfoDto,
} from '#src/api/generated/client.schemas.ts';
import { acknowledgementsOf } from './acknowledged.ts';
import type { Ready } from './exchange.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Arrange, Recipe } from './recipe.ts';
import { openDeliveries, paidSubOrder } from './recipes-students.ts';
import { choiceRules, firstChoiceRules, returnRules } from './rules.ts';
import { daysAfter, MissingState, type Scene } from './scene.ts';

const signedIn: Recipe = { accepted: async (scene) => ({ token: await scene.token() }) };
const withPages: Recipe = {
  accepted: async (scene) => ({ token: await scene.token(), query: { page: 1, per_page: 5 } }),
};

/** A choice based on an example, with records of this server. */
async function fittedChoice(example: JsonObject, scene: Scene, applicantId: number): Promise<JsonObject> {
  const isWeekly = 'number_of_weeks' in example;
  const { id } = await scene.packageSold(isWeekly ? 'weekly' : 'monthly');
  const [start = ''] = await scene.startDays(1);
  const vacancy = Array.isArray(example['vacancy']) ? example['vacancy'].map(() => daysAfter(start, 1)) : undefined;
  return {
    ...example,
    ...('applicant_id' in example ? { applicant_id: applicantId } : {}),
    package_id: id,
    start_date: start,
    ...(vacancy ? { vacancy } : {}),
  };
}

const versionOf = (ready: Ready) => (isObject(ready.body) ? ready.body['version'] : undefined);

async function newOrder(scene: Scene): Promise<Ready> {
  await scene.emptyCart();
  const { id } = await scene.student();
  return { token: await scene.token(), body: { applicants: [await scene.choice(id)] } };
}

/** A second student for the draft. */
export async function addition(scene: Scene): Promise<Ready> {
  const { id, version } = await scene.draft();
  const student = await scene.student('Haya Al Otaibi');
  const body = { ...(await scene.choice(student.id)), version };
  return { path: { id }, token: await scene.token(), body };
}

/** A change of the draft's student. */
export async function change(scene: Scene): Promise<Ready> {
  const { id, version, sub_orders } = await scene.draft();
  const applicant_id = sub_orders[0]?.applicant_id ?? 0;
  const { applicant_id: _own, ...choice } = await scene.choice(applicant_id);
  return { path: { id, applicant_id }, token: await scene.token(), body: { ...choice, version } };
}

/** The removal of the draft's student. */
export async function removal(scene: Scene): Promise<Ready> {
  const { id, version, sub_orders } = await scene.draft();
  return {
    path: { id, applicant_id: sub_orders[0]?.applicant_id ?? 0 },
    token: await scene.token(),
    query: { version },
  };
}

/** The checkout of a new draft. */
export async function checkout(scene: Scene): Promise<Ready> {
  const draft = await scene.draft();
  return {
    path: { id: draft.id },
    token: await scene.token(),
    body: {
      version: draft.version,
      acknowledgements: acknowledgementsOf(draft),
      payment_method: 'mada',
      return_url: scene.world.returnUrl,
    },
  };
}

/** The cancellation of a new paid order. */
export async function cancellation(scene: Scene): Promise<Ready> {
  const { id, version } = await scene.paidOrder();
  return { path: { id }, token: await scene.token(), body: { version } };
}

/** The cancellation of a subscription that was just paid. */
export async function subOrderCancellation(scene: Scene): Promise<Ready> {
  const { version, sub_orders } = await scene.paidOrder();
  return { path: { id: sub_orders[0]?.id ?? 0 }, token: await scene.token(), body: { version } };
}

/** The cancellation of a lunch ahead. */
export async function deliveryCancellation(scene: Scene): Promise<Ready> {
  const { id } = await paidSubOrder(scene);
  const [, delivery] = await openDeliveries(scene, id);
  if (!delivery) throw new MissingState('a lunch is needed that can be cancelled');
  return { path: { id, delivery_id: delivery.id }, token: await scene.token(), body: {} };
}

async function secondPayment(scene: Scene): Promise<Ready> {
  const { order, payment } = await scene.pendingOrder();
  await scene.settle(payment, 'declined');
  return {
    token: await scene.token(),
    body: { order_id: order.id, payment_method: 'mada', return_url: scene.world.returnUrl },
  };
}

async function renewal(scene: Scene): Promise<Ready> {
  await scene.emptyCart();
  const { id, number_of_months } = await scene.subOrderThatMay('renew');
  const body = number_of_months === null ? { number_of_weeks: 2 } : { number_of_months: 2 };
  return { path: { id }, token: await scene.token(), body };
}

/** An order of the other parent. */
async function othersOrder(scene: Scene): Promise<OrderDto> {
  const { orders } = await scene.call('listOrderHistory', { token: await scene.otherToken() });
  const [first] = orders as OrderDto[];
  if (!first) throw new MissingState('the other parent needs an order that is over');
  return first;
}

/** A student of the other parent. */
async function othersStudent(scene: Scene): Promise<number> {
  const token = await scene.otherToken();
  const { applicants } = await scene.call('listApplicants', { token });
  const [first] = applicants as { id: number }[];
  if (!first) throw new MissingState('the other parent needs a student');
  return first.id;
}

/** The same request, as sent by a client that has an older version. */
const stale =
  (arrange: Arrange): Arrange =>
  async (scene) => {
    const ready = await arrange(scene);
    const older = (version: unknown) => Number(version) + 7;
    if (ready.query) return { ...ready, query: { ...ready.query, version: older(ready.query['version']) } };
    return { ...ready, body: { ...(ready.body as object), version: older(versionOf(ready)) } };
  };

async function paid(scene: Scene): Promise<Ready> {
  return { path: { id: (await scene.paidOrder()).id }, token: await scene.token() };
}

async function oneOrder(scene: Scene): Promise<Ready> {
  const [first] = await scene.paidOrders();
  return { path: { id: (first ?? (await scene.draft())).id }, token: await scene.token() };
}

async function oneCard(scene: Scene): Promise<Ready> {
  const first = async () => ((await scene.asParent('listPaymentInfos'))['payment_infos'] as PaymentInfoDto[])[0];
  // A payment whose card is saved adds a card.
  const card = (await first()) ?? ((await scene.paidOrder()) && (await first()));
  if (!card) throw new MissingState('a saved card is needed');
  return { path: { id: card.id }, token: await scene.token() };
}

const sameVersion = async (example: unknown, ready: Ready) => ({
  ...(example as object),
  version: versionOf(ready),
});

/** Orders from cart to rating, subscriptions, deliveries and payments. */
export const orderRecipes: Record<string, Recipe> = {
  createOrder: {
    accepted: newOrder,
    rules: firstChoiceRules,
    refused: {
      409: async (scene) => {
        const ready = await newOrder(scene);
        await scene.call('createOrder', ready);
        return ready;
      },
    },
    foreign: async (scene, ready) => ({
      ...ready,
      body: { applicants: [await scene.choice(await othersStudent(scene))] },
    }),
    async fitted(example, ready, scene) {
      const [own] = (ready.body as OrderInputDto).applicants as (OrderApplicantInputDto | undefined)[];
      const applicants: JsonObject[] = [];
      for (const [index, each] of (example as { applicants: JsonObject[] }).applicants.entries()) {
        const id = index === 0 && own ? own.applicant_id : (await scene.student('Haya Al Otaibi')).id;
        applicants.push(await fittedChoice(each, scene, id));
      }
      return { applicants };
    },
  },
  getDraftOrder: signedIn,
  listCurrentOrders: withPages,
  listOrderHistory: {
    accepted: async (scene) => ({
      token: await scene.token(),
      query: { status: 'completed', page: 1, per_page: 5 },
    }),
  },
  getOrder: { accepted: oneOrder },
  addOrderApplicant: {
    accepted: addition,
    rules: choiceRules,
    refused: { 409: stale(addition) },
    foreign: async (scene, ready) => ({
      ...ready,
      body: { ...(ready.body as object), applicant_id: await othersStudent(scene) },
    }),
    async fitted(example, ready, scene) {
      const { applicant_id, version } = ready.body as { applicant_id: number; version: number };
      return { ...(await fittedChoice(example as JsonObject, scene, applicant_id)), version };
    },
  },
  updateOrderApplicant: {
    accepted: change,
    rules: choiceRules,
    refused: { 409: stale(change) },
    foreign: async (scene, ready) => ({
      ...ready,
      path: { ...ready.path, applicant_id: await othersStudent(scene) },
    }),
    fitted: async (example, ready, scene) => ({
      ...(await fittedChoice(example as JsonObject, scene, 0)),
      version: versionOf(ready),
    }),
  },
  removeOrderApplicant: { accepted: removal, refused: { 409: stale(removal) } },
  checkoutOrder: {
    accepted: checkout,
    rules: returnRules,
    refused: { 409: stale(checkout) },
    fitted: async (example, ready) => ({
      ...(example as object),
      version: versionOf(ready),
      acknowledgements: (ready.body as CheckoutInputDto).acknowledgements,
      return_url: (ready.body as { return_url: string }).return_url,
    }),
  },
  getOrderReport: { accepted: paid },
  listOrderEvents: { accepted: paid },
  getCancellationQuote: {
    async accepted(scene) {
      const { id, sub_orders } = await scene.paidOrder();
      return { path: { id }, token: await scene.token(), query: { sub_order_id: sub_orders[0]?.id ?? 0 } };
    },
  },
  cancelOrder: { accepted: cancellation, refused: { 409: stale(cancellation) }, fitted: sameVersion },
  createOrderReview: {
    accepted: async (scene) => ({
      path: { id: (await scene.orderThatMay('review')).id },
      token: await scene.token(),
      body: { rating: 5, feedback: 'Every lunch came in time' },
    }),
    refused: { 409: async (scene) => ({ ...(await paid(scene)), body: { rating: 5, feedback: null } }) },
  },
  cancelSubOrder: {
    accepted: subOrderCancellation,
    refused: { 409: stale(subOrderCancellation) },
    fitted: sameVersion,
  },
  renewSubOrder: {
    accepted: renewal,
    refused: {
      409: async (scene) => {
        const ready = await renewal(scene);
        // Afterwards the draft already has the student.
        await scene.call('renewSubOrder', ready);
        return ready;
      },
    },
    fitted: async (_example, { body }) => body,
  },
  listCurrentDeliveries: signedIn,
  listDeliveries: {
    accepted: async (scene) => {
      const { id, start_date, end_date } = await paidSubOrder(scene);
      return { path: { id }, token: await scene.token(), query: { from: start_date, to: end_date } };
    },
  },
  cancelDelivery: {
    accepted: deliveryCancellation,
    refused: {
      409: async (scene) => {
        const ready = await deliveryCancellation(scene);
        await scene.call('cancelDelivery', ready);
        return ready;
      },
    },
  },
  listPaymentMethods: signedIn,
  createPayment: {
    accepted: secondPayment,
    rules: returnRules,
    refused: {
      409: async (scene) => ({
        token: await scene.token(),
        body: {
          order_id: (await scene.paidOrder()).id,
          payment_method: 'mada',
          return_url: scene.world.returnUrl,
        },
      }),
    },
    foreign: async (scene, ready) => ({
      ...ready,
      body: { ...(ready.body as object), order_id: (await othersOrder(scene)).id },
    }),
    fitted: async (example, { body }) => {
      const { order_id, return_url } = body as { order_id: number; return_url: string };
      return { ...(example as object), order_id, return_url };
    },
  },
  getPayment: {
    accepted: async (scene) => {
      const paidOnes = (await scene.paidOrders()).find(({ payment }: OrderDto) => payment !== null);
      if (!paidOnes?.payment) throw new MissingState('a paid order with a payment is needed');
      return { path: { id: paidOnes.payment.id }, token: await scene.token() };
    },
  },
  listPaymentOrders: withPages,
  listPaymentInfos: signedIn,
  deletePaymentInfo: { accepted: oneCard },
  setDefaultPaymentInfo: { accepted: oneCard },
};
