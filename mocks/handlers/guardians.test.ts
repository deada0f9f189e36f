import { describe, expect, it } from 'vitest';
import type {
  Guardian,
  GuardianAnswer,
  GuardianInvitationList,
  GuardianList,
  NotificationList,
  SharedStudentList,
} from '#src/api/generated/zod/schemas.ts';
import { accountOf } from '#mocks/personas.ts';
import { eraseAccount } from '#mocks/privacy/erase.ts';
import { personalDataOf } from '#mocks/privacy/personal-data.ts';
import { db, takeSnapshot } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { errorsOf, testParent } from '#mocks/test-parent.ts';

const now = '2026-11-21T06:00:00Z';
const mock = testMock({ clock: now });

/** The seeds: Reem looks at Huda's students without health, and Maha has invited Huda with health. */
const huda = testParent('huda');
const reem = testParent('reem');
const noura = testParent('noura');
const nouraNumber = accountOf('noura').mobileNumber;

const invite = async (body: Partial<Guardian> = {}) =>
  huda.send<GuardianAnswer>('POST', '/guardians', {
    full_name: 'Noura',
    mobile_number: nouraNumber,
    access: 'view',
    ...body,
  });
const invited = async (body: Partial<Guardian> = {}) => (await invite(body)).body.data.guardian;
const listed = async () => (await huda.get<GuardianList>('/guardians')).body.data.guardians;
const shared = async (parent: typeof huda) =>
  (await parent.get<SharedStudentList>('/shared-students')).body.data.shared_students;
const accept = async (id: number, parent = noura) => parent.send('POST', `/guardian-invitations/${id}/accept`);
const newsOf = async (parent: typeof huda) =>
  (await parent.get<NotificationList>('/notifications?page_number=1&page_size=100')).body.data.notifications
    .filter(({ type }) => type === 'guardian_access')
    .map(({ title, entity_type, entity_id }) => [title, entity_type, entity_id]);

const newNumber = '+966555013950';

/** Gives an account another confirmed number. */
const renumber = async (userId: number, mobileNumber: string) =>
  db.users.update((query) => query.where({ id: userId }), {
    data(user) {
      user.mobile_number = mobileNumber;
      user.phone_number = mobileNumber;
    },
  });

describe('what a guardian reads', () => {
  it('is nothing before the acceptance, then students and lunches without their health', async () => {
    const { id } = await invited();
    expect(await shared(noura)).toEqual([]);
    expect((await accept(id)).status).toBe(200);
    const students = await shared(noura);
    expect(students.map((each) => [each.id, each.owner_name, each.allergens, each.health_issues])).toEqual(
      [11, 12, 13].map((student) => [student, 'Huda Al Harbi', null, null]),
    );
    expect(JSON.stringify(students)).not.toMatch(/eanut|severity|diabetes/i);
    const dates = students.flatMap(({ lunches }) => lunches.map(({ date }) => date));
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.every((date) => date >= '2026-11-21' && date <= '2026-12-04')).toBe(true);
  });

  it('has the allergies with `health`, until it is taken back', async () => {
    const { id } = await invited({ access: 'health' });
    await accept(id);
    const allergens = async () =>
      (await shared(noura)).find((each) => each.id === 12)?.allergens?.map((each) => each.code);
    expect(await allergens()).toContain('peanuts');
    expect((await huda.send('PUT', `/guardians/${id}`, { access: 'view' })).status).toBe(200);
    expect(await allergens()).toBeUndefined();
  });

  it.each(['parent', 'guardian'])('ends at once when the %s ends it, for good', async (by) => {
    const { id } = await invited();
    await accept(id);
    const end = async () =>
      by === 'parent' ? huda.send('DELETE', `/guardians/${id}`) : noura.send('DELETE', `/guardian-invitations/${id}`);
    expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
    expect(await shared(noura)).toEqual([]);
    expect((await accept(id)).status).toBe(404);
    expect((await listed()).map((each) => each.id)).toEqual([1]);
  });

  it.each([
    ['the parent', 41],
    ['the guardian', 44],
  ])('G89 ends when the account of %s is erased', async (_who, userId) => {
    expect(await shared(reem)).toHaveLength(3);
    await eraseAccount(userId, new Date(now));
    const [record] = takeSnapshot().guardians;
    expect(record).toMatchObject({ removed_at: new Date(now).toISOString(), full_name: '—' });
    if (userId === 41) expect(await shared(reem)).toEqual([]);
  });

  it('is theirs, and no way to change anything', async () => {
    expect(await shared(huda)).toEqual([]);
    expect((await reem.get('/applicants/12')).status).toBe(404);
    expect((await reem.send('DELETE', '/guardians/1')).status).toBe(404);
    expect((await reem.send('PUT', '/guardians/1', { access: 'health' })).status).toBe(404);
  });
});

