import type {
  DeliveryDto,
  OrderDto,
  SettingsDto,
  SubOrderDto,
  SubOrderPeriodDto,
  VacationDto,
  VacationPreviewDto,
} from '#src/api/generated/client.schemas.ts';
import { openDays, openDeliveries } from '../recipes-students.ts';
import { command, dataOf, drawn, sent } from './command.ts';
import { halalas, holdApart, type Model, pick, type Real, takeOver } from './model.ts';

const readBack = 'what was created is read back';
const refused = 'what the rules refuse is refused, and changes nothing';
const stale = 'a stale version is a 409';
const total = 'totals always add up';
const notice = 'a delivery can be cancelled until its notice before the delivery window';

interface Own {
  order: OrderDto;
  subOrder: SubOrderDto;
}

/** The subscriptions that are paid and not over. */
function runningOnes(model: Model): Own[] {
  return [...model.paid.values()].flatMap((order) =>
    order.sub_orders
      .filter(({ status }) => status === 'scheduled' || status === 'active' || status === 'paused')
      .map((subOrder) => ({ order, subOrder })),
  );
}

const hasRunning = (model: Model) => runningOnes(model).length > 0;

/** Reads an order again after a call to another resource has changed it. */
async function reread(real: Real, model: Model, orderId: number): Promise<OrderDto> {
  const order = await real.scene.order(orderId);
  await takeOver(real, model, order);
  return order;
}

const askDaysOff = drawn((a, b, c) =>
  command(`ask for days off (${a}, ${b}, ${c})`, hasRunning, async (model, real) => {
    const own = pick(runningOnes(model), a);
    if (!own) return;
    const { order, subOrder } = own;
    const lunches = await openDays(real.scene, subOrder.id);
    const first = pick(lunches, b);
    if (first === undefined) return;
    const month = first.slice(0, 7);
    const dates = lunches.filter((date) => date >= first && date.startsWith(month)).slice(0, 1 + (c % 2));
    const path = { id: subOrder.applicant_id };
    const body = { sub_order_id: subOrder.id, vacancy: dates };
    const preview = await sent(real, 'previewApplicantVacation', { path, body });
    const answer = await sent(real, 'createApplicantVacation', { path, body });
    real.claims.hold(
      readBack,
      preview.status < 300 === answer.status < 300,
      `the preview answered ${preview.status}, asking for it ${answer.status}`,
    );
    if (answer.status >= 300) {
      // The month's request is used, its allowance is used up, or the new end would reach the next subscription.
      real.claims.hold(refused, answer.status === 409 || answer.status === 422, `days off: ${answer.status}`);
      const after = await reread(real, model, order.id);
      real.claims.same(refused, after.version, order.version, `the version of order ${order.id}`);
      return;
    }
    const data = dataOf(answer, 201, real.claims, readBack, 'days off');
    const { end_date } = (preview.json as { data: { preview: VacationPreviewDto } }).data.preview;
    const vacation = data['vacation'] as VacationDto;
    const period = data['period'] as SubOrderPeriodDto;
    real.claims.same(readBack, period.end_date, end_date, 'the end of the preview');
    real.claims.hold(readBack, end_date > subOrder.end_date, `the period ends on ${end_date}, no later than before`);
    const { vacations } = await real.scene.asParent('listApplicantVacations', { path });
    const listed = (vacations as VacationDto[]).find(({ id }) => id === vacation.id);
    real.claims.same(readBack, listed?.vacancy, dates, 'the off days in the list');
    const again = await sent(real, 'createApplicantVacation', { path, body });
    dataOf(again, 409, real.claims, refused, 'a second request in one month');
    model.vacations.push({
      id: vacation.id,
      applicantId: path.id,
      orderId: order.id,
      previousEnd: period.previous_end_date,
    });
    await reread(real, model, order.id);
  }),
);

const takeBack = drawn(() =>
  command(
    'take the last days off back',
    ({ vacations }) => vacations.length > 0,
    async (model, real) => {
      const vacation = model.vacations.pop();
      if (!vacation) return;
      const path = { id: vacation.applicantId, vacation_id: vacation.id };
      const before = model.paid.get(vacation.orderId);
      const { vacations } = await real.scene.asParent('listApplicantVacations', { path: { id: path.id } });
      const listed = (vacations as VacationDto[]).find(({ id }) => id === vacation.id);
      const answer = await sent(real, 'deleteApplicantVacation', { path });
      if (listed?.deletable_until === null) {
        // A lunch that the off days moved to the end was cancelled meanwhile.
        dataOf(answer, 409, real.claims, refused, 'taking back what may not be taken back');
        const after = await reread(real, model, vacation.orderId);
        real.claims.same(refused, after.version, before?.version, `the version of order ${vacation.orderId}`);
        return;
      }
      const { period } = dataOf(answer, 200, real.claims, readBack, 'taking days off back');
      const order = await reread(real, model, vacation.orderId);
      const after = period as SubOrderPeriodDto;
      const subOrder = order.sub_orders.find(({ id }) => id === after.sub_order_id);
      real.claims.same(readBack, subOrder?.end_date, after.end_date, 'the end after off days were removed');
      real.claims.hold(readBack, before !== undefined && order.version > before.version, 'the version did not grow');
      const second = await sent(real, 'deleteApplicantVacation', { path });
      dataOf(second, 404, real.claims, refused, 'taking days off back twice');
    },
  ),
);

const settingsNow = async ({ scene }: Real) => (await scene.call('getSettings'))['settings'] as SettingsDto;

