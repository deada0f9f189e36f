import type { LocalizedName } from '#src/api/generated/zod/schemas.ts';
import { type Happening, recordEvent } from '#mocks/orders/events.ts';
import { notify } from '#mocks/orders/notify.ts';
import { freshOrder } from '#mocks/orders/order-view.ts';
import { servedStudent } from '#mocks/orders/students/served-student.ts';
import type { ApplicantRecord, SubOrderRecord } from '#mocks/store/order-records.ts';

type Kept = Pick<Happening, 'previous' | 'current'> & { type: 'school_kept' | 'address_kept' };

/** What changed of the school and of the place that lunches go to, by the student's details. */
function keptOf(before: ApplicantRecord, after: ApplicantRecord): Kept[] {
  const [was, is] = [servedStudent(before, true), servedStudent(after, true)];
  const kept: Kept[] = [];
  if (before.school_id !== after.school_id) {
    kept.push({ type: 'school_kept', previous: { school: was.school }, current: { school: is.school } });
  }
  // The address of a school changes with the school.
  const isMoved =
    before.delivery_target !== after.delivery_target ||
    (after.delivery_target === 'home' && JSON.stringify(was.delivery_address) !== JSON.stringify(is.delivery_address));
  if (isMoved) {
    const [previous, current] = [{ address: was.delivery_address }, { address: is.delivery_address }];
    kept.push({ type: 'address_kept', previous, current });
  }
  return kept;
}

const titles = {
  school_kept: { title: 'A paid order keeps its school', arabic_title: 'الطلب المدفوع يبقى على مدرسته' },
  address_kept: { title: 'A paid order keeps its address', arabic_title: 'الطلب المدفوع يبقى على عنوانه' },
};

const orEnglish = ({ name, arabic_name }: LocalizedName) => ({ en: name ?? '', ar: arabic_name ?? name ?? '' });

/**
 * Records in the history of subscriptions with lunches to come that the student's school or address changed and that the
 * order keeps those of its payment (rules.md#order-place), and notifies the parent.
 * @param before the student before the change
 */
export async function recordKeptPlaces(
  subOrders: readonly SubOrderRecord[],
  before: ApplicantRecord,
  after: ApplicantRecord,
  now: Date,
): Promise<void> {
  const kept = keptOf(before, after);
  for (const subOrder of subOrders) {
    const order = freshOrder(subOrder.order_id);
    const school = orEnglish(subOrder.student?.school ?? { name: null, arabic_name: null });
    const number = order.order_number;
    const bodies = {
      school_kept: [
        `Order ${number} still follows ${school.en}. Call us before the next lunch is cooked to ask for another school.`,
        `يبقى الطلب ${number} على ${school.ar}. اتصل بنا قبل تحضير الغداء القادم إذا أردت مدرسة أخرى.`,
      ],
      address_kept: [
        `The lunches of order ${number} go where they went before. Call us before the next lunch is cooked to move them.`,
        `تصل وجبات الطلب ${number} إلى المكان السابق نفسه. اتصل بنا قبل تحضير الغداء القادم لتغييره.`,
      ],
    } as const;
    for (const each of kept) {
      const happening = { actor: 'parent', subOrderId: subOrder.id, ...each } as const;
      const order_event_id = await recordEvent(order, happening, now);
      const [body, arabic_body] = bodies[each.type];
      const about = { entity_type: 'sub_order', entity_id: subOrder.id, order_event_id } as const;
      const notice = { type: 'order_place_kept', ...titles[each.type], body, arabic_body, ...about } as const;
      await notify(order.user_id, notice, now);
    }
  }
}
