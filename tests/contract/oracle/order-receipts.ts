import type { ApplicantDto, OrderEventDto, SchoolDto, SubOrderDto } from '#src/api/generated/client.schemas.ts';
import { MissingState, type Scene } from '../scene.ts';
import { boughtOf, choiceOf, offerOf } from './bought.ts';
import { differenceOf, type OracleCase } from './case.ts';
import { notificationsOf } from './news.ts';

async function lastEventOf(scene: Scene, id: number): Promise<OrderEventDto | undefined> {
  const { order_events } = await scene.asParent('listOrderEvents', { path: { id } });
  return (order_events as OrderEventDto[]).at(-1);
}

const placeOf = (subOrder: SubOrderDto | undefined) => [subOrder?.school, subOrder?.delivery_address];

/** Another served school that teaches the level of a student. */
async function otherSchool(scene: Scene, { school_id, educational_level_id }: ApplicantDto): Promise<SchoolDto> {
  const { schools } = await scene.asParent('listSchools', { query: { per_page: 100 } });
  const found = (schools as SchoolDto[]).find(
    ({ id, is_served, educational_level_ids }) =>
      id !== school_id && is_served && educational_level_ids.includes(educational_level_id),
  );
  if (!found) throw new MissingState('two schools are needed that are served and teach the same level');
  return found;
}

/** A student goes to another school: the paid order keeps its own, its history says so, and the parent is notified. */
async function keptSchoolError(scene: Scene): Promise<string | null> {
  const student = await scene.student();
  const [start = ''] = await scene.startDays(1);
  const { id, sub_orders } = await boughtOf(scene, [choiceOf(student.id, await offerOf(scene, 'weekly'), start)]);
  const [bought] = sub_orders;
  const school = await otherSchool(scene, student);
  const body = { ...(await scene.studentInput()), version: student.version, school_id: school.id };
  await scene.asParent('updateApplicant', { path: { id: student.id }, body });
  const event = await lastEventOf(scene, id);
  const { name, arabic_name } = school;
  const expected = {
    type: 'school_kept',
    actor: 'parent',
    sub_order_id: bought?.id,
    current: { school: { name, arabic_name } },
  };
  const about = (await notificationsOf(scene)).all.filter(({ order_event_id }) => order_event_id === event?.id);
  const news = about.map(({ type, order_id }) => [type, order_id]);
  return (
    differenceOf(event, expected, 'the event of a student at another school') ??
    differenceOf(placeOf((await scene.order(id)).sub_orders[0]), placeOf(bought), 'the place of the paid order') ??
    differenceOf(news, [['order_place_kept', id]], 'the notification of this event')
  );
}

/** The same package for the same student again, later: each order names the other one. */
async function renewalError(scene: Scene): Promise<string | null> {
  const student = await scene.student();
  const [start = '', , , later = ''] = await scene.startDays(4);
  const offer = await offerOf(scene, 'weekly');
  const first = await boughtOf(scene, [choiceOf(student.id, offer, start)]);
  const second = await boughtOf(scene, [choiceOf(student.id, offer, later)]);
  const referenceTo = ({ id, order_number }: typeof first) => ({ id, order_number });
  const lineOf = ({ sub_orders }: typeof first) => ({ sub_order_id: sub_orders[0]?.id });
  const renewed = { type: 'renewed', related_order: referenceTo(second), ...lineOf(first) };
  const origin = { type: 'renewal_of', related_order: referenceTo(first), ...lineOf(second) };
  return (
    differenceOf(await lastEventOf(scene, first.id), renewed, 'the event of the renewed order') ??
    differenceOf(await lastEventOf(scene, second.id), origin, 'the event of the order that renews it')
  );
}

/** Events that the parent did not ask for, or that lead to another order. */
export const orderReceiptCases: readonly OracleCase[] = [
  {
    name: 'a paid order keeps its school when the student goes to another one, and says so',
    operation: 'listOrderEvents',
    errorOf: keptSchoolError,
  },
  { name: 'an order and the one that renews it name each other', operation: 'listOrderEvents', errorOf: renewalError },
];