/** Checks each delivery's deadline: before the delivery window by the notice period, and open until then. */
async function holdDeadlines(real: Real, subOrderId: number): Promise<void> {
  const { now: before, delivery_cancel_notice_hours, delivery_window_opens } = await settingsNow(real);
  const { deliveries } = await real.scene.asParent('listDeliveries', { path: { id: subOrderId } });
  const { now: after } = await settingsNow(real);
  for (const { date, cancellable_until, status, reason_code } of deliveries as DeliveryDto[]) {
    const startsAt = Date.parse(`${date}T${delivery_window_opens}:00+03:00`);
    const deadline = startsAt - delivery_cancel_notice_hours * 3_600_000;
    const what = `the delivery of ${date}, closed at ${cancellable_until}`;
    real.claims.same(notice, new Date(cancellable_until).toISOString(), new Date(deadline).toISOString(), what);
    if (status !== 'scheduled') continue;
    const isRight = reason_code === null ? Date.parse(before) < deadline : Date.parse(after) >= deadline;
    real.claims.hold(notice, isRight, `${what}, is ${reason_code ?? 'open'} at ${after}`);
  }
}

const cancelLunch = drawn((a, b) =>
  command(`cancel a lunch (${a}, ${b})`, hasRunning, async (model, real) => {
    const own = pick(runningOnes(model), a);
    if (own) await holdDeadlines(real, own.subOrder.id);
    const delivery = own && pick<DeliveryDto>(await openDeliveries(real.scene, own.subOrder.id), b);
    if (!own || !delivery) return;
    const path = { id: own.subOrder.id, delivery_id: delivery.id };
    const answer = await sent(real, 'cancelDelivery', { path });
    const data = dataOf(answer, 200, real.claims, readBack, 'cancelling a lunch');
    const order = data['order'] as OrderDto;
    const back = (each: OrderDto) => halalas(each.payment?.refunded_amount ?? '0.00');
    const refund = halalas(delivery.refund ?? '0.00');
    real.claims.same(total, back(order), back(own.order) + refund, 'what was paid back');
    real.claims.hold(total, back(order) <= halalas(order.total), 'more was paid back than was paid');
    const remaining = order.sub_orders.find(({ id }) => id === own.subOrder.id)?.remaining_days;
    real.claims.same(total, remaining, own.subOrder.remaining_days - 1, 'the lunches left');
    await takeOver(real, model, order);
    const second = await sent(real, 'cancelDelivery', { path });
    dataOf(second, 409, real.claims, refused, 'cancelling a lunch twice');
  }),
);

const cancelSubscription = drawn((a, b) =>
  command(`cancel a subscription (${a}, ${b})`, hasRunning, async (model, real) => {
    const own = pick(runningOnes(model), a);
    if (!own) return;
    const { order, subOrder } = own;
    const action = subOrder.allowed_actions.find((each) => each.action === 'cancel');
    const path = { id: subOrder.id };
    if (b % 3 === 0 && action?.allowed === true) {
      const body = { version: order.version + 1 };
      dataOf(await sent(real, 'cancelSubOrder', { path, body }), 409, real.claims, stale, 'cancelling');
      return;
    }
    const answer = await sent(real, 'cancelSubOrder', { path, body: { version: order.version } });
    if (action?.allowed !== true) {
      dataOf(answer, 409, real.claims, refused, 'cancelling too late');
      return;
    }
    const after = dataOf(answer, 200, real.claims, readBack, 'cancelling')['order'] as OrderDto;
    const cancelled = after.sub_orders.find(({ id }) => id === subOrder.id);
    real.claims.same(readBack, cancelled?.status, 'cancelled', 'the subscription');
    const back = (each: OrderDto) => halalas(each.payment?.refunded_amount ?? '0.00');
    const refund = halalas(action.refund ?? '0.00');
    real.claims.same(total, back(after), back(order) + refund, 'what was paid back');
    real.claims.hold(total, back(after) <= halalas(after.total), 'more was paid back than was paid');
    model.vacations = model.vacations.filter(({ orderId }) => orderId !== order.id);
    await takeOver(real, model, after);
    const second = await sent(real, 'cancelSubOrder', { path, body: { version: after.version } });
    dataOf(second, 409, real.claims, refused, 'cancelling twice');
  }),
);

const renew = drawn((a) =>
  command(
    `renew (${a})`,
    ({ unpaidOrder, paid }) => unpaidOrder === null && paid.size > 0,
    async (model, real) => {
      const all = [...model.paid.values()].flatMap(({ sub_orders }) => sub_orders);
      const picked = pick(all, a);
      const holder = [...model.paid.values()].find(({ sub_orders }) => sub_orders.some((each) => each === picked));
      if (!picked || !holder) return;
      // The allowed actions also depend on the cart, which was emptied after the order was read.
      const subOrder = (await reread(real, model, holder.id)).sub_orders.find(({ id }) => id === picked.id);
      if (!subOrder) return;
      const action = subOrder.allowed_actions.find((each) => each.action === 'renew');
      const answer = await sent(real, 'renewSubOrder', { path: { id: subOrder.id }, body: {} });
      if (action?.allowed !== true) {
        const isRefused = answer.status === 409 || answer.status === 422;
        real.claims.hold(refused, isRefused, `renewing what may not be renewed: ${answer.status}`);
        holdApart(real, model);
        return;
      }
      // The student may have got another subscription since.
      if (answer.status === 409 || answer.status === 422) return;
      const { order } = dataOf(answer, 201, real.claims, readBack, 'renewing');
      await takeOver(real, model, order as OrderDto);
    },
  ),
);

/** What a parent does with subscriptions that were paid. */
export const subscriptionCommands = [askDaysOff, askDaysOff, takeBack, cancelLunch, cancelSubscription, renew];
