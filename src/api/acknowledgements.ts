import type { AllergenAcknowledgementInputDto } from './generated/client.schemas.ts';

/** What the parent acknowledges for one student of an order. */
export interface Acknowledgement {
  studentId: number;
  findings: string[];
}

/** Maps acknowledgements to the field of a request; the field is left out without any. */
export function toAcknowledgements(acknowledged: readonly Acknowledgement[]): {
  acknowledgements?: AllergenAcknowledgementInputDto[];
} {
  if (acknowledged.length === 0) return {};
  return { acknowledgements: acknowledged.map(({ studentId, findings }) => ({ applicant_id: studentId, findings })) };
}
