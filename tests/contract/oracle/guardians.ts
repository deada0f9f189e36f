import type {
  ApplicantDto,
  DeliveryDto,
  GuardianDto,
  NotificationDto,
  OrderDto,
  SharedStudentDto,
} from '#src/api/generated/client.schemas.ts';
import { guardianInvitationDays, maxGuardians, sharedLunchDays } from '#src/domain/guardian-access.ts';
import { invitedOther, newGuardian, otherNumber, removeGuardians } from '../recipes-guardians.ts';
import { daysAfter, MissingState, type Scene } from '../scene.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { factsNow, holdAt } from './facts.ts';

const dayMs = 86_400_000;

/** The students that one guardian record shares with the other parent, by id. */
async function sharedBy(scene: Scene, { id }: GuardianDto): Promise<SharedStudentDto[]> {
  const { shared_students } = await scene.call('listSharedStudents', { token: await scene.otherToken() });
  return (shared_students as SharedStudentDto[])
    .filter(({ guardian_invitation_id }) => guardian_invitation_id === id)
    .toSorted((a, b) => a.id - b.id);
}

const accept = async (scene: Scene, { id }: GuardianDto, token?: string) =>
  answerTo(scene, 'acceptGuardianInvitation', { path: { id }, token: token ?? (await scene.otherToken()) });

/** What the parent's own operations answer of each student, as a guardian may read it. */
async function expectedStudents(scene: Scene, access: GuardianDto['access']): Promise<object[]> {
  const today = await scene.today();
  const end = daysAfter(today, sharedLunchDays - 1);
  const students = (await scene.asParent('listApplicants'))['applicants'] as ApplicantDto[];
  const orders = (await scene.asParent('listCurrentOrders', { query: { per_page: 100 } }))['orders'] as OrderDto[];
  const expected: object[] = [];
  for (const student of students.toSorted((a, b) => a.id - b.id)) {
    const days: DeliveryDto[] = [];
    for (const { id, applicant_id } of orders.flatMap(({ sub_orders }) => sub_orders)) {
      if (applicant_id !== student.id) continue;
      days.push(...((await scene.asParent('listDeliveries', { path: { id } }))['deliveries'] as DeliveryDto[]));
    }
    expected.push({
      id: student.id,
      access,
      name: student.name,
      arabic_name: student.arabic_name,
      allergens: access === 'health' ? student.allergens : null,
      health_issues: access === 'health' ? student.health_issues : null,
      lunches: days
        .filter(({ date }) => date >= today && date <= end)
        .toSorted((a, b) => a.date.localeCompare(b.date))
        .map(({ date, status, meals }) => ({
          date,
          status,
          meals: meals.map(({ name, arabic_name }) => ({ name, arabic_name })),
        })),
    });
  }
  return expected;
}

/** Nothing before the acceptance, then as far as the access allows, and nothing from the removal on. */
async function accessError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const guardian = await invitedOther(scene);
  const is = async (expected: readonly object[], at: string) =>
    differenceOf(await sharedBy(scene, guardian), expected, `what is shared ${at}`);
  const change = async (access: GuardianDto['access']) =>
    scene.asParent('updateGuardian', { path: { id: guardian.id }, body: { access } });
  return firstError([
    async () => is([], 'before the acceptance'),
    async () => {
      if ((await accept(scene, guardian)).status !== 200) throw new MissingState('the other parent has to accept');
      return is(await expectedStudents(scene, 'view'), 'with view');
    },
    async () => {
      await change('health');
      return is(await expectedStudents(scene, 'health'), 'with health');
    },
    async () => {
      await change('view');
      return is(await expectedStudents(scene, 'view'), 'with view again');
    },
    async () => {
      await scene.asParent('deleteGuardian', { path: { id: guardian.id } });
      return is([], 'after the removal');
    },
    async () => {
      const again = await accept(scene, guardian);
      return refusalError(again, { status: 404 }, 'an acceptance after the removal');
    },
  ]);
}

