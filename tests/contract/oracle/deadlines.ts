import type { OrderDto } from '#src/api/generated/client.schemas.ts';
import { deliveryCancelDeadline, subscriptionCancelDeadline } from '#src/domain/cancellation.ts';
import { noticeDeadline } from '#src/domain/notice.ts';
import { paymentExpiresAt } from '#src/domain/payment-hold.ts';
import type { Ready } from '../exchange.ts';
import { checkOnce } from '../property.ts';
import { openDays, openDeliveries, paidSubOrder } from '../recipes-students.ts';
import { MissingState, type Scene } from '../scene.ts';
import type { Suite } from '../suite.ts';

/** A call with the instant from which it is refused. */
interface Deadline {
  ready: Ready;
  closesAt: Date;
}

interface DeadlineCase {
  name: string;
  operation: string;
  /** The status from the deadline on. */
  refused: number;
  arrange: (scene: Scene) => Promise<Deadline>;
}

const cases: readonly DeadlineCase[] = [
  {
    name: 'a start is possible until its notice before midnight',
    operation: 'createOrder',
    refused: 422,
    async arrange(scene) {
      await scene.emptyCart();
      const choice = await scene.choice((await scene.student()).id);
      const { start_notice_hours } = await scene.settings();
      const ready = { token: await scene.token(), body: { applicants: [{ ...choice, vacancy: [] }] } };
      return { ready, closesAt: noticeDeadline(choice.start_date, start_notice_hours) };
    },
  },
  {
    name: 'an off day is possible until its notice before midnight',
    operation: 'createApplicantVacation',
    refused: 422,
    async arrange(scene) {
      const { id, applicant_id } = await paidSubOrder(scene);
      const day = (await openDays(scene, id)).at(-1);
      if (day === undefined) throw new MissingState('a lunch is needed that can become an off day');
      const { pause_notice_hours } = await scene.settings();
      const body = { sub_order_id: id, vacancy: [day] };
      const ready = { path: { id: applicant_id }, token: await scene.token(), body };
      return { ready, closesAt: noticeDeadline(day, pause_notice_hours) };
    },
  },
  {
    name: 'a lunch can be cancelled until its notice before the delivery window',
    operation: 'cancelDelivery',
    refused: 409,
    async arrange(scene) {
      const { id } = await paidSubOrder(scene);
      const [, , delivery] = await openDeliveries(scene, id);
      if (!delivery) throw new MissingState('a lunch is needed that can be cancelled');
      const settings = await scene.settings();
      const closesAt = deliveryCancelDeadline(delivery.date, {
        cancelNoticeHours: settings.delivery_cancel_notice_hours,
        deliveryWindow: { startsAt: settings.delivery_window_opens, endsAt: settings.delivery_window_closes },
      });
      return { ready: { path: { id, delivery_id: delivery.id }, token: await scene.token() }, closesAt };
    },
  },
  {
    name: 'a subscription can be cancelled for some hours after its payment',
    operation: 'cancelSubOrder',
    refused: 409,
    async arrange(scene) {
      const order = await scene.paidOrder();
      return {
        ready: {
          path: { id: order.sub_orders[0]?.id ?? 0 },
          token: await scene.token(),
          body: { version: order.version },
        },
        closesAt: await cancelDeadline(scene, order),
      };
    },
  },
  {
    name: 'an order can be cancelled for some hours after its payment',
    operation: 'cancelOrder',
    refused: 409,
    async arrange(scene) {
      const order = await scene.paidOrder();
      const ready = { path: { id: order.id }, token: await scene.token(), body: { version: order.version } };
      return { ready, closesAt: await cancelDeadline(scene, order) };
    },
  },
];

/** The order was paid a moment ago, so that the deadline follows from the server's present time. */
async function cancelDeadline(scene: Scene, { order_date }: OrderDto): Promise<Date> {
  if (order_date === null) throw new MissingState('a paid order has no date');
  const { sub_order_cancel_hours } = await scene.settings();
  return subscriptionCancelDeadline(new Date(order_date), sub_order_cancel_hours);
}

/** Holds the server's clock some milliseconds beside an instant. */
async function moveTo({ world }: Scene, instant: Date, milliseconds: number): Promise<void> {
  const at = new Date(instant.getTime() + milliseconds).toISOString();
  if (!(await world.holdClock(at))) throw new MissingState('the clock of this server can’t be set');
}

/** Ends the check, before it changes any record, if the clock can't be set. */
async function holdPresent(scene: Scene): Promise<void> {
  await moveTo(scene, new Date((await scene.settings()).now), 0);
}

/** Checks that calls are accepted one second before their deadline and refused at it. */
async function verifyCase(suite: Suite, { name, operation, refused, arrange }: DeadlineCase): Promise<void> {
  const { scene, client } = suite;
  const call = client.operation(operation);
  const result = await checkOnce(suite, {
    operation,
    name: `deadlines: ${name}`,
    async errorOf() {
      await holdPresent(scene);
      for (const [milliseconds, expected] of [
        [-1_000, 'a success'],
        [0, String(refused)],
        [1_000, String(refused)],
      ] as const) {
        await scene.reset();
        const { ready, closesAt } = await arrange(scene);
        await moveTo(scene, closesAt, milliseconds);
        const { answer } = await client.send(call, ready);
        const got = answer.status < 300 ? 'a success' : String(answer.status);
        if (got !== expected) {
          return `${milliseconds / 1_000} s after ${closesAt.toISOString()} it answered ${got} instead of ${expected}`;
        }
      }
      return null;
    },
  });
  suite.results.properties.push(result);
}

/** Checks that an unpaid payment is open until its time is over, and the order then a draft again. */
async function verifyPaymentHold(suite: Suite): Promise<void> {
  const { scene } = suite;
  const result = await checkOnce(suite, {
    operation: 'getPayment',
    name: 'deadlines: a payment is held for some minutes',
    async errorOf() {
      await holdPresent(scene);
      await scene.reset();
      const { now, payment_hold_minutes } = await scene.settings();
      const { payment } = await scene.pendingOrder();
      const closesAt = paymentExpiresAt(new Date(now), payment_hold_minutes);
      for (const [milliseconds, isExpired] of [
        [-1_000, false],
        [0, true],
      ] as const) {
        await moveTo(scene, closesAt, milliseconds);
        const { payment: after } = await scene.asParent('getPayment', { path: { id: payment.id } });
        const { status } = after as { status: string };
        if ((status === 'expired') !== isExpired) {
          return `${milliseconds / 1_000} s after ${closesAt.toISOString()} the payment is ${status}`;
        }
      }
      const { order } = await scene.asParent('getDraftOrder');
      const status = (order as OrderDto | null)?.status;
      return status === 'draft' ? null : `after its payment has expired, the order is ${status ?? 'gone'}`;
    },
  });
  suite.results.properties.push(result);
}

/** Checks the edges of time, one second before and at each deadline. The server's clock has to be settable. */
export async function verifyDeadlines(suite: Suite): Promise<void> {
  if (!suite.world.allowsWrites || !suite.world.parent) return;
  const isChosen = (id: string) => suite.operations.some((each) => each.id === id);
  for (const each of cases) {
    if (isChosen(each.operation)) {
      await suite.guard('properties', each.operation, async () => verifyCase(suite, each));
    }
  }
  if (isChosen('getPayment')) await suite.guard('properties', 'getPayment', async () => verifyPaymentHold(suite));
}
