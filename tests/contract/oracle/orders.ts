import type { ApplicantDto, DeliveryDto, MealDto, OrderDto } from '#src/api/generated/client.schemas.ts';
import { lunchDishes, servedDishes } from '#src/domain/lunch-dishes.ts';
import { mealSafety } from '#src/domain/meal-safety.ts';
import { isHistoricalOrder, isListedAsCurrent, isRunning } from '#src/domain/order-states.ts';
import { addDays, instantInRiyadh, monthOf, weekdayOf } from '#src/domain/riyadh-date.ts';
import { allOf, type Facts, factsNow, holdAt } from './facts.ts';
import { MissingState, type Scene } from '../scene.ts';
import { differenceOf, firstError, type OracleCase } from './case.ts';
import { type Counted, countedSubOrder, isPaid, statusOf } from './counted.ts';
import { couldBeCancelled, expectedDeliveries } from './expected-deliveries.ts';
import { expectedOrder, withSortedActions } from './expected-order.ts';
import { menuOf } from './menus.ts';
import { factsOf, needsNow } from './needs.ts';

/** Everything about the parent's orders at one instant. */
export interface Book {
  facts: Facts;
  /** The countable subscriptions of all orders. */
  counted: Counted[];
}

/** Reads all orders of the parent with the days of their subscriptions. */
export async function bookNow(scene: Scene): Promise<Book> {
  const facts = await factsNow(scene);
  const counted: Counted[] = [];
  for (const order of facts.orders) {
    for (const subOrder of order.sub_orders) {
      const path = { id: subOrder.id };
      const deliveries = isPaid(order) ? (await scene.asParent('listDeliveries', { path }))['deliveries'] : [];
      const each = countedSubOrder(subOrder, order, deliveries as DeliveryDto[], facts);
      if (each) counted.push(each);
    }
  }
  if (counted.length === 0) throw new MissingState('a parent with an order is needed');
  return { facts, counted };
}

/** The error of the orders, if they are not what follows from their choices, their payments and the time. */
function ordersError({ facts, counted }: Book): string | null {
  const orderNumbers = new Set(facts.orders.map(({ order_number }) => order_number));
  if (orderNumbers.size < facts.orders.length) return 'two orders have one number';
  for (const order of facts.orders) {
    const own = counted.filter((each) => each.order.id === order.id);
    if (own.length < order.sub_orders.length) continue;
    const expected = expectedOrder(order, own, counted, facts);
    const at = `at ${facts.now.toISOString()}, order ${order.id}`;
    const difference = differenceOf(withSortedActions(order), expected, at);
    if (difference !== null) return difference;
    if (order.status === 'cancelled' && order.cancelled_at === null) return `${at} has no time of its end`;
    const numbers = new Set(order.sub_orders.map(({ sub_order_number }) => sub_order_number));
    if (numbers.size < order.sub_orders.length) return `${at} has two subscriptions of one number`;
  }
  return null;
}

/** The error of the days of all paid subscriptions. */
function deliveriesError({ facts, counted }: Book): string | null {
  for (const each of counted) {
    if (!isPaid(each.order)) continue;
    const at = `at ${facts.now.toISOString()}, the days of subscription ${each.subOrder.id}`;
    const difference = differenceOf(each.deliveries, expectedDeliveries(each, facts), at);
    if (difference !== null) return difference;
    const cancelledAt = each.order.cancelled_at;
    if (cancelledAt === null || each.order.sub_orders.length > 1) continue;
    for (const { date, status, reason_code } of each.deliveries) {
      if (status === 'skipped' || status === 'vacation' || reason_code === 'cancelled_by_parent') continue;
      const isOpen = couldBeCancelled(date, new Date(cancelledAt), facts);
      if (isOpen !== (status === 'cancelled')) return `${at}: ${date} is ${status}, cancelled at ${cancelledAt}`;
    }
  }
  return null;
}

const placedAt = ({ order_date, created_at }: OrderDto) => order_date ?? created_at;

function isCurrent({ status, sub_orders }: OrderDto): boolean {
  return isListedAsCurrent({
    status,
    subscriptions: sub_orders.map(({ remaining_days }) => ({ remainingDays: remaining_days })),
  });
}

/** The error of the two lists: each order in its own one, the newest first. */
async function listsError(scene: Scene): Promise<string | null> {
  for (const [id, isWanted] of [
    ['listCurrentOrders', isCurrent],
    ['listOrderHistory', (order: OrderDto) => isHistoricalOrder(order.status) && !isCurrent(order)],
  ] as const) {
    const orders = await allOf<OrderDto>(scene, id, 'orders');
    const wrong = orders.find((order) => !isWanted(order));
    if (wrong) return `${id} has order ${wrong.id}, which is ${wrong.status}`;
    const sorted = orders.toSorted((a, b) => placedAt(b).localeCompare(placedAt(a)) || b.id - a.id);
    if (sorted.some((each, index) => each !== orders[index])) return `${id} is not sorted by newest first`;
    for (const order of orders) {
      const difference = differenceOf(await scene.order(order.id), order, `getOrder ${order.id}, as in ${id},`);
      if (difference !== null) return difference;
    }
  }
  return null;
}

