import type { OrderDto } from '#src/api/generated/client.schemas.ts';

/** The acknowledgement of all that was found for the students of a draft, for its checkout. */
export function acknowledgementsOf({ sub_orders }: Pick<OrderDto, 'sub_orders'>) {
  return sub_orders.map(({ applicant_id, allergen_check }) => ({
    applicant_id,
    findings: allergen_check?.findings ?? [],
  }));
}
