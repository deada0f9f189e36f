import { largestRemainderShares, vatOf } from './money.ts';

/** One student's line of an order; prices before VAT, for one month or week. */
export interface OrderLine {
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

/** An order's totals with those of its lines, in the lines' order. */
export interface OrderTotals extends Totals {
  lines: Totals[];
}

/**
 * Adds up an order: VAT on subtotal and delivery together, rounded half up once; each line's VAT is its share of that
 * by largest remainder, so that the lines always sum to the order.
 */
export function orderTotals(lines: readonly OrderLine[], vatPercent: number): OrderTotals {
  const subtotals = lines.map((line) => line.priceHalalas * line.count);
  const deliveries = lines.map((line) => line.deliveryFeeHalalas * line.count);
  const nets = lines.map((_, index) => subtotals[index]! + deliveries[index]!);
  const subtotalHalalas = sum(subtotals);
  const deliveryHalalas = sum(deliveries);
  const vatHalalas = vatOf(subtotalHalalas + deliveryHalalas, vatPercent);
  const vats = largestRemainderShares(vatHalalas, nets);
  return {
    subtotalHalalas,
    deliveryHalalas,
    vatHalalas,
    totalHalalas: subtotalHalalas + deliveryHalalas + vatHalalas,
    lines: nets.map((net, index) => ({
      subtotalHalalas: subtotals[index]!,
      deliveryHalalas: deliveries[index]!,
      vatHalalas: vats[index]!,
      totalHalalas: net + vats[index]!,
    })),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
