import type { InvoiceLineDto, OrderDto, PaymentDto, PaymentOrderDto } from '#src/api/generated/client.schemas.ts';
import { acknowledgementsOf } from '../acknowledged.ts';
import type { Ready } from '../exchange.ts';
import { freshKey } from '../attempt-key.ts';
import { command, dataOf, drawn, sent } from './command.ts';
import { type Attempt, halalas, holdStanding, type Model, pick, type Real, runningOf, takeOver } from './model.ts';

const readBack = 'what was created is read back';
const refused = 'what the rules refuse is refused, and changes nothing';
const apart = 'two subscriptions of a student never overlap';
const sameKey = 'the same Idempotency-Key answers the same';
const total = 'totals always add up';

const methods = ['mada', 'card', 'apple_pay', 'stc_pay'];

function paymentOf(model: Model): PaymentDto | null {
  return model.unpaidOrder?.status === 'pending_payment' ? model.unpaidOrder.payment : null;
}

const isOver = ({ status }: PaymentDto) => status !== 'initiated' && status !== 'pending';

/** Whether off days have moved a paid subscription into a draft that was chosen earlier. */
function isOvertaken({ paid }: Model, draft: OrderDto): boolean {
  return draft.sub_orders.some((line) =>
    runningOf({ paid, unpaidOrder: null }, line.applicant_id).some(
      (own) => own.start_date <= line.end_date && line.start_date <= own.end_date,
    ),
  );
}

/** Starts a payment, and stores the request so that it can be started again. */
async function begin(
  real: Real,
  model: Model,
  operation: Attempt['operation'],
  ready: Ready,
  status: number,
): Promise<void> {
  const answer = await sent(real, operation, ready);
  dataOf(answer, status, real.claims, readBack, 'beginning to pay');
  model.attempts.push({ operation, ready, text: answer.text });
  const again = await sent(real, operation, ready);
  real.claims.same(sameKey, again.text, answer.text, `${operation} with a key that was used a moment ago`);
  await takeOver(real, model, (await real.scene.asParent('getDraftOrder'))['order'] as OrderDto);
}

const checkout = drawn((a) =>
  command(
    `check out with ${methods[a % methods.length] ?? ''}`,
    ({ unpaidOrder }) => unpaidOrder?.status === 'draft',
    async (model, real) => {
      const { unpaidOrder } = model;
      if (!unpaidOrder) return;
      const ready = {
        path: { id: unpaidOrder.id },
        headers: { 'Idempotency-Key': freshKey() },
        body: {
          version: unpaidOrder.version,
          acknowledgements: acknowledgementsOf(unpaidOrder),
          payment_method: methods[a % methods.length],
          return_url: real.scene.world.returnUrl,
        },
      };
      if (isOvertaken(model, unpaidOrder)) {
        dataOf(
          await sent(real, 'checkoutOrder', ready),
          409,
          real.claims,
          apart,
          'checking out what off days overtook',
        );
        await holdStanding(real, model);
        return;
      }
      await begin(real, model, 'checkoutOrder', ready, 200);
      real.claims.same(readBack, model.unpaidOrder?.status, 'pending_payment', 'the order after checkout');
    },
  ),
);

const payAgain = drawn((a) =>
  command(
    `pay again with ${methods[a % methods.length] ?? ''}`,
    (model) => paymentOf(model) !== null,
    async (model, real) => {
      const payment = paymentOf(model);
      if (!payment || !model.unpaidOrder) return;
      const body = {
        order_id: model.unpaidOrder.id,
        payment_method: methods[a % methods.length],
        return_url: real.scene.world.returnUrl,
      };
      const ready = { headers: { 'Idempotency-Key': freshKey() }, body };
      if (isOver(payment)) {
        await begin(real, model, 'createPayment', ready, 201);
        return;
      }
      const answer = await sent(real, 'createPayment', ready);
      dataOf(answer, 409, real.claims, refused, 'a second payment beside an open one');
      await holdStanding(real, model);
    },
  ),
);

