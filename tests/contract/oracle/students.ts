import type {
  ApplicantDto,
  ApplicantInputDto,
  EducationalLevelDto,
  HealthIssueDto,
  NeighbourhoodDto,
  SchoolDto,
} from '#src/api/generated/client.schemas.ts';
import { birthDateBounds } from '#src/domain/age.ts';
import { addDays } from '#src/domain/riyadh-date.ts';
import { MissingState, type Scene } from '../scene.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, type Refusal, refusalError } from './case.ts';
import { allOf, factsNow, holdAt } from './facts.ts';

const unknownId = 900_000_001;

type Input = ApplicantInputDto;
type Change = readonly [name: string, changes: (input: Input) => object, errors: Refusal['errors']];

const create = async (scene: Scene, body: object) => answerTo(scene, 'createApplicant', { body });

/** The lists that a student's fields come from. */
export async function lookups(scene: Scene) {
  const { educational_levels } = await scene.call('listEducationalLevels');
  const { health_issues } = await scene.call('listHealthIssues');
  const { regions } = await scene.call('listRegions');
  const schools = await allOf<SchoolDto>(scene, 'listSchools', 'schools');
  return {
    levels: educational_levels as EducationalLevelDto[],
    issues: health_issues as HealthIssueDto[],
    regions: regions as { id: number; name: string; arabic_name: string }[],
    schools,
  };
}

const neighbourhoodsOf = async (scene: Scene, id: number) =>
  (await scene.call('listNeighbourhoods', { path: { id } }))['neighbourhoods'] as NeighbourhoodDto[];

const home = (changes: object) => (input: Input) => ({ home_address: { ...input.home_address, ...changes } });

/** A school that a parent adds, which only this parent can choose until its review. */
async function addedSchool(scene: Scene, token: string, levelIds: number[]): Promise<SchoolDto> {
  const { regions } = await lookups(scene);
  const name = `Bayan School ${process.hrtime.bigint()}`;
  const body = {
    name,
    arabic_name: `مدرسة ${name.slice(-12)}`,
    address: 'King Fahd Rd, Riyadh',
    region_id: regions[0]?.id,
    educational_level_ids: levelIds,
  };
  return (await scene.call('createSchool', { token, body }))['school'] as SchoolDto;
}

