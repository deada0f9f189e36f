/**
 * The money and the days of a subscription, computed a second time from prices, days and VAT alone. It imports nothing:
 * a sum that shared code with the app or the mock could not find their mistakes.
 */

/** A subscription as the parent bought it, and what happened to it since. Amounts are in halalas. */
export interface Bought {
  priceHalalas: number;
  deliveryHalalas: number;
  /** Months or weeks. */
  count: number;
  startsOn: string;
  /** 22 a month, 5 a week. */
  lunches: number;
  offDays: string[];
  /** Lunches cancelled one by one, with their refunds. */
  cancelled: { on: string; refundHalalas: number }[];
  /** The cancellation of all of it, with its refund; null without one. */
  ended: { at: string; refundHalalas: number } | null;
}

/** A part of a cancellation quote. */
export interface Part {
  days: number;
  halalas: number;
}

/** The parts of the quote of one subscription. */
export interface Parts {
  paid: Part;
  delivered: Part;
  locked: Part;
  refundedBefore: Part;
  refund: Part;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** "287.50" as 28750. Throws for any other text. */
export function halalasOf(text: string): number {
  const [, riyals, rest] = /^(\d+)\.(\d\d)$/.exec(text) ?? [];
  if (riyals === undefined || rest === undefined) throw new Error(`Not an amount: ${text}`);
  return Number(riyals) * 100 + Number(rest);
}

/** 28750 as "287.50". */
export const riyalsOf = (halalas: number) => `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;

/** A fraction as a whole number, rounded half up. */
const halfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor));

const utcOf = (on: string) => Date.parse(`${on}T00:00:00Z`);

/** The day this many days after another. */
export const dayAfter = (on: string, days = 1) => new Date(utcOf(on) + days * dayMs).toISOString().slice(0, 10);

/** Whether a lunch has arrived: from 12:00 in Riyadh, which is 09:00 UTC. */
const isDelivered = (on: string, now: string) => Date.parse(now) >= utcOf(on) + 9 * hourMs;

/** Whether a lunch can no longer be cancelled: 48 hours before 09:30 in Riyadh, which is 06:30 UTC. */
const isLocked = (on: string, now: string) => Date.parse(now) >= utcOf(on) + 6.5 * hourMs - 48 * hourMs;

/** The lunches of a subscription: every day but Friday, Saturday, closed days and off days; a cancelled one keeps its place. */
export function lunchesOf(bought: Bought, closedDays: ReadonlySet<string>): string[] {
  const days: string[] = [];
  for (let on = bought.startsOn; days.length < bought.lunches; on = dayAfter(on)) {
    const weekday = new Date(utcOf(on)).getUTCDay();
    const isCancelled = bought.cancelled.some((each) => each.on === on);
    const isSkipped = weekday === 5 || weekday === 6 || closedDays.has(on) || bought.offDays.includes(on);
    if (isCancelled || !isSkipped) days.push(on);
  }
  return days;
}

/** Net, VAT and total of an order, and the totals of its subscriptions. */
export function sumsOf(lines: readonly Bought[]) {
  const nets = lines.map(({ priceHalalas, deliveryHalalas, count }) => (priceHalalas + deliveryHalalas) * count);
  const net = sumOf(nets);
  const vat = halfUp(net * 15, 100);
  const vats = nets.map((each) => Math.floor((vat * each) / net));
  const byRemainder = nets.map((each, index) => ({ index, rest: (vat * each) % net }));
  byRemainder.sort((a, b) => b.rest - a.rest || a.index - b.index);
  const left = vat - sumOf(vats);
  for (const { index } of byRemainder.slice(0, left)) vats[index] = (vats[index] ?? 0) + 1;
  return {
    subtotal: sumOf(lines.map(({ priceHalalas, count }) => priceHalalas * count)),
    delivery: sumOf(lines.map(({ deliveryHalalas, count }) => deliveryHalalas * count)),
    vat,
    total: net + vat,
    totals: nets.map((each, index) => each + (vats[index] ?? 0)),
  };
}

/** The price of a day: equal parts, of which the first ones have one halala more. */
export function priceOf(on: string, days: readonly string[], total: number): number {
  const index = days.indexOf(on);
  if (index === -1) throw new Error(`No lunch on ${on}`);
  return Math.floor(total / days.length) + (index < total % days.length ? 1 : 0);
}

/** What was refunded of a subscription so far. */
export const refundedOf = ({ cancelled, ended }: Bought) =>
  sumOf(cancelled.map(({ refundHalalas }) => refundHalalas)) + (ended?.refundHalalas ?? 0);

/** The quote of cancelling a whole subscription now, if that is still possible. */
export function partsOf(bought: Bought, days: readonly string[], total: number, now: string, isOpen: boolean): Parts {
  const { cancelled, ended } = bought;
  const isBefore = (on: string) =>
    cancelled.some((each) => each.on === on) || (ended !== null && !isLocked(on, ended.at));
  const kept = days.filter((on) => !isBefore(on));
  const canBe = isOpen && ended === null;
  const stays = kept.filter((on) => !canBe || isLocked(on, now));
  const arrived = stays.filter((on) => isDelivered(on, now));
  const before = refundedOf(bought);
  const staying = sumOf(stays.map((on) => priceOf(on, days, total)));
  const refund = canBe ? total - before - staying : 0;
  const rest = total - before - refund;
  const delivered = arrived.length === stays.length ? rest : sumOf(arrived.map((on) => priceOf(on, days, total)));
  return {
    paid: { days: days.length, halalas: total },
    delivered: { days: arrived.length, halalas: delivered },
    locked: { days: stays.length - arrived.length, halalas: rest - delivered },
    refundedBefore: { days: days.length - kept.length, halalas: before },
    refund: { days: kept.length - stays.length, halalas: refund },
  };
}

/** The VAT of each refund of an order: that of all refunds so far, rounded half up, less that of the refunds before. */
export function creditedVats(refunds: readonly number[], vat: number, total: number): number[] {
  return refunds.map((_, index) => {
    const until = (count: number) => halfUp(vat * sumOf(refunds.slice(0, count)), total);
    return until(index + 1) - until(index);
  });
}

/** The texts of a tax QR code by their tags. */
export function qrTexts(payload: string): Record<number, string> {
  const bytes = Buffer.from(payload, 'base64');
  const texts: Record<number, string> = {};
  for (let at = 0; at < bytes.length;) {
    const [tag, length] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
    texts[tag] = bytes.subarray(at + 2, at + 2 + length).toString('utf8');
    at += 2 + length;
  }
  return texts;
}