/** Who can't be invited, and who can't accept. */
async function refusedError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const first = await invitedOther(scene);
  const invite = async (mobile_number: string) =>
    answerTo(scene, 'createGuardian', { body: { full_name: 'Abdullah Al Harbi', mobile_number, access: 'view' } });
  return firstError([
    async () =>
      refusalError(
        await invite(scene.parent().mobileNumber),
        { status: 422, errors: [['mobile_number', 'not_allowed']] },
        "the parent's own number",
      ),
    async () =>
      refusalError(
        await invite(otherNumber(scene)),
        { status: 422, errors: [['mobile_number', 'taken']] },
        'a number that was invited before',
      ),
    async () => {
      const stranger = await accept(scene, first, await scene.token());
      return refusalError(stranger, { status: 404 }, 'an acceptance by the parent who invited');
    },
    async () => {
      for (let count = 1; count < maxGuardians; count += 1) await newGuardian(scene);
      const { mobile_number } = first;
      return refusalError(
        await invite(mobile_number.replace(/.$/, (last) => String((Number(last) + 1) % 10))),
        { status: 409, reason: 'too_many_guardians' },
        'one more than allowed',
      );
    },
    async () => {
      const ready = { path: { id: first.id }, token: await scene.otherToken() };
      await answerTo(scene, 'deleteGuardianInvitation', ready);
      return refusalError(await accept(scene, first), { status: 404 }, 'an acceptance after it was declined');
    },
    async () => {
      const second = await invitedOther(scene);
      await holdAt(scene, new Date(now.getTime() + guardianInvitationDays * dayMs));
      const late = await accept(scene, second);
      return refusalError(late, { status: 409, reason: 'invitation_expired' }, 'an acceptance after 7 days');
    },
  ]);
}

/** The record of a guardian stays in the parent's list with its times; a removed one leaves the list. */
async function recordError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const guardian = await invitedOther(scene, 'health');
  const times = {
    invited_at: now.toISOString(),
    expires_at: new Date(now.getTime() + guardianInvitationDays * dayMs).toISOString(),
  };
  const listed = async () => (await scene.asParent('listGuardians'))['guardians'] as GuardianDto[];
  const before = differenceOf(
    await listed(),
    [{ ...guardian, ...times, access: 'health', status: 'invited', accepted_at: null, ended_at: null }],
    'an invitation',
  );
  const accepted = await accept(scene, guardian);
  const invitation = { id: guardian.id, access: 'health', status: 'active', ...times, accepted_at: now.toISOString() };
  return (
    before ??
    differenceOf(dataIn(accepted)['guardian_invitation'], invitation, 'the accepted invitation') ??
    differenceOf(dataIn(await accept(scene, guardian))['guardian_invitation'], invitation, 'the second acceptance') ??
    differenceOf(await listed(), [{ status: 'active', accepted_at: now.toISOString() }], 'an accepted one') ??
    (await removeGuardians(scene), differenceOf(await listed(), [], 'the list after the removal'))
  );
}

/** Who may look never changes unseen: by whichever side it changes, the other one is notified. */
async function newsError(scene: Scene): Promise<string | null> {
  const guardian = await invitedOther(scene);
  const ofParent = await scene.token();
  const ofInvited = await scene.otherToken();
  const isNews = async (token: string, { id }: GuardianDto, count: number, after: string) => {
    const { notifications } = await scene.call('listNotifications', { query: { page_size: 100 }, token });
    const news = (notifications as NotificationDto[]).filter(
      ({ type, entity_type, entity_id }) =>
        type === 'guardian_access' && entity_type === 'guardian' && entity_id === id,
    );
    const whose = token === ofParent ? 'the parent' : 'the invited person';
    return news.length === count
      ? null
      : `${whose} has ${news.length} notifications instead of ${count} after ${after}`;
  };
  return firstError([
    async () => isNews(ofInvited, guardian, 1, 'the invitation'),
    async () => isNews(ofParent, guardian, 0, 'the invitation'),
    async () => {
      await accept(scene, guardian);
      await accept(scene, guardian);
      return isNews(ofParent, guardian, 1, 'the acceptance');
    },
    async () => {
      await scene.asParent('deleteGuardian', { path: { id: guardian.id } });
      return isNews(ofInvited, guardian, 2, 'the removal');
    },
    async () => {
      const declined = await invitedOther(scene);
      await scene.call('deleteGuardianInvitation', { path: { id: declined.id }, token: ofInvited });
      return isNews(ofParent, declined, 1, 'the invitation was declined');
    },
    async () => {
      const left = await invitedOther(scene);
      await accept(scene, left);
      await scene.call('deleteGuardianInvitation', { path: { id: left.id }, token: ofInvited });
      return isNews(ofParent, left, 2, 'the guardian has left');
    },
  ]);
}

/** Second guardians: what they read, and who can become one. */
export const guardianCases: readonly OracleCase[] = [
  { name: 'a guardian reads what the access allows', operation: 'listSharedStudents', errorOf: accessError },
  { name: 'who can not be invited or accept', operation: 'createGuardian', errorOf: refusedError },
  { name: 'the record of an access has its times', operation: 'listGuardians', errorOf: recordError },
  { name: 'a change of an access notifies the other side', operation: 'acceptGuardianInvitation', errorOf: newsError },
];
