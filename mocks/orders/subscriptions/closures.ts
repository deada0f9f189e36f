import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { recordEvent } from '#mocks/orders/events.ts';
import { notify } from '#mocks/orders/notify.ts';
import { dateText, type LocalizedText, nameText } from '#mocks/replies/localized-text.ts';
import type { SubOrderRecord } from '#mocks/store/order-records.ts';
import { ordersById, studentOf } from './subscription.ts';

/** The name of a closure. */
export interface ClosureName {
  name: string;
  arabic_name: string;
}

function daysText(dates: readonly CivilDate[]): LocalizedText {
  const [first, last] = [dateText(dates[0] ?? ''), dateText(dates.at(-1) ?? '')];
  return dates.length === 1
    ? { en: `on ${first.en}`, ar: `في ${first.ar}` }
    : { en: `from ${first.en} to ${last.en}`, ar: `من ${first.ar} إلى ${last.ar}` };
}

/** Notifies the parent of a closure and of what follows from it. */
async function notifyOfClosure(
  subOrder: SubOrderRecord,
  closure: ClosureName,
  { dates, follows, eventId }: { dates: readonly CivilDate[]; follows: LocalizedText; eventId: number },
  now: Date,
): Promise<void> {
  const [days, name] = [daysText(dates), nameText(studentOf(subOrder))];
  await notify(
    ordersById(subOrder.order_id)[0]?.user_id ?? 0,
    {
      type: 'school_closed',
      title: closure.name,
      arabic_title: closure.arabic_name,
      body: `No lunch for ${name.en} ${days.en}. ${follows.en}`,
      arabic_body: `لا غداء لـ${name.ar} ${days.ar}. ${follows.ar}`,
      entity_type: 'sub_order',
      entity_id: subOrder.id,
      order_event_id: eventId,
    },
    now,
  );
}

/** The lunches of one subscription that move to the end because of a closure. */
export interface MovedLunches {
  dates: readonly CivilDate[];
  previousEnd: CivilDate;
  endsOn: CivilDate;
}

/** Records a closure that moves the end of a subscription as an event (rules.md#order-history), and notifies the parent. */
export async function recordClosure(
  subOrder: SubOrderRecord,
  closure: ClosureName,
  { dates, previousEnd, endsOn }: MovedLunches,
  now: Date,
): Promise<void> {
  const happening = { type: 'closure', actor: 'company', subOrderId: subOrder.id, reason: { ...closure } } as const;
  const values = { previous: { end_date: previousEnd }, current: { dates: [...dates], end_date: endsOn } };
  const eventId = await recordEvent({ id: subOrder.order_id }, { ...happening, ...values }, now);
  const end = dateText(endsOn);
  const follows = {
    en: `These lunches are added at the end: the last one is now on ${end.en}.`,
    ar: `تُضاف وجبات هذه الأيام إلى النهاية، وأصبح آخر غداء في ${end.ar}.`,
  };
  await notifyOfClosure(subOrder, closure, { dates, follows, eventId }, now);
}

/** Notifies the parent of a closure whose lunches are refunded and not moved. */
export async function notifyOfCredit(
  subOrder: SubOrderRecord,
  closure: ClosureName,
  dates: readonly CivilDate[],
  eventId: number,
  now: Date,
): Promise<void> {
  const follows = {
    en: 'These lunches are refunded and not added at the end.',
    ar: 'أُعيد إليك ثمن وجبات هذه الأيام، ولا تُضاف إلى النهاية.',
  };
  await notifyOfClosure(subOrder, closure, { dates, follows, eventId }, now);
}