/** The error of what students have in their subscriptions: the present one, and their off days. */
function studentsError({ facts, counted }: Book): string | null {
  for (const student of facts.students.values()) {
    const own = counted.filter((each) => each.subOrder.applicant_id === student.id && isPaid(each.order));
    const kept = own.filter((each) => each.subOrder.status !== 'cancelled');
    const [running] = kept
      .filter((each) => isRunning(statusOf(each, facts)))
      .toSorted((a, b) => a.period.startsOn.localeCompare(b.period.startsOn));
    const expected: Partial<ApplicantDto> = {
      has_active_sub_order: running !== undefined,
      active_sub_order: running
        ? {
            sub_order_id: running.subOrder.id,
            order_id: running.order.id,
            status: statusOf(running, facts),
            package: running.subOrder.package,
            start_date: running.period.startsOn,
            end_date: running.period.endsOn,
          }
        : null,
      vacancy: kept
        .flatMap(({ subOrder }) => subOrder.vacancy)
        .filter((on) => monthOf(on) >= monthOf(facts.today))
        .toSorted(),
    };
    const difference = differenceOf(student, expected, `at ${facts.now.toISOString()}, student ${student.id}`);
    if (difference !== null) return difference;
  }
  return null;
}

/** The error of the meals of each day: those of the menu, the ones that are not safe for the student replaced. */
async function mealsError(scene: Scene, { facts, counted }: Book): Promise<string | null> {
  const all = new Map((await allOf<MealDto>(scene, 'listMeals', 'meals')).map((each) => [each.id, each]));
  const needsFor = await needsNow(scene);
  for (const { subOrder, deliveries } of counted) {
    const student = facts.students.get(subOrder.applicant_id);
    const offer = facts.offers.get(subOrder.package.id);
    const [first, last] = [deliveries[0], deliveries.at(-1)];
    if (!student || !offer || !first || !last || !isRunning(subOrder.status)) continue;
    const listed = await allOf<MealDto>(scene, 'listMeals', 'meals', { package_id: offer.id });
    const range = { packageId: offer.id, schoolId: student.school_id, from: first.date, to: last.date };
    const menu = new Map((await menuOf(scene, range)).map((each) => [each.date, each]));
    // The kitchen clears with the parent what no list can say.
    const needs = { ...needsFor(student), unknowns: [] };
    const isSafe = (meal: MealDto | undefined) =>
      meal !== undefined && mealSafety(needs, factsOf(meal)).verdict === 'safe';
    for (const { date, status, meals, replaced_meals } of deliveries) {
      const at = `the lunch of ${date} of subscription ${subOrder.id}`;
      const isLunch = !['cancelled', 'skipped', 'vacation'].includes(status);
      const day = menu.get(date);
      if (isLunch && !day) return `${at} has no day in the menu`;
      const planned = isLunch ? (day?.meals ?? []) : [];
      const dishes = lunchDishes(
        planned.map(({ id }) => id),
        listed.map(({ id }) => id),
        (id) => isSafe(all.get(id) ?? planned.find((each) => each.id === id)),
      );
      const replaced = servedDishes(
        planned.map(({ id }) => id),
        listed.map(({ id }) => id),
        (id) => isSafe(all.get(id) ?? planned.find((each) => each.id === id)),
      ).filter(({ plannedId, servedId }) => plannedId !== servedId);
      const expected = dishes.map((id) => {
        const { name, arabic_name, image_url } = all.get(id) ?? {};
        return { id, ...(name === undefined ? {} : { name, arabic_name, image_url }) };
      });
      const expectedSwaps = replaced.map(({ plannedId, servedId }) => {
        const known = all.get(plannedId) ?? planned.find(({ id }) => id === plannedId);
        const { allergens = [] } = known ? mealSafety(needs, factsOf(known)) : {};
        const deciding = allergens.map(({ code, level, severity, verdict }) => ({ code, level, severity, verdict }));
        return { meal_id: servedId, previous_meal: { id: plannedId }, allergens: deciding };
      });
      const difference =
        differenceOf(meals, expected, at) ?? differenceOf(replaced_meals, expectedSwaps, `what ${at} replaces`);
      if (difference !== null) return difference;
    }
  }
  return null;
}

/** The error of the days of a subscription that are asked for by their dates. */
async function rangesError(scene: Scene, { counted }: Book): Promise<string | null> {
  for (const { subOrder, order, deliveries } of counted.slice(0, 4)) {
    if (!isPaid(order)) continue;
    const dates = deliveries.map(({ date }) => date);
    const [from = '', to = ''] = [dates[2], dates.at(-3)];
    for (const [query, isWanted] of [
      [{ from }, (date: string) => from <= date],
      [{ to }, (date: string) => date <= to],
      [{ from, to }, (date: string) => from <= date && date <= to],
    ] as const) {
      const data = await scene.asParent('listDeliveries', { path: { id: subOrder.id }, query });
      const found = (data['deliveries'] as DeliveryDto[]).map(({ date }) => date);
      const difference = differenceOf(found, dates.filter(isWanted), `the days with ${JSON.stringify(query)}`);
      if (difference !== null) return difference;
    }
  }
  return null;
}

