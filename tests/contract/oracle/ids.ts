import type { VacationDto } from '#src/api/generated/client.schemas.ts';
import { newFeed } from '../recipes-calendar-feeds.ts';
import { daysOff } from '../recipes-students.ts';
import type { Scene } from '../scene.ts';
import type { OracleCase } from './case.ts';

/** A new record, and what deletes it. */
interface Created {
  /** Its ids by the kind of record; a draft is deleted with its sub orders. */
  ids: Record<string, number>;
  remove: () => Promise<unknown>;
}

async function draft(scene: Scene): Promise<Created> {
  const { id, sub_orders } = await scene.draft();
  return {
    ids: { order: id, ...(sub_orders[0] && { 'sub order': sub_orders[0].id }) },
    remove: async () => scene.emptyCart(),
  };
}

async function student(scene: Scene): Promise<Created> {
  const { id } = await scene.student();
  return { ids: { student: id }, remove: async () => scene.asParent('deleteApplicant', { path: { id } }) };
}

async function offDays(scene: Scene): Promise<Created> {
  const ready = await daysOff(scene);
  const { id } = (await scene.call('createApplicantVacation', ready))['vacation'] as VacationDto;
  const path = { ...ready.path, vacation_id: id };
  return { ids: { request: id }, remove: async () => scene.asParent('deleteApplicantVacation', { path }) };
}

async function feed(scene: Scene): Promise<Created> {
  const { id } = (await newFeed(scene)).feed;
  return { ids: { feed: id }, remove: async () => scene.asParent('deleteCalendarFeed', { path: { id } }) };
}

/** Creates and deletes three records, one after the other: none has an id of one before it (`Id`). */
async function repeatedIdError(scene: Scene, create: (scene: Scene) => Promise<Created>): Promise<string | null> {
  const given = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const { ids, remove } = await create(scene);
    for (const [kind, id] of Object.entries(ids)) {
      if (given.has(`${kind} ${id}`)) return `the new ${kind} has the id ${id} of a deleted one`;
      given.add(`${kind} ${id}`);
    }
    await remove();
  }
  return null;
}

/** The ids of deleted records. */
export const idCases: OracleCase[] = [
  {
    name: 'a deleted draft never gives its id to another',
    operation: 'removeOrderApplicant',
    errorOf: async (scene) => repeatedIdError(scene, draft),
  },
  {
    name: 'a deleted student never gives its id to another',
    operation: 'deleteApplicant',
    errorOf: async (scene) => repeatedIdError(scene, student),
  },
  {
    name: 'deleted off days never give their id to others',
    operation: 'deleteApplicantVacation',
    errorOf: async (scene) => repeatedIdError(scene, offDays),
  },
  {
    name: 'a deleted calendar feed never gives its id to another',
    operation: 'deleteCalendarFeed',
    errorOf: async (scene) => repeatedIdError(scene, feed),
  },
];
