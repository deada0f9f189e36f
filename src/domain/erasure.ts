import { addDays, type CivilDate, midnightInRiyadh, riyadhDateOf } from './riyadh-date.ts';

const MS_PER_DAY = 86_400_000;

/** Whose data an erasure removes: one student's, or all of the account. */
export type ErasureScope = 'student' | 'account';

/** Why data outlives an erasure. */
export type RetentionReason = 'invoice_law' | 'proof_of_consent';

/** Data that outlives an erasure, with the last day on which it is kept. */
export interface KeptData {
  reason: RetentionReason;
  keptUntil: CivilDate;
}

/** A parent's request to erase data. */
export interface Erasure {
  id: number;
  scope: ErasureScope;
  /** The student of the scope `student`, who may be gone already; null for the account. */
  studentId: number | null;
  status: 'pending' | 'cancelled' | 'completed';
  requestedAt: string;
  /** From this instant on it can't be cancelled. */
  cancellableUntil: string;
  /** When the data is erased, as of now; off days and renewals move it. */
  takesEffectAt: string;
  completedAt: string | null;
  /** What outlives it, the longest first. */
  kept: readonly KeptData[];
}

/** `requested` while the parent can cancel it, then `inProgress` until the last lunch is over. */
export type ErasureState = 'requested' | 'inProgress' | 'done' | 'cancelled';

/** The state of a request, as a parent sees it (rules.md#erasure). */
export function erasureState({ status, cancellableUntil }: Erasure, now: Date): ErasureState {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed') return 'done';
  return now < new Date(cancellableUntil) ? 'requested' : 'inProgress';
}

/** Whether a request for the student, or for the whole account, is neither cancelled nor done. */
export function isErasurePending(erasures: readonly Erasure[], studentId: number | null): boolean {
  return erasures.some((each) => each.status === 'pending' && each.studentId === studentId);
}

/** What an erasure has to know about the data in its scope. */
export interface ErasedData {
  /** When its invoices were issued: the payment of each order. */
  invoicedAt: readonly Date[];
  /** Whether there are consents to prove. */
  hasConsents: boolean;
}

/** Days in which the parent can cancel an erasure (rules.md#erasure). */
export const erasureCancelDays = 7;

/** Years after the year of an invoice in which the law requires it (rules.md#erasure). */
export const invoiceRetentionYears = 6;

/** Years after an erasure in which the company can prove a consent (rules.md#erasure). */
const consentProofYears = 5;

/** The instant from which the parent can't cancel an erasure any more. */
export function erasureCancellableUntil(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + erasureCancelDays * MS_PER_DAY);
}

/**
 * When an erasure takes effect: after the time to cancel it, and never before the end of the last lunch's day. The kitchen needs
 * the allergies of a student for as long as it cooks for them (rules.md#erasure).
 * @param lastLunchOn the last day of the paid subscriptions in its scope; null without any
 */
export function erasureTakesEffectAt(requestedAt: Date, lastLunchOn: CivilDate | null): Date {
  const afterCancelling = erasureCancellableUntil(requestedAt);
  if (lastLunchOn === null) return afterCancelling;
  const afterLunch = midnightInRiyadh(addDays(lastLunchOn, 1));
  return afterLunch > afterCancelling ? afterLunch : afterCancelling;
}

const lastOfYear = (on: CivilDate, yearsLater: number): CivilDate => `${Number(on.slice(0, 4)) + yearsLater}-12-31`;

/** The last day on which an invoice is kept: 31 December, some years after its own year in Riyadh. */
export function invoiceKeptUntil(issuedAt: Date): CivilDate {
  return lastOfYear(riyadhDateOf(issuedAt), invoiceRetentionYears);
}

/**
 * What outlives an erasure and until when, the longest first. Nothing of a student's health profile, no address, no saved card
 * and no credential is among it.
 * @param takesEffectAt when the erasure takes effect
 */
export function keptAfterErasure(
  scope: ErasureScope,
  { invoicedAt, hasConsents }: ErasedData,
  takesEffectAt: Date,
): KeptData[] {
  const kept: KeptData[] = [];
  const lastInvoice = invoicedAt.map(invoiceKeptUntil).toSorted().at(-1);
  // An invoice has the account's name and no student's, so the erasure of a student leaves nothing of theirs in it.
  if (scope === 'account' && lastInvoice !== undefined && lastInvoice >= riyadhDateOf(takesEffectAt)) {
    kept.push({ reason: 'invoice_law', keptUntil: lastInvoice });
  }
  if (hasConsents) {
    const keptUntil = lastOfYear(riyadhDateOf(takesEffectAt), consentProofYears);
    kept.push({ reason: 'proof_of_consent', keptUntil });
  }
  return kept.toSorted((a, b) => b.keptUntil.localeCompare(a.keptUntil));
}

/** Hours for which the file of an export can be read (rules.md#data-export). */
export const exportKeptHours = 72;

/** The instant from which the file of an export can't be read any more. */
export function exportExpiresAt(readyAt: Date): Date {
  return new Date(readyAt.getTime() + exportKeptHours * 3_600_000);
}
