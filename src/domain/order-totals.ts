import { largestRemainderShares, vatOf } from './money.ts';

/** One student's subscription in an order; prices before VAT, for one month or week. */
export interface PricedSubscription {
  priceHalalas: number;
  deliveryFeeHalalas: number;
  /** Months or weeks. */
  count: number;
}

/** Amounts before VAT, the VAT and their sum, in halalas. */
export interface Totals {
  subtotalHalalas: number;
  deliveryHalalas: number;
  vatHalalas: number;
  totalHalalas: number;
}

/** An order's totals with those of its subscriptions, in their order. */
export interface OrderTotals extends Totals {
  lines: Totals[];
}

/**
 * Calculates an order: VAT on subtotal and delivery together, rounded half up once. Each subscription's VAT is its
 * share by largest remainder, so that the sum of the subscriptions is always the order's total.
 */
export function orderTotals(lines: readonly PricedSubscription[], vatPercent: number): OrderTotals {
  const nets = lines.map((line) => ({
    subtotalHalalas: line.priceHalalas * line.count,
    deliveryHalalas: line.deliveryFeeHalalas * line.count,
  }));
  const subtotalHalalas = nets.reduce((sum, net) => sum + net.subtotalHalalas, 0);
  const deliveryHalalas = nets.reduce((sum, net) => sum + net.deliveryHalalas, 0);
  const vatHalalas = vatOf(subtotalHalalas + deliveryHalalas, vatPercent);
  const shares = largestRemainderShares(vatHalalas, nets, (net) => net.subtotalHalalas + net.deliveryHalalas);
  return {
    ...withVat({ subtotalHalalas, deliveryHalalas }, vatHalalas),
    lines: shares.map(({ item, shareHalalas }) => withVat(item, shareHalalas)),
  };
}

function withVat(net: Pick<Totals, 'subtotalHalalas' | 'deliveryHalalas'>, vatHalalas: number): Totals {
  return { ...net, vatHalalas, totalHalalas: net.subtotalHalalas + net.deliveryHalalas + vatHalalas };
}
