import type { PackageGate } from './package-gate.ts';

/** A package that fits a student, with two lunches. */
export const fittingGate: PackageGate<never> = {
  verdict: 'fits',
  lunchCount: 2,
  blockedCount: 0,
  checkCount: 0,
  dishes: [],
  unplannedDays: [],
  unknowns: [],
  notMadeFor: [],
  findings: [],
};
