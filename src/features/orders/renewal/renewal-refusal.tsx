import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { allergenConflictsOf } from '#src/api/allergen-checks.ts';
import type { AllergenConflict } from '#src/domain/allergen-check.ts';
import { planWithDates } from '#src/domain/package-plan.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { CheckSummary } from '#src/features/safety/check-summary.tsx';
import { FittingPackages } from '#src/features/safety/fitting-packages.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import classes from './renewal-refusal.module.css';
import type { UnfitSubscription } from './renewed-subscriptions.ts';
import type { UnfitRenewals } from './use-renewal.ts';

interface RenewalRefusalProps {
  renewal: { error: unknown; unfit: UnfitRenewals | null };
  className?: string | undefined;
}

/**
 * Why a renewal or ordering again was refused; for packages that do not fit any more, what was found for each student
 * and the packages that do (row F18).
 */
export function RenewalRefusal({ renewal: { error, unfit }, className }: RenewalRefusalProps) {
  if (error === null && unfit === null) return null;
  return (
    <Notice kind="error" role="alert" className={className}>
      {error !== null && <ErrorMessages error={error} />}
      {unfit?.refusals.map((refusal) => (
        <Unfit key={refusal.subscription.id} {...refusal} />
      ))}
      {unfit?.isRestInCart && (
        <p className={classes.rest}>
          <FormattedMessage id="history.again.rest" />
          <Button
            variant="secondary"
            size="small"
            renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}
          >
            <FormattedMessage id="history.again.cart" />
          </Button>
        </p>
      )}
    </Notice>
  );
}

function Unfit({ error, subscription }: UnfitSubscription) {
  return (
    <>
      <ErrorMessages error={error} />
      {allergenConflictsOf(error).map((conflict) => (
        <Found key={conflict.studentId} conflict={conflict} subscription={subscription} />
      ))}
    </>
  );
}

interface FoundProps {
  conflict: AllergenConflict;
  subscription: Subscription;
}

function Found({ conflict: { studentId, check, fittingPackages }, subscription }: FoundProps) {
  const language = useLanguage();
  const name = nameOf(language, subscription.student);
  const { renewal, count, package: bought } = subscription;
  const kept = {
    studentId,
    frequency: bought.frequency,
    count: renewal?.count ?? count,
    startsOn: renewal?.startsOn ?? null,
    offDays: [],
  };
  return (
    <CheckSummary named studentName={name} check={check}>
      {check.verdict === 'does_not_fit' && (
        <FittingPackages
          studentId={studentId}
          studentName={name}
          packages={fittingPackages}
          planOf={(offer) => planWithDates(kept, offer)}
        />
      )}
    </CheckSummary>
  );
}
