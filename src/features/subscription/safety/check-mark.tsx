import { FormattedMessage } from 'react-intl';
import { PackageMark } from '#src/features/safety/package-mark.tsx';
import { SafetyMark } from '#src/features/safety/safety-mark.tsx';
import type { CheckState } from '#src/features/safety/use-package-checks.ts';

interface CheckMarkProps {
  /** Undefined until the comparison has begun. */
  state: CheckState | undefined;
  className: string | undefined;
}

/** Whether the package fits a student, on the student's card. What could not be compared has to be checked. */
export function CheckMark({ state, className }: CheckMarkProps) {
  return (
    <span className={className}>
      {state === undefined || state.status === 'pending' ? (
        <FormattedMessage id="subscribe.safety.pending" />
      ) : state.status === 'known' ? (
        <PackageMark verdict={state.check.verdict} />
      ) : (
        <SafetyMark of="package" verdict="check" />
      )}
    </span>
  );
}
