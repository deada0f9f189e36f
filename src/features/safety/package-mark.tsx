import type { SafetyVerdict } from '#src/domain/meal-safety.ts';
import type { PackageVerdict } from '#src/domain/package-gate.ts';
import { SafetyMark } from './safety-mark.tsx';

const marks: Record<PackageVerdict, SafetyVerdict> = { fits: 'safe', check: 'check', does_not_fit: 'blocked' };

/** Whether a package can be bought for a student, as an icon and a word. */
export function PackageMark({ verdict }: { verdict: PackageVerdict }) {
  return <SafetyMark of="package" verdict={marks[verdict]} />;
}
