import type { ApplicantDto, ApplicantInputDto, OrderDto } from '#src/api/generated/client.schemas.ts';
import type { Scene } from '../scene.ts';
import { payFor } from './bought.ts';
import { differenceOf, firstError, type OracleCase } from './case.ts';
import { bookError } from './orders.ts';
import { areaNames, lookups } from './students.ts';

/** The error of a student in an order: as saved, in all fields that kitchen and driver need. */
async function servedError(scene: Scene, order: OrderDto, student: ApplicantDto): Promise<string | null> {
  const { issues } = await lookups(scene);
  const line = order.sub_orders.find(({ applicant_id }) => applicant_id === student.id);
  const categories = new Set<string>([
    ...student.health_issues.map(({ category }) => category),
    ...(student.allergens.length > 0 ? ['allergy'] : []),
  ]);
  const medical_category = ['chronic', 'allergy', 'other'].find((each) => categories.has(each)) ?? 'healthy';
  const isWell = student.health_issues.length === 0 && student.allergens.length === 0;
  const { address, arabic_address } = student.school;
  const school_address = { name: address, arabic_name: arabic_address };
  const error = differenceOf(
    line,
    {
      applicant_name: student.name,
      arabic_applicant_name: student.arabic_name,
      school: { name: student.school.name, arabic_name: student.school.arabic_name },
      educational_level: { name: student.educational_level.name, arabic_name: student.educational_level.arabic_name },
      school_address,
      delivery_target: student.delivery_target,
      medical_category,
      // A kitchen is assigned to what is paid.
      ...(order.order_date === null ? { restaurant: null, restaurant_address: null, delivery_provider: null } : {}),
      ...(isWell ? { medical_issue: null } : {}),
      ...(student.home_address ? {} : { home_address: { name: null, arabic_name: null } }),
    },
    `student ${student.id} in order ${order.id}`,
  );
  if (error !== null || !line) return error;
  // Another server may assign the kitchen later, as the contract allows.
  const { restaurant, restaurant_address, delivery_provider } = line;
  if (scene.world.isMock && order.order_date !== null && !(restaurant && restaurant_address && delivery_provider)) {
    return `student ${student.id} in a paid order has no kitchen or driver`;
  }
  const { home_address: homeAddress } = student;
  const target = student.delivery_target === 'school' ? school_address : line.home_address;
  const parts = homeAddress
    ? [
        homeAddress.street_name,
        homeAddress.building_number,
        homeAddress.building_name,
        homeAddress.landmark,
        homeAddress.zip,
      ]
    : [];
  const named = [
    ...student.health_issues.flatMap(({ health_issue_id, description }) => [
      issues.find(({ id }) => id === health_issue_id)?.name,
      description,
    ]),
    ...student.allergens.map(({ name }) => name),
  ];
  const missing = (text: string | null | undefined, all: readonly (string | null | undefined)[]) =>
    all.find((part) => part && text?.includes(part) !== true);
  const area = homeAddress ? await areaNames(scene, homeAddress) : null;
  const arabicParts = [area?.region.arabic_name, area?.neighbourhood.arabic_name];
  const lostInArabic = missing(line.home_address.arabic_name, [...parts, ...arabicParts]);
  const [lost, unnamed] = [
    missing(line.home_address.name, [...parts, area?.region.name, area?.neighbourhood.name]),
    missing(line.medical_issue?.name, named),
  ];
  const arabic = missing(line.medical_issue?.arabic_name, [
    ...student.health_issues.map(({ arabic_name }) => arabic_name),
    ...student.allergens.map(({ arabic_name }) => arabic_name),
  ]);
  const gap = /^[,،.\s]|[,،]\s*(?:[,،]|$)/;
  const broken = [line.home_address.name, line.home_address.arabic_name].find(
    (text) => text !== null && gap.test(text),
  );
  const arabicName = /\p{Script=Arabic}/u;
  const isMixed = arabicName.test(line.medical_issue?.name ?? '') && !arabicName.test(named.join(' '));
  return (
    differenceOf(line.delivery_address, target, 'where the lunches go') ??
    (broken === undefined || broken === null ? null : `a home has an empty part: ${broken}`) ??
    (isMixed ? `the medical issue in English is ${line.medical_issue?.name ?? ''}` : null) ??
    (lost || lostInArabic ? `the home of student ${student.id} is without ${lost ?? lostInArabic ?? ''}` : null) ??
    (unnamed || arabic ? `the medical issue of student ${student.id} is without ${unnamed ?? arabic ?? ''}` : null)
  );
}

/** A draft follows its students; a paid order keeps them, and the parent, as they were at the payment. */
async function keptError(scene: Scene): Promise<string | null> {
  const { issues } = await lookups(scene);
  const draft = await scene.draft();
  const path = { id: draft.sub_orders[0]?.applicant_id ?? 0 };
  const read = async () => (await scene.asParent('getApplicant', { path }))['applicant'] as ApplicantDto;
  const input = await scene.studentInput('Turki Al Ghamdi');
  const issueOf = (category: string) => issues.filter((each) => each.category === category).slice(0, 1);
  const withIssues = (categories: string[]) => ({
    health_issues: categories.flatMap(issueOf).map(({ id }) => ({ health_issue_id: id, description: 'Carries a pen' })),
  });
  const changes: Partial<ApplicantInputDto>[] = [
    { delivery_target: 'home', ...withIssues(['other', 'chronic']) },
    { ...withIssues(['other']), allergens: [] },
    { health_issues: [] },
    { health_issues: [], allergens: [], home_address: null },
  ];
  const error = await firstError(
    changes.map((change) => async () => {
      const { version } = await read();
      await scene.asParent('updateApplicant', { path, body: { ...input, ...change, version } });
      return servedError(scene, await scene.order(draft.id), await read());
    }),
  );
  if (error !== null) return error;
  const home_address = { ...input.home_address, short_address: 'RNJA4527', street_name: null, building_number: null };
  for (const body of [{ ...input, home_address }, input]) {
    const { version } = await read();
    await scene.asParent('updateApplicant', { path, body: { ...body, version } });
    const { sub_orders } = await scene.order(draft.id);
    const short = body.home_address?.street_name ? null : 'RNJA4527';
    const shown = sub_orders[0]?.home_address.name ?? '';
    if (short !== null && !shown.includes(short)) return 'a home is without its short address';
    if (/^[,.\s]|,\s*(?:,|$)/.test(shown)) return `a home has an empty part: ${shown}`;
  }
  const student = await read();
  const paid = await payFor(scene, await scene.order(draft.id));
  const user = { path: { id: await scene.userId() } };
  const { user: before } = await scene.asParent('getUser', user);
  const { full_name, email, mobile_number, version } = before as {
    full_name: string;
    email: string;
    mobile_number: string;
    version: number;
  };
  const named = { full_name: 'Another Name', email, mobile_number, version };
  await scene.asParent('updateUser', { ...user, body: named });
  await scene.asParent('updateApplicant', {
    path,
    body: { ...input, name: 'Another Child', allergens: [], version: student.version },
  });
  const after = await scene.order(paid.id);
  return (
    differenceOf(paid.parent, { name: full_name, email, mobile_number }, 'the parent of the order') ??
    differenceOf(after.parent, paid.parent, 'the parent of a paid order after a change') ??
    (await servedError(scene, after, student)) ??
    bookError(scene)
  );
}

/** What an order has of its students. */
export const servedCases: readonly OracleCase[] = [
  { name: 'a draft follows its students, a paid order keeps them', operation: 'getOrder', errorOf: keptError },
];
