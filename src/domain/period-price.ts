import { vatOf } from './money.ts';

/** Price and delivery fee of one period (a month or a week) before VAT, in halalas, and its number of school days. */
export interface PeriodTerms {
  priceHalalas: number;
  deliveryFeeHalalas: number;
  dayCount: number;
}

/** What a parent pays for one period and for one of its days, including VAT and delivery, in halalas. */
export interface PeriodPrice {
  totalHalalas: number;
  /** Rounded half up. */
  perDayHalalas: number;
}

/**
 * The price for one student and one period: VAT on price and delivery together, rounded half up, like an order's total.
 */
export function periodPrice(terms: PeriodTerms, vatPercent: number): PeriodPrice {
  const netHalalas = terms.priceHalalas + terms.deliveryFeeHalalas;
  const totalHalalas = netHalalas + vatOf(netHalalas, vatPercent);
  return {
    totalHalalas,
    perDayHalalas: Math.floor((2 * totalHalalas + terms.dayCount) / (2 * terms.dayCount)),
  };
}