/** The rules that a schema can't express, each with the field and the code of its error. */
async function changesOf(scene: Scene, input: Input): Promise<Change[]> {
  const { levels, issues, regions, schools } = await lookups(scene);
  const { today, rules } = await factsNow(scene);
  const { earliest, latest } = birthDateBounds(today, rules);
  const school = schools.find(({ id }) => id === input.school_id);
  const elsewhere = levels.find(({ id }) => school?.educational_level_ids.includes(id) === false);
  const unserved = schools.find(({ is_served, status }) => !is_served && status === 'approved');
  const described = issues.find(({ requires_description }) => requires_description);
  const plain = issues.find(({ requires_description }) => !requires_description);
  const far = regions.find(({ id }) => id !== input.home_address?.region_id);
  const [farAway] = far ? await neighbourhoodsOf(scene, far.id) : [];
  const other = await addedSchool(scene, await scene.otherToken(), []);
  const own = await addedSchool(scene, await scene.token(), []);
  const strict = await addedSchool(scene, await scene.token(), [levels[0]?.id ?? 1]);
  const bare = { short_address: null };
  const at = (part: string, code: string) => [`home_address.${part}`, code] as const;
  const issue = (id: number | undefined, description: string | null) => ({ health_issue_id: id ?? 0, description });
  return [
    ['the youngest age', () => ({ birth_date: latest }), undefined],
    ['a day too young', () => ({ birth_date: addDays(latest, 1) }), [['birth_date', 'out_of_age']]],
    ['the oldest age', () => ({ birth_date: earliest }), undefined],
    ['a day too old', () => ({ birth_date: addDays(earliest, -1) }), [['birth_date', 'out_of_age']]],
    ['a birth in the future', () => ({ birth_date: addDays(today, 1) }), [['birth_date', 'invalid']]],
    ['a birth today', () => ({ birth_date: today }), [['birth_date', 'out_of_age']]],
    ['an unknown school', () => ({ school_id: unknownId }), [['school_id', 'not_found']]],
    ['a school that another parent has added', () => ({ school_id: other.id }), [['school_id', 'not_found']]],
    ['a school that the parent has added', () => ({ school_id: own.id }), undefined],
    [
      'a level that the added school does not have',
      () => ({ school_id: strict.id, educational_level_id: levels[1]?.id }),
      [['educational_level_id', 'not_at_school']],
    ],
    ['an unknown level', () => ({ educational_level_id: unknownId }), [['educational_level_id', 'not_found']]],
    ...(unserved
      ? [
          [
            'a school that is not served',
            () => ({
              school_id: unserved.id,
              educational_level_id: unserved.educational_level_ids[0] ?? input.educational_level_id,
            }),
            [['school_id', 'not_served']],
          ] as Change,
        ]
      : []),
    ...(elsewhere
      ? [
          [
            'a level of other schools',
            () => ({ educational_level_id: elsewhere.id }),
            [['educational_level_id', 'not_at_school']],
          ] as Change,
        ]
      : []),
    ['no health issue', () => ({ health_issues: [], allergens: [] }), undefined],
    [
      'an issue without its description',
      () => ({ health_issues: [issue(plain?.id, null), issue(described?.id, '  ')] }),
      [['health_issues.1.description', 'blank']],
    ],
    ['an issue that needs no description', () => ({ health_issues: [issue(plain?.id, null)] }), undefined],
    [
      'an unknown issue, and one twice',
      () => ({ health_issues: [issue(unknownId, 'x'), issue(plain?.id, null), issue(plain?.id, null)] }),
      [
        ['health_issues.0.health_issue_id', 'not_found'],
        ['health_issues.2.health_issue_id', 'taken'],
      ],
    ],
    [
      'an unknown allergen',
      ({ allergens: [one] }) => ({ allergens: [one, { code: 'moon_dust', severity: 'mild' }] }),
      [['allergens.1.code', 'not_found']],
    ],
    ['other conditions', () => ({ conditions_version: '1999-01' }), [['conditions_version', 'not_current']]],
    ['no home', () => ({ home_address: null, delivery_target: 'school' }), undefined],
    ['no home for the driver', () => ({ home_address: null, delivery_target: 'home' }), [['home_address', 'blank']]],
    [
      'a short address alone',
      home({ region_id: null, neighbourhood_id: null, street_name: null, building_number: null, building_name: null }),
      undefined,
    ],
    ['a home without a street', home({ ...bare, street_name: ' ' }), [at('street_name', 'blank')]],
    [
      'a home without a building',
      home({ ...bare, building_number: null, building_name: null }),
      [at('building_number', 'blank')],
    ],
    ['a home with a building’s name alone', home({ ...bare, building_number: null }), undefined],
    ['a home without a neighbourhood', home({ ...bare, neighbourhood_id: null }), [at('neighbourhood_id', 'blank')]],
    ['an unknown region', home({ region_id: unknownId }), [at('region_id', 'not_found')]],
    ['an unknown neighbourhood', home({ neighbourhood_id: unknownId }), [at('neighbourhood_id', 'not_in_region')]],
    [
      'a neighbourhood of another region',
      home({ neighbourhood_id: farAway?.id }),
      [at('neighbourhood_id', 'not_in_region')],
    ],
    [
      'three errors',
      () => ({ birth_date: addDays(today, 1), school_id: unknownId, conditions_version: '0' }),
      [
        ['birth_date', 'invalid'],
        ['school_id', 'not_found'],
        ['conditions_version', 'not_current'],
      ],
    ],
  ];
}

/** The names of the region and the neighbourhood of a home. */
export async function areaNames(scene: Scene, { region_id, neighbourhood_id }: NonNullable<Input['home_address']>) {
  const namesOf = (area: { name: string; arabic_name: string } | undefined) => ({
    name: area?.name ?? null,
    arabic_name: area?.arabic_name ?? null,
  });
  const { regions } = await lookups(scene);
  const neighbourhoods = region_id ? await neighbourhoodsOf(scene, region_id) : [];
  return {
    region: namesOf(regions.find(({ id }) => id === region_id)),
    neighbourhood: namesOf(neighbourhoods.find(({ id }) => id === neighbourhood_id)),
  };
}

