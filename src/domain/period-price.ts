import { vatOf } from './money.ts';

/** Price and delivery of one period (a month or a week) before VAT, in halalas, and its lunch days. */
export interface PeriodTerms {
  priceHalalas: number;
  deliveryFeeHalalas: number;
  dayCount: number;
}

/** What a parent pays for one period and for one of its days, VAT and delivery included, in halalas. */
export interface PeriodPrice {
  totalHalalas: number;
  /** Rounded half up. */
  perDayHalalas: number;
}

/** The price of one student and one period: VAT on price and delivery together, rounded half up, as an order's total. */
export function periodPrice(terms: PeriodTerms, vatPercent: number): PeriodPrice {
  const netHalalas = terms.priceHalalas + terms.deliveryFeeHalalas;
  const totalHalalas = netHalalas + vatOf(netHalalas, vatPercent);
  return {
    totalHalalas,
    perDayHalalas: Math.floor((2 * totalHalalas + terms.dayCount) / (2 * terms.dayCount)),
  };
}
