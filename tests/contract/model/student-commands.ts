import type { ApplicantDto, OrderDto, UserDto } from '#src/api/generated/client.schemas.ts';
import { command, dataOf, drawn, sent } from './command.ts';
import { holdStanding, type Model, pick, runningOf } from './model.ts';

const stale = 'a stale version is a 409';
const readBack = 'what was created is read back';
const refused = 'what the rules refuse is refused, and changes nothing';

const names = ['Salman Al Otaibi', 'Haya Al Dossary', 'جود السبيعي', 'Turki Al Ghamdi'];
const mostStudents = 8;

/** The fields of a student that a parent enters, from the server’s answer. */
const entered = (student: ApplicantDto) => ({
  name: student.name,
  arabic_name: student.arabic_name,
  birth_date: student.birth_date,
  school_id: student.school_id,
  educational_level_id: student.educational_level_id,
  delivery_target: student.delivery_target,
  street: student.home_address?.street_name,
  allergens: student.allergens.map(({ code, severity }) => [code, severity]),
  health_issues: student.health_issues.map(({ health_issue_id, description }) => [health_issue_id, description]),
});

const addStudent = drawn((a) =>
  command(
    `add a student (${names[a % names.length] ?? ''})`,
    ({ students }) => students.length < mostStudents,
    async (model, real) => {
      const body = await real.scene.studentInput(names[a % names.length]);
      const data = dataOf(await sent(real, 'createApplicant', { body }), 201, real.claims, readBack, 'adding');
      const student = data['applicant'] as ApplicantDto;
      const {
        home_address,
        allergens,
        health_issues,
        conditions_accepted: _yes,
        conditions_version: _v,
        ...plain
      } = body;
      real.claims.same(
        readBack,
        entered(student),
        {
          name: plain.name,
          arabic_name: plain.arabic_name,
          birth_date: plain.birth_date,
          school_id: plain.school_id,
          educational_level_id: plain.educational_level_id,
          delivery_target: plain.delivery_target,
          street: home_address?.street_name,
          allergens: allergens.map(({ code, severity }) => [code, severity]),
          health_issues: health_issues.map((each) => [each.health_issue_id, each.description]),
        },
        'the new student',
      );
      model.students.push(student);
    },
  ),
);

const readStudents = drawn(() =>
  command(
    'read all students',
    () => true,
    async (model, real) => {
      const { applicants } = dataOf(await sent(real, 'listApplicants', {}), 200, real.claims, readBack, 'reading');
      const shape = (students: ApplicantDto[]) =>
        students.map(({ id, ...student }) => [id, entered({ id, ...student })]);
      real.claims.same(readBack, shape(applicants as ApplicantDto[]), shape(model.students), 'the list of students');
    },
  ),
);

/** Whether a change is refused: the student has an order that waits for its payment, and would have another school. */
const leavesSchool = ({ unpaidOrder }: Model, { id, school_id }: ApplicantDto, schoolId: number) =>
  schoolId !== school_id &&
  unpaidOrder?.status === 'pending_payment' &&
  unpaidOrder.sub_orders.some(({ applicant_id }) => applicant_id === id);

const editStudent = drawn((a, b) =>
  command(
    `edit student ${a}`,
    ({ students }) => students.length > 0,
    async (model, real) => {
      const student = pick(model.students, a);
      if (!student) return;
      const body = await real.scene.studentInput(names[b % names.length]);
      body.delivery_target = b % 2 === 0 ? 'home' : 'school';
      const path = { id: student.id };
      const { version } = student;
      const answer = await sent(real, 'updateApplicant', { path, body: { ...body, version } });
      if (leavesSchool(model, student, body.school_id)) {
        dataOf(answer, 422, real.claims, refused, 'another school while the order waits for its payment');
        return;
      }
      dataOf(answer, 200, real.claims, readBack, 'editing');
      const { applicant } = dataOf(await sent(real, 'getApplicant', { path }), 200, real.claims, readBack, 'reading');
      const read = applicant as ApplicantDto;
      real.claims.same(
        readBack,
        [read.name, read.delivery_target],
        [body.name, body.delivery_target],
        `student ${student.id}`,
      );
      model.students = model.students.map((each) => (each.id === student.id ? read : each));
      // A student in the cart may have another school now, whose vacations change the period.
      model.unpaidOrder = (await real.scene.asParent('getDraftOrder'))['order'] as OrderDto | null;
    },
  ),
);

