import { Link } from '@tanstack/react-router';
import type { OrderLine } from '#src/api/orders.ts';

type PackageLinkProps = { line: OrderLine } & Record<string, unknown>;

/** To the page of the line's package, with its student in front: where package, dates and off days are changed. */
export function PackageLink({ line, ...rest }: PackageLinkProps) {
  return (
    <Link
      to="/packages/$packageId"
      params={{ packageId: line.package.id }}
      search={{ applicant: line.applicantId }}
      {...rest}
    />
  );
}