/** A student in the form that the server should answer after this input. */
async function expectedStudent(scene: Scene, input: Input): Promise<object> {
  const { levels, issues, schools } = await lookups(scene);
  const { allergens } = (await scene.call('listAllergens')) as {
    allergens: { code: string; name: string; arabic_name: string }[];
  };
  const orNull = (text: string | null | undefined) => text?.trim() || null;
  const { home_address, health_issues, allergens: avoided, name, arabic_name, ...rest } = input;
  const school = schools.find(({ id }) => id === input.school_id);
  const level = levels.find(({ id }) => id === input.educational_level_id);
  const { conditions_accepted, conditions_version, ...plain } = rest;
  const address = home_address && {
    ...Object.fromEntries(
      Object.entries(home_address).map(([key, value]) => [
        key,
        typeof value === 'string' ? orNull(value) : (value ?? null),
      ]),
    ),
    ...(await areaNames(scene, home_address)),
  };
  return {
    ...plain,
    conditions_accepted,
    conditions_version,
    name: name.trim(),
    arabic_name: orNull(arabic_name),
    ...(school
      ? {
          school: {
            id: school.id,
            name: school.name,
            arabic_name: school.arabic_name,
            address: school.address,
            region_id: school.region_id,
          },
        }
      : {}),
    educational_level: level && { id: level.id, name: level.name, arabic_name: level.arabic_name },
    health_issues: health_issues.map(({ health_issue_id, description }) => {
      const issue = issues.find(({ id }) => id === health_issue_id);
      return {
        health_issue_id,
        name: issue?.name,
        arabic_name: issue?.arabic_name,
        category: issue?.category,
        description: orNull(description),
      };
    }),
    allergens: avoided.map(({ code, severity }) => {
      const allergen = allergens.find((each) => each.code === code);
      return { code, severity, name: allergen?.name, arabic_name: allergen?.arabic_name };
    }),
    home_address: address ?? null,
    is_active: true,
  };
}

/** Each rule, for a new student and for a change of one. */
async function rulesError(scene: Scene, isChange: boolean): Promise<string | null> {
  const input = await scene.studentInput('  Salman Al Otaibi ');
  const made = dataIn(await create(scene, input))['applicant'] as ApplicantDto;
  const expected = { ...(await expectedStudent(scene, input)), version: 1 };
  const error = differenceOf(made, expected, 'the new student');
  if (error !== null) return error;
  let { version } = made;
  const path = { id: made.id };
  return firstError(
    (await changesOf(scene, input)).map(([name, change, errors]) => async () => {
      const body = { ...input, ...change(input) };
      const answer = isChange
        ? await answerTo(scene, 'updateApplicant', { path, body: { ...body, version } })
        : await create(scene, body);
      if (errors !== undefined) return refusalError(answer, { status: 422, errors }, name);
      const student = dataIn(answer)['applicant'] as ApplicantDto | undefined;
      if (!student) return `${name}: ${answer.status} instead of a success`;
      if (isChange && student.version !== version + 1)
        return `${name}: the version is ${student.version}, and was ${version}`;
      if (isChange) ({ version } = student);
      else await scene.asParent('deleteApplicant', { path: { id: student.id } });
      return differenceOf(student, await expectedStudent(scene, body), name);
    }),
  );
}

/** A birth date that was right when it was entered stays, also when the student has become too old. */
async function grownError(scene: Scene): Promise<string | null> {
  const { now, today, rules } = await factsNow(scene);
  await holdAt(scene, now);
  const { earliest } = birthDateBounds(today, rules);
  const input = { ...(await scene.studentInput()), birth_date: earliest };
  const { id, version } = dataIn(await create(scene, input))['applicant'] as ApplicantDto;
  await holdAt(scene, new Date(now.getTime() + 5 * 86_400_000));
  const save = async (birth_date: string) =>
    answerTo(scene, 'updateApplicant', { path: { id }, body: { ...input, birth_date, version } });
  return (
    refusalError(
      await save(addDays(earliest, 1)),
      { status: 422, errors: [['birth_date', 'out_of_age']] },
      'another date',
    ) ?? differenceOf((await save(earliest)).status, 200, 'the status of a change with the old birth date')
  );
}

