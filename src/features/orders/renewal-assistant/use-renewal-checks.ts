import { useQueries } from '@tanstack/react-query';
import { packageQuery } from '#src/api/packages.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { type CheckState, type PackageComparison, usePackageChecks } from '#src/features/safety/use-package-checks.ts';
import type { RenewalPlan } from './use-renewal-plans.ts';

/**
 * Whether the package of each renewal fits its student, by the id of the subscription. Without the package nothing is
 * known, which is never a package that fits.
 */
export function useRenewalChecks(
  renewals: readonly { plan: RenewalPlan; days: readonly CivilDate[] }[],
): ReadonlyMap<number, CheckState> {
  const offers = useQueries({
    queries: renewals.map(({ plan }) => packageQuery(plan.subscription.package.id)),
  });
  const comparisons = renewals.flatMap(({ plan, days }, index): (PackageComparison & { id: number })[] => {
    const offer = offers[index];
    return offer?.data && !offer.isError
      ? [{ id: plan.subscription.id, offer: offer.data, student: plan.student, days }]
      : [];
  });
  const { states } = usePackageChecks(comparisons);
  const known = new Map(comparisons.map(({ id }, index) => [id, states[index]]));
  return new Map(
    renewals.map(({ plan }, index): [number, CheckState] => {
      const { id } = plan.subscription;
      return [id, known.get(id) ?? { status: offers[index]?.isError === true ? 'failed' : 'pending' }];
    }),
  );
}
