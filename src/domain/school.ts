/** The status of a school in the review. */
export type SchoolStatus = 'approved' | 'pending_review' | 'rejected';

/** The summary of a school in a student. */
export interface SchoolSummary {
  id: number;
  name: string;
  arabicName: string;
  address: string;
  arabicAddress: string | null;
  regionId: number;
}

/** A school that a student can attend. */
export interface School extends SchoolSummary {
  /** The educational levels of the school; empty if unknown. */
  educationalLevelIds: number[];
  /** Whether lunches are delivered to it. */
  isServed: boolean;
  /** Null for a status that this version of the app does not know. */
  status: SchoolStatus | null;
}

/** Whether a student of the school can be saved: lunches are delivered to it, or may be after its review. */
export function canBeChosen({ isServed, status }: Pick<School, 'isServed' | 'status'>): boolean {
  return isServed || status === 'pending_review';
}

/** A school that a parent adds. One of the two names is enough. */
export interface NewSchool {
  name: string | null;
  arabicName: string | null;
  address: string;
  regionId: number;
}

/** An educational level, such as "Lower primary". */
export interface EducationalLevel {
  id: number;
  name: string;
  arabicName: string;
  /** The ages of its students, both inclusive. */
  minAge: number;
  maxAge: number;
}