/** The error of the days around today, compared with those of each subscription. */
async function currentDaysError(scene: Scene, { facts, counted }: Book): Promise<string | null> {
  const from = addDays(facts.today, -Math.max(facts.rules.lunchRatingDays, 7));
  const to = addDays(facts.today, 28);
  const found = (await scene.asParent('listCurrentDeliveries'))['deliveries'] as DeliveryDto[];
  const known = new Set(counted.map(({ subOrder }) => subOrder.id));
  const expected = counted
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ date }) => from <= date && date <= to)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.sub_order_id - b.sub_order_id);
  const compared = found.filter(({ sub_order_id }) => known.has(sub_order_id));
  return differenceOf(compared, expected, 'the days around today');
}

/** Instants of a day on which an order changes by itself, and those one second before. */
function edgesOf({ facts, counted }: Book): Date[] {
  const { clock, rules, today } = facts;
  const running = counted.find((each) => isPaid(each.order) && isRunning(each.subOrder.status));
  if (!running) throw new MissingState('a running subscription is needed');
  const { period } = running;
  const next = running.lunchDays.find((on) => on > today) ?? period.endsOn;
  const off = period.skipped.find(({ on, reason }) => on > today && reason === 'off_day')?.on;
  const noticed = running.lunchDays.find((on) => on > addDays(today, 3)) ?? next;
  const cancelHours = rules.cancelNoticeHours * 3_600_000;
  const edges = [
    instantInRiyadh(next, clock.cookedFrom),
    instantInRiyadh(next, clock.leavesAt),
    instantInRiyadh(next, clock.deliveredBy),
    new Date(instantInRiyadh(noticed, rules.deliveryWindow.startsAt).getTime() - cancelHours),
    ...(off === undefined ? [] : [instantInRiyadh(off, '00:00')]),
    instantInRiyadh(addDays(period.endsOn, -14), '00:00'),
    // On a Thursday, with two days of notice, the next Sunday is the first possible start.
    instantInRiyadh(addDays(today, (11 - weekdayOf(today)) % 7), '10:00'),
    instantInRiyadh(period.endsOn, clock.deliveredBy),
  ];
  return edges
    .flatMap((at) => [new Date(at.getTime() - 1_000), at])
    .filter((at) => at > facts.now)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/** The first error of everything about the orders at the server's present time. */
export async function bookError(scene: Scene): Promise<string | null> {
  const book = await bookNow(scene);
  return ordersError(book) ?? deliveriesError(book) ?? studentsError(book);
}

/** A server with a clock of its own has other times of the day, so that today's lunch can only be read. */
function isQuiet({ facts, counted }: Book): boolean {
  return counted.every(({ lunchDays }) => !lunchDays.includes(facts.today));
}

async function presentBook(scene: Scene): Promise<Book> {
  const book = await bookNow(scene);
  if (scene.world.isMock || isQuiet(book)) return book;
  throw new MissingState('a day without lunches is needed, or a server whose clock can be set');
}

/** Orders, subscriptions and their days, as they follow from the choices, the payments, the settings and the time. */
export const orderCases: readonly OracleCase[] = [
  {
    name: 'each order has the status, totals, refunds and actions that follow from the rules',
    operation: 'getOrder',
    isReadOnly: true,
    errorOf: async (scene) => ordersError(await presentBook(scene)),
  },
  {
    name: 'each day of a subscription has its status, times, deadline and refund',
    operation: 'listDeliveries',
    isReadOnly: true,
    async errorOf(scene) {
      const book = await presentBook(scene);
      return deliveriesError(book) ?? rangesError(scene, book);
    },
  },
  {
    name: 'the days around today are those of all subscriptions, by date',
    operation: 'listCurrentDeliveries',
    isReadOnly: true,
    errorOf: async (scene) => currentDaysError(scene, await bookNow(scene)),
  },
  {
    name: 'the meals of each day are those of the menu, and safe for the student',
    operation: 'listDeliveries',
    isReadOnly: true,
    errorOf: async (scene) => mealsError(scene, await bookNow(scene)),
  },
  {
    name: 'the meals of each day follow a menu that changes',
    operation: 'listDeliveries',
    async errorOf(scene) {
      if (!(await scene.world.enter('menu-changed'))) throw new MissingState('this server can’t change its menus');
      return mealsError(scene, await bookNow(scene));
    },
  },
  {
    name: 'each order is in its list, the newest first',
    operation: 'listCurrentOrders',
    isReadOnly: true,
    errorOf: listsError,
  },
  {
    name: 'each student has the subscription and the off days of the orders',
    operation: 'listApplicants',
    isReadOnly: true,
    errorOf: async (scene) => studentsError(await bookNow(scene)),
  },
  {
    name: 'orders and days change by themselves at each edge of time, not a second before',
    operation: 'listDeliveries',
    async errorOf(scene) {
      const book = await bookNow(scene);
      await holdAt(scene, book.facts.now);
      return firstError(
        edgesOf(book).map((at) => async () => {
          await holdAt(scene, at);
          return bookError(scene);
        }),
      );
    },
  },
];
