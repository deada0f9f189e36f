import { allergenConflictsOf } from '#src/api/allergen-checks.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { CheckSummary } from '#src/features/safety/check-summary.tsx';
import { FittingPackages } from '#src/features/safety/fitting-packages.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

interface RenewalRefusalProps {
  error: unknown;
  subscriptions: readonly Subscription[];
}

/** Why a renewal was refused; for a package that does not fit any more, what was found and the packages that do (row F18). */
export function RenewalRefusal({ error, subscriptions }: RenewalRefusalProps) {
  const language = useLanguage();
  const conflicts = allergenConflictsOf(error);
  return (
    <>
      <ErrorMessages error={error} />
      {conflicts.map(({ studentId, check, fittingPackages }) => {
        const subscription = subscriptions.find((each) => each.studentId === studentId);
        if (subscription === undefined) return null;
        const name = nameOf(language, subscription.student);
        return (
          <CheckSummary key={studentId} named studentName={name} check={check}>
            {check.verdict === 'does_not_fit' && (
              <FittingPackages studentId={studentId} studentName={name} packages={fittingPackages} plan={undefined} />
            )}
          </CheckSummary>
        );
      })}
    </>
  );
}
