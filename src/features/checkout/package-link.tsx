import { Link } from '@tanstack/react-router';
import type { Subscription } from '#src/domain/subscription.ts';

type PackageLinkProps = { subscription: Subscription } & Record<string, unknown>;

/** To the page of the line's package, with its student in front: where package, dates and off days are changed. */
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
