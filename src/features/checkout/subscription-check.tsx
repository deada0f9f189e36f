import { useQueryClient } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { invalidate } from '#src/api/invalidate.ts';
import type { AllergenConflict } from '#src/domain/allergen-check.ts';
import { planWithDates } from '#src/domain/package-plan.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { CheckSummary } from '#src/features/safety/check-summary.tsx';
import { FittingPackages } from '#src/features/safety/fitting-packages.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PackageLink } from './package-link.tsx';
import { staleAnswers } from './stale-answers.ts';
import { useSubscriptionTexts } from './use-subscription-texts.ts';

interface SubscriptionCheckProps {
  subscription: Subscription;
  /** What the server found when it refused the order, with the packages that fit. */
  conflict?: AllergenConflict | undefined;
  /** The acknowledgement. */
  children?: ReactNode;
}

/**
 * Whether the package of a subscription that is not paid fits its student, as the server found, and the way to one that
 * fits (rows F16, F17). A missing answer is shown as one, never as a package that fits.
 */
export function SubscriptionCheck({ subscription, conflict, children }: SubscriptionCheckProps) {
  const queryClient = useQueryClient();
  const texts = useSubscriptionTexts();
  const name = texts.student(subscription);
  const check = subscription.allergenCheck;
  if (check === null) {
    return (
      <Notice
        kind="warning"
        icon={<IconAlertTriangle size={20} stroke={1.75} />}
        action={
          <Button
            variant="secondary"
            size="small"
            onClick={() => void invalidate(queryClient, staleAnswers.orderChanged)}
          >
            <FormattedMessage id="subscribe.failed.retry" />
          </Button>
        }
      >
        <p>
          <FormattedMessage id="checkout.safety.missing" values={{ name }} />
        </p>
      </Notice>
    );
  }
  return (
    <CheckSummary studentName={name} check={check}>
      {check.verdict === 'does_not_fit' &&
        (conflict === undefined ? (
          <Button
            variant="secondary"
            size="small"
            renderRoot={(props) => <PackageLink subscription={subscription} {...props} />}
          >
            <FormattedMessage id="checkout.safety.others" />
          </Button>
        ) : (
          <FittingPackages
            studentId={subscription.studentId}
            studentName={name}
            packages={conflict.fittingPackages}
            planOf={(offer) => planWithDates({ ...subscription, frequency: subscription.package.frequency }, offer)}
          />
        ))}
      {children}
    </CheckSummary>
  );
}
