import type { DeliveryDto } from '#src/api/generated/client.schemas.ts';
import type { Ready } from '../exchange.ts';
import { daysOff } from '../recipes-students.ts';
import { MissingState, type Scene } from '../scene.ts';

/** Off days of a subscription, with their removal. */
async function requestedDaysOff(scene: Scene): Promise<{ id: number; ready: Ready }> {
  const ready = await daysOff(scene);
  const { vacation } = (await scene.call('createApplicantVacation', ready)) as { vacation: { id: number } };
  const { sub_order_id: id } = ready.body as { sub_order_id: number };
  return { id, ready: { path: { ...ready.path, vacation_id: vacation.id }, token: await scene.token() } };
}

/** Off days whose lunch at the new end was cancelled. */
export async function returnAfterCancelling(scene: Scene): Promise<Ready> {
  const { id, ready } = await requestedDaysOff(scene);
  const { deliveries } = await scene.asParent('listDeliveries', { path: { id } });
  const last = (deliveries as DeliveryDto[]).findLast(({ status }) => status === 'scheduled');
  if (!last) throw new MissingState('a lunch is needed that the off days moved');
  await scene.asParent('cancelDelivery', { path: { id, delivery_id: last.id } });
  return ready;
}

/** Off days of a subscription that was cancelled afterwards. */
export async function returnAfterCancellation(scene: Scene): Promise<Ready> {
  const { id, ready } = await requestedDaysOff(scene);
  const order = (await scene.paidOrders()).find(({ sub_orders }) => sub_orders.some((each) => each.id === id));
  await scene.asParent('cancelSubOrder', { path: { id }, body: { version: order?.version } });
  return ready;
}