describe('an invitation', () => {
  it("is refused for the parent's own number and for one that was invited before", async () => {
    const own = await invite({ mobile_number: accountOf('huda').mobileNumber });
    const twice = await invite({ mobile_number: accountOf('reem').mobileNumber });
    expect([own.status, twice.status]).toEqual([422, 422]);
    expect([errorsOf(own), errorsOf(twice)]).toEqual([['mobile_number: not_allowed'], ['mobile_number: taken']]);
  });

  it('is refused for the new number of a guardian, who would have two accesses', async () => {
    await renumber(44, newNumber);
    expect(errorsOf(await invite({ mobile_number: newNumber, access: 'health' }))).toEqual(['mobile_number: taken']);
  });

  it('replaces the access that its account accepted before under another number', async () => {
    const { id } = await invited({ mobile_number: newNumber, access: 'health' });
    await renumber(44, newNumber);
    expect((await accept(id, reem)).status).toBe(200);
    expect((await shared(reem)).map((each) => [each.id, each.access])).toEqual(
      [11, 12, 13].map((student) => [student, 'health']),
    );
    expect((await listed()).map((each) => each.id)).toEqual([id]);
    expect((await accept(id, reem)).status).toBe(200);
    await huda.send('DELETE', `/guardians/${id}`);
    expect(await shared(reem)).toEqual([]);
  });

  it("is never the parent's own, also if the parent has its number since", async () => {
    const { id } = await invited({ mobile_number: newNumber });
    await renumber(41, newNumber);
    const { guardian_invitations } = (await huda.get<GuardianInvitationList>('/guardian-invitations')).body.data;
    expect(guardian_invitations.map((each) => each.id)).not.toContain(id);
    expect((await accept(id, huda)).status).toBe(404);
  });

  it('is refused beyond 3 people, and possible again after a removal', async () => {
    const { id } = await invited();
    await invited({ mobile_number: '+966555013948' });
    const fourth = await invite({ mobile_number: '+966555013949' });
    expect([fourth.status, fourth.body.reason_code]).toEqual([409, 'too_many_guardians']);
    await huda.send('DELETE', `/guardians/${id}`);
    expect((await invite()).status).toBe(201);
  });

  it('is answered alike for a number without an account', async () => {
    const [known, unknown] = [await invite(), await invite({ mobile_number: '+966555013948' })];
    expect(Object.keys(unknown.body.data.guardian)).toEqual(Object.keys(known.body.data.guardian));
    expect(unknown.body.data.guardian.status).toBe(known.body.data.guardian.status);
  });

  it('is for the account with its number alone', async () => {
    const { id } = await invited();
    expect([(await accept(id, reem)).status, (await accept(id, huda)).status]).toEqual([404, 404]);
    expect((await reem.send('DELETE', `/guardian-invitations/${id}`)).status).toBe(404);
    const { body } = await noura.get<GuardianInvitationList>('/guardian-invitations');
    expect(body.data.guardian_invitations.map((each) => [each.id, each.status])).toEqual([[id, 'invited']]);
  });

  it('G86 expires after 7 days, and is then replaced by a new one', async () => {
    const { id } = await invited();
    mock.set({ clock: '2026-11-28T06:00:00Z' });
    const late = await accept(id);
    expect([late.status, late.body.reason_code]).toEqual([409, 'invitation_expired']);
    expect((await listed())[0]?.status).toBe('expired');
    const again = await invited();
    expect((await listed()).map((each) => each.id)).toEqual([again.id, 1]);
    expect((await accept(again.id)).status).toBe(200);
  });

  it('can be declined, which the parent sees', async () => {
    const { id } = await invited();
    expect((await noura.send('DELETE', `/guardian-invitations/${id}`)).status).toBe(204);
    expect((await listed())[0]?.status).toBe('declined');
    expect((await accept(id)).status).toBe(404);
  });
});

it('G88 the invited person and the parent are notified of each change once', async () => {
  const { id } = await invited();
  expect(await newsOf(noura)).toEqual([['Huda Al Harbi invites you', 'guardian', id]]);
  await accept(id);
  await accept(id);
  expect(await newsOf(huda)).toEqual([['Noura can see your children’s lunches now', 'guardian', id]]);
  await huda.send('DELETE', `/guardians/${id}`);
  expect(await newsOf(noura)).toContainEqual(['Huda Al Harbi has ended your access', 'guardian', id]);
});

it('G89 the copy of all data has removed ones, too', async () => {
  await huda.send('DELETE', '/guardians/1');
  const user = db.users.findFirst((query) => query.where({ id: 41 }));
  if (!user) throw new Error('Huda is missing');
  const data = personalDataOf(user, new Date(now));
  expect(data.guardians.map(({ id, status }) => [id, status])).toEqual([[1, 'removed']]);
  expect(data.guardian_invitations.map(({ id, status }) => [id, status])).toEqual([[2, 'invited']]);
});