/** Two devices: the first adds a severe allergy, the second saves the form that it opened before. */
const editStudentTwice = drawn((a, b) =>
  command(
    `edit student ${a} on two devices`,
    ({ students }) => students.length > 0,
    async (model, real) => {
      const student = pick(model.students, a);
      if (!student) return;
      const opened = await real.scene.studentInput(names[b % names.length]);
      const { version } = student;
      const path = { id: student.id };
      const [allergen] = opened.allergens;
      if (!allergen) return;
      const allergens = [{ ...allergen, severity: 'moderate' as const }];
      const first = await sent(real, 'updateApplicant', { path, body: { ...opened, allergens, version } });
      if (leavesSchool(model, student, opened.school_id)) {
        dataOf(first, 422, real.claims, refused, 'another school while the order waits for its payment');
        return;
      }
      const { applicant: saved } = dataOf(first, 200, real.claims, readBack, 'adding an allergy');
      const late = await sent(real, 'updateApplicant', { path, body: { ...opened, allergens: [], version } });
      const { applicant: answered } = dataOf(late, 409, real.claims, stale, `saving version ${version} again`);
      const { applicant } = dataOf(await sent(real, 'getApplicant', { path }), 200, real.claims, readBack, 'reading');
      const read = applicant as ApplicantDto;
      real.claims.same(stale, answered, read, 'the student in the refusal');
      real.claims.same(stale, read, saved, 'the student after the refusal');
      real.claims.same(stale, entered(read).allergens, [[allergen.code, 'moderate']], 'the allergy after the refusal');
      model.students = model.students.map((each) => (each.id === student.id ? read : each));
      model.unpaidOrder = (await real.scene.asParent('getDraftOrder'))['order'] as OrderDto | null;
    },
  ),
);

/** Two devices: the second saves account details that the first has changed meanwhile. */
const editAccountTwice = drawn((a) =>
  command(
    'edit the account on two devices',
    () => true,
    async (_model, real) => {
      const path = { id: await real.scene.userId() };
      const read = async () => (await real.scene.asParent('getUser', { path }))['user'] as UserDto;
      const { full_name, email, mobile_number, version } = await read();
      const details = { email, mobile_number };
      const changed = { ...details, full_name: names[a % names.length] ?? full_name, version };
      dataOf(
        await sent(real, 'updateUser', { path, body: changed }),
        200,
        real.claims,
        readBack,
        'editing the account',
      );
      const saved = await read();
      const late = await sent(real, 'updateUser', { path, body: { ...details, full_name, version } });
      const { user } = dataOf(late, 409, real.claims, stale, `saving version ${version} again`);
      const now = await read();
      real.claims.same(stale, user, now, 'the account in the refusal');
      real.claims.same(stale, now, saved, 'the account after the refusal');
      const back = { ...details, full_name, version: now.version };
      dataOf(await sent(real, 'updateUser', { path, body: back }), 200, real.claims, readBack, 'editing the account');
    },
  ),
);

/** Whether a student can't be deleted: a paid subscription is running or has lunches to come, or a payment is pending. */
function isBound(model: Model, applicantId: number): boolean {
  const isPending = model.unpaidOrder?.status === 'pending_payment';
  if (runningOf(isPending ? model : { ...model, unpaidOrder: null }, applicantId).length > 0) return true;
  const paid = [...model.paid.values()].flatMap(({ sub_orders }) => sub_orders);
  return paid.some((each) => each.applicant_id === applicantId && each.remaining_days > 0);
}

const deleteStudent = drawn((a, b) =>
  command(
    `delete student ${a}${b % 2 === 0 ? '' : ', of the cart'}`,
    ({ students }) => students.length > 1,
    async (model, real) => {
      const inCart = new Set(model.unpaidOrder?.sub_orders.map(({ applicant_id }) => applicant_id));
      const ofCart = model.students.filter(({ id }) => inCart.has(id));
      const student = pick(b % 2 === 0 || ofCart.length === 0 ? model.students : ofCart, a);
      if (!student) return;
      const path = { id: student.id };
      const answer = await sent(real, 'deleteApplicant', { path });
      if (isBound(model, student.id)) {
        dataOf(answer, 409, real.claims, refused, 'deleting a student with a running subscription');
        dataOf(await sent(real, 'getApplicant', { path }), 200, real.claims, refused, 'the student is still there');
        return;
      }
      dataOf(answer, 204, real.claims, readBack, 'deleting a student');
      dataOf(await sent(real, 'getApplicant', { path }), 404, real.claims, readBack, 'reading a deleted student');
      model.students = model.students.filter(({ id }) => id !== student.id);
      const isInCart = model.unpaidOrder?.sub_orders.some(({ applicant_id }) => applicant_id === student.id);
      if (isInCart === true) {
        const order = (await real.scene.asParent('getDraftOrder'))['order'] as OrderDto | null;
        const left = order?.sub_orders.map(({ applicant_id }) => applicant_id) ?? [];
        const expected = model.unpaidOrder?.sub_orders.flatMap(({ applicant_id }) =>
          applicant_id === student.id ? [] : [applicant_id],
        );
        real.claims.same(readBack, left, expected ?? [], 'the cart without a deleted student');
        model.unpaidOrder = order;
      }
      await holdStanding(real, model);
    },
  ),
);

/** Adding, reading, changing and deleting students, and changing the account. */
export const studentCommands = [
  addStudent,
  readStudents,
  editStudent,
  editStudentTwice,
  editAccountTwice,
  deleteStudent,
];