const repeat = drawn((a) =>
  command(
    `send attempt ${a} once more`,
    ({ attempts }) => attempts.length > 0,
    async (model, real) => {
      const attempt = pick(model.attempts, a);
      if (!attempt) return;
      const again = await sent(real, attempt.operation, attempt.ready);
      real.claims.same(sameKey, again.text, attempt.text, `${attempt.operation} with a key that was used`);
      const other = { ...(attempt.ready.body as object), payment_method: 'stc_pay' };
      const isOther = (attempt.ready.body as { payment_method: string }).payment_method !== 'stc_pay';
      if (isOther) {
        const answer = await sent(real, attempt.operation, { ...attempt.ready, body: other });
        dataOf(answer, 422, real.claims, sameKey, 'another body under a key that was used');
      }
      await holdStanding(real, model);
    },
  ),
);

/** Checks that every ended payment is listed once, with the amount of its order. */
async function holdPayments(real: Real, model: Model): Promise<void> {
  const { payment_orders } = await real.scene.asParent('listPaymentOrders', { query: { per_page: 100 } });
  const listed = payment_orders as PaymentOrderDto[];
  real.claims.same(readBack, new Set(listed.map(({ id }) => id)).size, listed.length, 'the number of payments');
  for (const order of model.paid.values()) {
    const own = listed.filter(
      (each) => each.order_id === order.id && each.status !== 'failed' && each.status !== 'expired',
    );
    const paid = own.filter(({ status }) => status === 'paid' || status === 'refunded');
    real.claims.same(
      total,
      paid.map(({ amount }) => amount),
      [order.total],
      `what was paid for order ${order.id}`,
    );
  }
}

async function holdInvoice(real: Real, order: OrderDto): Promise<void> {
  const { report } = await real.scene.asParent('getOrderReport', { path: { id: order.id } });
  const { lines } = (report as { invoice: { lines: InvoiceLineDto[] } }).invoice;
  const sum = (amounts: string[]) => amounts.map(halalas).reduce((all, each) => all + each, 0);
  real.claims.same(
    total,
    sum(lines.map((line) => line.total)),
    halalas(order.total),
    `the invoice of order ${order.id}`,
  );
  real.claims.same(total, sum(lines.map((line) => line.vat_amount)), halalas(order.vat_amount), 'the VAT of its lines');
  for (const line of lines) {
    real.claims.same(
      total,
      halalas(line.taxable_amount),
      halalas(line.unit_price) * line.quantity,
      `the line ${line.name}`,
    );
    real.claims.same(
      total,
      halalas(line.total),
      halalas(line.taxable_amount) + halalas(line.vat_amount),
      `the line ${line.name}`,
    );
  }
}

const pay = drawn((a) =>
  command(
    'pay',
    (model) => {
      const payment = paymentOf(model);
      return payment !== null && !isOver(payment);
    },
    async (model, real) => {
      const payment = paymentOf(model);
      const { unpaidOrder } = model;
      if (!payment || !unpaidOrder) return;
      // The bank declines a quarter of the payments.
      if (a % 4 === 0) {
        await real.scene.settle(payment, 'declined');
        const { payment: answered } = await real.scene.asParent('getPayment', { path: { id: payment.id } });
        real.claims.same(readBack, (answered as PaymentDto).status, 'failed', 'a declined payment');
        model.unpaidOrder = await real.scene.order(unpaidOrder.id);
        await holdStanding(real, model);
        return;
      }
      await real.scene.settle(payment, 'paid');
      const order = await real.scene.order(unpaidOrder.id);
      real.claims.same(readBack, order.status, 'confirmed', 'a paid order');
      await takeOver(real, model, order);
      const { orders } = await real.scene.asParent('listCurrentOrders', { query: { per_page: 100 } });
      const ids = (orders as OrderDto[]).map(({ id }) => id);
      real.claims.hold(readBack, ids.includes(order.id), `order ${order.id} is no current order after it was paid`);
      await holdInvoice(real, order);
      await holdPayments(real, model);
    },
  ),
);

/** The commands from the cart to a paid order, with failures; those that are rarely possible are listed several times. */
export const paymentCommands = [checkout, checkout, pay, pay, pay, payAgain, repeat, repeat, repeat];
