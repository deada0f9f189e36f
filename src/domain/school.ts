/** Where a school is with our review of it. */
export type SchoolStatus = 'approved' | 'pending_review' | 'rejected';

/** A school where a student mentions it. */
export interface SchoolSummary {
  id: number;
  name: string;
  arabicName: string;
  address: string;
  arabicAddress: string | null;
  regionId: number;
}

/** A school that a student can go to. */
export interface School extends SchoolSummary {
  /** The levels that it teaches; empty where they are not known. */
  educationalLevelIds: number[];
  /** Whether lunches are delivered to it. */
  isServed: boolean;
  /** Null for a status that this version does not know. */
  status: SchoolStatus | null;
}

/** Whether a student of the school can be saved: it is served, or may be once it is reviewed. */
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

/** A level that schools teach, such as "Lower primary". */
export interface EducationalLevel {
  id: number;
  name: string;
  arabicName: string;
  /** The ages of its students, both included. */
  minAge: number;
  maxAge: number;
}