/** A removed student is gone everywhere but in the orders; none is removed while something of theirs is open. */
async function removalError(scene: Scene): Promise<string | null> {
  const { sub_orders, id } = await scene.draft();
  const path = { id: sub_orders[0]?.applicant_id ?? 0 };
  await scene.asParent('deleteApplicant', { path });
  const statuses = [
    (await answerTo(scene, 'getApplicant', { path })).status,
    (await answerTo(scene, 'deleteApplicant', { path })).status,
    (await answerTo(scene, 'listApplicantVacations', { path })).status,
    (await answerTo(scene, 'getOrder', { path: { id } })).status,
  ];
  const body = { ...(await scene.studentInput()), version: 1 };
  const changed = await answerTo(scene, 'updateApplicant', { path, body });
  const { order } = await scene.pendingOrder();
  const waiting = { path: { id: order.sub_orders[0]?.applicant_id ?? 0 } };
  const listed = (await scene.asParent('listApplicants'))['applicants'] as ApplicantDto[];
  const running = listed.find(({ has_active_sub_order }) => has_active_sub_order);
  if (!running) throw new MissingState('a student with a running subscription is needed');
  const bound: Refusal = { status: 409, reason: 'subscription_running' };
  return (
    differenceOf(statuses, [404, 404, 404, 404], 'the student, and the order of this student alone,') ??
    refusalError(changed, { status: 404 }, 'changing a removed student') ??
    refusalError(
      await answerTo(scene, 'deleteApplicant', waiting),
      { status: 409, reason: 'payment_open' },
      'a student whose order waits for its payment',
    ) ??
    refusalError(
      await answerTo(scene, 'deleteApplicant', { path: { id: running.id } }),
      bound,
      'a running subscription',
    ) ??
    differenceOf(
      listed.map((each) => each.id),
      listed.map((each) => each.id).toSorted((a, b) => a - b),
      'the students in the order of adding',
    )
  );
}

/** Another school is refused while an order with the student waits for its payment; an allergy can always be added. */
async function waitingError(scene: Scene): Promise<string | null> {
  const { order } = await scene.pendingOrder();
  const path = { id: order.sub_orders[0]?.applicant_id ?? 0 };
  const student = (await scene.asParent('getApplicant', { path }))['applicant'] as ApplicantDto;
  const { school_id, educational_level_id, version } = student;
  const input = await scene.studentInput();
  const allergens = input.allergens.map((each) => ({ ...each, severity: 'severe' }));
  const save = async (place: object) =>
    answerTo(scene, 'updateApplicant', { path, body: { ...input, ...place, allergens, version } });
  const { schools } = await lookups(scene);
  const other = schools.find(({ id, is_served }) => is_served && id !== school_id);
  if (!other) throw new MissingState('a second school is needed');
  const [levelId = educational_level_id] = other.educational_level_ids;
  const moved = await save({ school_id: other.id, educational_level_id: levelId });
  const refused: Refusal = { status: 422, errors: [['school_id', 'payment_open']] };
  return (
    refusalError(moved, refused, 'another school') ??
    differenceOf((await save({ school_id, educational_level_id })).status, 200, 'the status of an allergy added')
  );
}

/** Students: each rule with its error, and what an order keeps of them. */
export const studentCases: readonly OracleCase[] = [
  {
    name: 'each rule for a new student',
    operation: 'createApplicant',
    errorOf: async (scene) => rulesError(scene, false),
  },
  { name: 'each rule for a change', operation: 'updateApplicant', errorOf: async (scene) => rulesError(scene, true) },
  { name: 'a student of an open payment stays at the school', operation: 'updateApplicant', errorOf: waitingError },
  { name: 'an old birth date stays', operation: 'updateApplicant', errorOf: grownError },
  { name: 'a removed student is gone', operation: 'deleteApplicant', errorOf: removalError },
];
