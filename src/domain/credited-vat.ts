/** The amounts of an invoice that its credit notes are computed from, in halalas. */
export interface InvoicedAmounts {
  /** With VAT. */
  totalHalalas: number;
  vatHalalas: number;
}

/**
 * The VAT in a refund of a part of an invoice, in halalas (rules.md#credit-note): the invoice's VAT in proportion to all
 * refunds so far, rounded half up, minus what earlier credit notes have. So the notes of an invoice that is refunded
 * completely sum to exactly its VAT. Throws a RangeError if more is refunded than was invoiced.
 * @param creditedBeforeHalalas the refunds with VAT of the earlier credit notes
 * @param refundHalalas the refund with VAT
 */
export function creditedVat(
  { totalHalalas, vatHalalas }: InvoicedAmounts,
  creditedBeforeHalalas: number,
  refundHalalas: number,
): number {
  const creditedHalalas = creditedBeforeHalalas + refundHalalas;
  if (creditedHalalas > totalHalalas) {
    throw new RangeError(`A refund of ${creditedHalalas} halalas of an invoice of ${totalHalalas}`);
  }
  if (refundHalalas === 0) return 0;
  const vatUntil = (halalas: number) => {
    // Large amounts multiplied exceed the safe integers of a double.
    const total = BigInt(totalHalalas);
    return Number((2n * BigInt(vatHalalas) * BigInt(halalas) + total) / (2n * total));
  };
  return vatUntil(creditedHalalas) - vatUntil(creditedBeforeHalalas);
}
