import { forgetReplies } from '#mocks/store/attempts.ts';
import { db } from '#mocks/store/db.ts';
import type { CalendarFeedRecord, GuardianRecord } from '#mocks/store/privacy-records.ts';
import type { NotificationRecord } from '#mocks/store/public-records.ts';
import { dropStudent } from '#mocks/orders/cart/draft.ts';
import { ordersOf, subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import { withdrawConsents } from './consents.ts';

/** The values of erased records where the contract requires a text, a number or a date. */
const erased = { name: '—', number: '+966500000000', bornOn: '2000-01-01' } as const;

const noName = () => ({ name: null, arabic_name: null });

/** The notifications about an order whose text has a student's name; the others are about its money. */
const namedOfOrder: ReadonlySet<NotificationRecord['type']> = new Set(['subscription_ending', 'subscription_ended']);

/** Deletes some notifications. */
function dropNotifications(userId: number, isAbout: (notification: NotificationRecord) => boolean): void {
  db.notifications.deleteMany((query) => query.where((each) => each.user_id === userId && isAbout(each)));
}

/**
 * Erases a student: the profile, and the name, health and addresses in orders. The student leaves all lists, so no lunch is
 * ordered without the allergies.
 */
export async function eraseStudent(id: number, now: Date): Promise<void> {
  const student = db.applicants.findFirst((query) => query.where({ id }));
  if (!student) return;
  await dropStudent(id, now);
  await db.applicants.update((query) => query.where({ id }), {
    data(record) {
      record.name = erased.name;
      record.arabic_name = null;
      record.birth_date = erased.bornOn;
      record.health_issues = [];
      record.allergens = [];
      record.past_health = [];
      record.home_address = null;
      record.conditions_accepted = false;
      record.is_active = false;
      record.version += 1;
      record.updated_at = now.toISOString();
    },
  });
  const subOrders = db.subOrders.findMany((query) => query.where({ applicant_id: id }));
  await db.subOrders.updateMany((query) => query.where({ applicant_id: id }), {
    data(subOrder) {
      subOrder.acknowledgement = null;
      if (subOrder.student === null) return;
      Object.assign(subOrder.student, {
        applicant_name: erased.name,
        arabic_applicant_name: null,
        educational_level: noName(),
        medical_issue: null,
        // Not "healthy": nothing is known about an erased student.
        medical_category: 'other',
        school: noName(),
        school_address: noName(),
        delivery_address: noName(),
        home_address: noName(),
      });
    },
  });
  const orderIds = subOrders.map(({ order_id }) => order_id);
  // The parent's address in an order is the home of one of its students.
  await db.orders.updateMany((query) => query.where((order) => orderIds.includes(order.id)), {
    data({ parent }) {
      if (parent !== null) parent.address = null;
    },
  });
  await revokeCalendarFeeds(({ applicant_id }) => applicant_id === id, now);
  await eraseEventNames(subOrders.map((each) => each.id));
  const subOrderIds = subOrders.map((each) => each.id);
  await eraseRatingTexts(subOrderIds);
  dropNotifications(
    student.user_id,
    ({ type, entity_type: kind, entity_id: about }) =>
      about !== null &&
      ((kind === 'applicant' && about === id) ||
        (kind === 'sub_order' && subOrderIds.includes(about)) ||
        (kind === 'order' && orderIds.includes(about) && namedOfOrder.has(type))),
  );
  await withdrawConsents(student.user_id, id, now);
}

const erasedName = { name: erased.name, arabic_name: erased.name };

/** Erases the dishes, schools and addresses in events; what happened, when and to how much stays. */
async function eraseEventNames(subOrderIds: readonly number[]): Promise<void> {
  const isAbout = (id: number | null) => id !== null && subOrderIds.includes(id);
  await db.orderEvents.updateMany((query) => query.where(({ sub_order_id }) => isAbout(sub_order_id)), {
    data({ previous, current }) {
      for (const values of [previous, current]) {
        if (values === null) continue;
        for (const each of values.dishes ?? []) each.dish &&= { ...erasedName };
        values.school &&= { ...erasedName };
        values.address &&= { ...erasedName };
      }
    },
  });
}

/** Erases what a parent wrote and chose beside the sprouts of lunches; the number of sprouts stays. */
async function eraseRatingTexts(subOrderIds: readonly number[]): Promise<void> {
  await db.lunchRatings.updateMany((query) => query.where(({ sub_order_id }) => subOrderIds.includes(sub_order_id)), {
    data(rating) {
      rating.feedback = null;
      rating.reason_codes = [];
    },
  });
}

/** Ends the addresses at which calendar apps read lunches. */
async function revokeCalendarFeeds(isMeant: (feed: CalendarFeedRecord) => boolean, now: Date): Promise<void> {
  await db.calendarFeeds.updateMany((query) => query.where((feed) => feed.revoked_at === null && isMeant(feed)), {
    data(feed) {
      feed.revoked_at = now.toISOString();
    },
  });
}

/** Ends what guardians see. The record of the consent stays, without the names and numbers of guardians. */
async function endGuardians(isMeant: (guardian: GuardianRecord) => boolean, now: Date): Promise<void> {
  await db.guardians.updateMany((query) => query.where(isMeant), {
    data(guardian) {
      guardian.full_name = erased.name;
      guardian.mobile_number = erased.number;
      guardian.removed_at ??= now.toISOString();
    },
  });
}

/** Erases an account after its students. Orders and payments stay for their invoices, with the parent's name and number. */
export async function eraseAccount(userId: number, now: Date): Promise<void> {
  const orderIds = ordersOf(userId).map(({ id }) => id);
  await db.orders.updateMany((query) => query.where({ user_id: userId }), {
    data({ parent }) {
      if (parent !== null) Object.assign(parent, { email: null, address: null });
    },
  });
  await db.reviews.updateMany((query) => query.where(({ order_id }) => orderIds.includes(order_id)), {
    data(review) {
      review.feedback = null;
    },
  });
  await eraseRatingTexts(
    ordersOf(userId)
      .flatMap(subOrdersOf)
      .map(({ id }) => id),
  );
  await revokeCalendarFeeds(({ user_id }) => user_id === userId, now);
  await endGuardians(({ user_id, accepted_by }) => user_id === userId || accepted_by === userId, now);
  dropNotifications(userId, () => true);
  db.notificationChoices.deleteMany((query) => query.where({ user_id: userId }));
  db.savedCards.deleteMany((query) => query.where({ user_id: userId }));
  db.dataExports.deleteMany((query) => query.where({ user_id: userId }));
  db.sessions.deleteMany((query) => query.where({ user_id: userId }));
  forgetReplies(userId, now);
  await withdrawConsents(userId, null, now);
  await db.users.update((query) => query.where({ id: userId }), {
    data(user) {
      user.full_name = erased.name;
      user.email = null;
      user.mobile_number = erased.number;
      user.phone_number = erased.number;
      user.unconfirmed_mobile_number = null;
      user.password = '';
      user.is_active = false;
      user.version += 1;
      user.updated_at = now.toISOString();
    },
  });
}
