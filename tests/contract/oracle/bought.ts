import type { OrderApplicantInputDto, OrderDto, PackageDto, PaymentDto } from '#src/api/generated/client.schemas.ts';
import { acknowledgementsOf } from '../acknowledged.ts';
import { MissingState, type Scene } from '../scene.ts';

/** A choice of a package for a student from a day. */
export function choiceOf(
  applicantId: number,
  offer: PackageDto,
  startsOn: string,
  count = 1,
  vacancy: string[] = [],
): OrderApplicantInputDto & { vacancy: string[] } {
  return {
    applicant_id: applicantId,
    package_id: offer.id,
    start_date: startsOn,
    ...(offer.frequency === 'weekly' ? { number_of_weeks: count } : { number_of_months: count }),
    vacancy,
  };
}

/** A package for a student of nine, with a delivery fee if possible. */
export async function offerOf(scene: Scene, frequency: PackageDto['frequency']): Promise<PackageDto> {
  const fitting = (await scene.packages()).filter(
    (each) => each.frequency === frequency && each.min_age <= 9 && each.max_age >= 10,
  );
  const found = fitting.find(({ delivery_fee }) => delivery_fee !== '0.00') ?? fitting[0];
  if (!found) throw new MissingState(`a ${frequency} package is needed for a student of nine`);
  return found;
}

/** A draft with these choices. */
export async function draftOf(scene: Scene, applicants: readonly OrderApplicantInputDto[]): Promise<OrderDto> {
  await scene.emptyCart();
  return (await scene.asParent('createOrder', { body: { applicants } }))['order'] as OrderDto;
}

/** Checks out a draft, and pays it. */
export async function payFor(scene: Scene, draft: OrderDto): Promise<OrderDto> {
  const { order } = await scene.asParent('checkoutOrder', {
    path: { id: draft.id },
    body: {
      version: draft.version,
      acknowledgements: acknowledgementsOf(draft),
      payment_method: 'mada',
      return_url: scene.world.returnUrl,
    },
  });
  await scene.settle((order as OrderDto).payment as PaymentDto, 'paid');
  return scene.order(draft.id);
}

/** A paid order with these choices. */
export async function boughtOf(scene: Scene, applicants: readonly OrderApplicantInputDto[]): Promise<OrderDto> {
  return payFor(scene, await draftOf(scene, applicants));
}
