import { Link } from '@tanstack/react-router';
import type { Subscription } from '#src/domain/subscription.ts';

type PackageLinkProps = { subscription: Subscription } & Record<string, unknown>;

/**
 * A link to the page of the subscription's package with its student chosen, where package, dates and off days can be
 * changed.
 */
export function PackageLink({ subscription, ...rest }: PackageLinkProps) {
  return (
    <Link
      to="/packages/$packageId"
      params={{ packageId: subscription.package.id }}
      search={{ applicant: subscription.studentId }}
      {...rest}
    />
  );
}
