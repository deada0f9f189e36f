import type {
  AllergenCheckDto,
  ApplicantDto,
  ApplicantInputDto,
  MealDto,
  OrderDto,
  PackageDto,
  StudentAllergenConflictDto,
} from '#src/api/generated/client.schemas.ts';
import type { MealFacts } from '#src/domain/meal-safety.ts';
import { isAcknowledged, packageGate } from '#src/domain/package-gate.ts';
import { subscriptionPeriod } from '#src/domain/subscription-period.ts';
import type { Answer } from '../exchange.ts';
import { MissingState, type Scene } from '../scene.ts';
import { choiceOf } from './bought.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { allOf, vacationsOf } from './facts.ts';
import { menuOf } from './menus.ts';
import { factsOf, needsNow } from './needs.ts';

type Health = Pick<ApplicantInputDto, 'health_issues' | 'allergens'>;

/** A new student with this health. */
async function studentWith(scene: Scene, health: Health): Promise<ApplicantDto> {
  const body = { ...(await scene.studentInput('Haya Al Otaibi')), ...health };
  return (await scene.asParent('createApplicant', { body }))['applicant'] as ApplicantDto;
}

/** Changes the health of a student, as another device would. */
export async function changeHealth(scene: Scene, student: ApplicantDto, health: Partial<Health>): Promise<void> {
  const { id, name } = student;
  const { applicant } = await scene.asParent('getApplicant', { path: { id } });
  const { version } = applicant as ApplicantDto;
  await scene.asParent('updateApplicant', {
    path: { id },
    body: { ...(await scene.studentInput(name)), ...health, version },
  });
}

/** An allergy to everything, with the worst reaction. */
export async function severeToAll(scene: Scene): Promise<Health> {
  const allergens = (await scene.allergenCodes()).map((code) => ({ code, severity: 'severe' as const }));
  return { health_issues: [], allergens };
}

type Facts = Omit<MealDto, 'allergens' | 'nutrition'> & MealFacts;

/** What the rule says about a package for a student from a day on, by the lists of the server. */
async function predicted(scene: Scene, student: ApplicantDto, offer: PackageDto, days: readonly string[]) {
  const [from = '', to = from] = [days[0], days.at(-1)];
  const known = (meal: MealDto): Facts => ({ ...meal, ...factsOf(meal) });
  const listed = await allOf<MealDto>(scene, 'listMeals', 'meals', { package_id: offer.id });
  const menu = await menuOf(scene, { packageId: offer.id, schoolId: student.school_id, from, to });
  const byDate = new Map(menu.map((day) => [day.date, day.meals]));
  const lunches = days.map((on) => ({ on, meals: (byDate.get(on) ?? []).map(known) }));
  const facts = { id: offer.id, excludedAllergens: offer.excluded_allergens };
  return packageGate((await needsNow(scene))(student), facts, lunches, listed.map(known));
}

type Gate = Awaited<ReturnType<typeof predicted>>;

/** The days with a lunch of a new subscription of one month or week. */
async function daysFrom(scene: Scene, student: ApplicantDto, offer: PackageDto, startsOn: string): Promise<string[]> {
  const to = `${Number(startsOn.slice(0, 4)) + 1}${startsOn.slice(4)}`;
  return subscriptionPeriod({
    startsOn,
    dayCount: offer.number_of_days,
    vacations: await vacationsOf(scene, { from: startsOn, to }, student.school_id),
    offDays: [],
  }).deliveryDays;
}

const expectedCheck = (gate: Gate, acknowledged: readonly string[]) => ({
  verdict: gate.verdict,
  lunch_count: gate.lunchCount,
  blocked_count: gate.blockedCount,
  check_count: gate.checkCount,
  dishes: gate.dishes.map(({ meal, safety, days }) => ({
    meal: { id: meal.id, name: meal.name },
    verdict: safety.verdict,
    allergens: safety.allergens.map(({ code, level, severity, verdict }) => ({ code, level, severity, verdict })),
    unknowns: safety.unknowns.map(({ kind }) => ({ type: kind })),
    days: days.map(({ on, replacedBy }) => ({ date: on, replaced_by: replacedBy && { id: replacedBy.id } })),
  })),
  unplanned_dates: gate.unplannedDays,
  unknowns: [
    ...gate.unknowns.map(({ kind }) => ({ type: kind })),
    ...gate.notMadeFor.map((id) => ({ health_issue_id: id })),
  ],
  findings: gate.findings,
  is_acknowledged: isAcknowledged(gate, acknowledged),
});

const conflictsIn = (answer: Answer) => dataIn(answer)['allergen_conflicts'] as StudentAllergenConflictDto[];

/** The error of the packages that a refusal offers: those that can be bought, the best first, with their counts. */
async function fittingError(
  scene: Scene,
  { student, offer, days }: { student: ApplicantDto; offer: PackageDto; days: readonly string[] },
  conflict: StudentAllergenConflictDto | undefined,
): Promise<string | null> {
  const found: { id: number; unsafe: number; fits: boolean }[] = [];
  for (const other of await scene.packages()) {
    // A student of nine, who is older at the end of the year.
    if (other.id === offer.id || other.min_age > 9 || other.max_age < 10) continue;
    const { verdict, blockedCount, checkCount } = await predicted(scene, student, other, days);
    if (verdict === 'does_not_fit') continue;
    found.push({ id: other.id, unsafe: blockedCount + checkCount, fits: verdict === 'fits' });
  }
  const sorted = found.toSorted((a, b) => Number(b.fits) - Number(a.fits) || a.unsafe - b.unsafe || a.id - b.id);
  return differenceOf(
    conflict?.fitting_packages,
    sorted.map(({ id, unsafe, fits }) => ({
      package: { id },
      verdict: fits ? 'fits' : 'check',
      lunch_count: days.length,
      unsafe_count: unsafe,
    })),
    `the packages that fit student ${student.id}`,
  );
}

/** The error of one student with one package, from the choice to the checkout. */
async function gateError(scene: Scene, health: Health, offer: PackageDto): Promise<string | null> {
  await scene.emptyCart();
  const student = await studentWith(scene, health);
  const [start = ''] = await scene.startDays(1);
  const choice = choiceOf(student.id, offer, start);
  const days = await daysFrom(scene, student, offer, start);
  const gate = await predicted(scene, student, offer, days);
  const what = `student ${student.id} with ${health.allergens.map(({ code, severity }) => `${code} ${severity}`).join()} and package ${offer.id}`;
  const begun = await answerTo(scene, 'createOrder', { body: { applicants: [choice] } });
  const conflict = { status: 409, reason: 'allergen_conflict' } as const;
  if (gate.verdict === 'does_not_fit') {
    const [found] = begun.status === 409 ? conflictsIn(begun) : [];
    const acknowledged = { ...choice, acknowledged_findings: gate.findings };
    const again = await answerTo(scene, 'createOrder', { body: { applicants: [acknowledged] } });
    return (
      refusalError(begun, conflict, what) ??
      differenceOf(
        found,
        { applicant_id: student.id, package: { id: offer.id }, check: expectedCheck(gate, []) },
        what,
      ) ??
      refusalError(again, conflict, `${what}, acknowledged`) ??
      (await fittingError(scene, { student, offer, days }, found))
    );
  }
  if (begun.status !== 201) return `${what}: ${begun.status} instead of 201`;
  const order = dataIn(begun)['order'] as OrderDto;
  const checkOf = (answered: OrderDto) => answered.sub_orders[0]?.allergen_check as AllergenCheckDto;
  const different = differenceOf(checkOf(order), expectedCheck(gate, []), what);
  if (different !== null) return different;
  const pay = async (findings: readonly string[]) =>
    answerTo(scene, 'checkoutOrder', {
      path: { id: order.id },
      body: {
        version: order.version,
        acknowledgements: [{ applicant_id: student.id, findings }],
        payment_method: 'mada',
        return_url: scene.world.returnUrl,
      },
    });
  for (const missing of gate.findings.slice(0, 3)) {
    const refused = await pay(gate.findings.filter((each) => each !== missing));
    const error =
      refusalError(refused, conflict, `${what}, without ${missing}`) ??
      differenceOf(conflictsIn(refused)[0]?.check, expectedCheck(gate, []), `${what}, without ${missing}`);
    if (error !== null) return error;
  }
  const placed = await pay(gate.findings);
  if (placed.status !== 200) return `${what}, acknowledged: ${placed.status} instead of 200`;
  const [kept] = (dataIn(placed)['order'] as OrderDto).sub_orders;
  const { dishes } = expectedCheck(gate, []);
  const acknowledgement = gate.findings.length === 0 ? null : { findings: gate.findings, dishes };
  return (
    differenceOf(kept?.allergen_check, expectedCheck(gate, gate.findings), `${what}, placed`) ??
    differenceOf(kept?.allergen_acknowledgement, acknowledgement, `${what}: what is kept`)
  );
}

/** The error of each severity of one allergen, and of an issue without one. */
async function verdictsError(scene: Scene): Promise<string | null> {
  const codes = await scene.allergenCodes();
  const issue = (await scene.studentInput()).health_issues[0];
  const offers = (await scene.packages()).filter(({ min_age, max_age }) => min_age <= 9 && max_age >= 10);
  const [first, second = first] = offers;
  if (!first || !second || !issue) throw new MissingState('a package is needed for a student of nine');
  const [code = '', other = code] = [codes[0], codes.at(-1)];
  const healths: Health[] = [
    { health_issues: [], allergens: [] },
    { health_issues: [issue], allergens: [] },
    { health_issues: [], allergens: [{ code, severity: 'mild' }] },
    { health_issues: [], allergens: [{ code, severity: 'moderate' }] },
    { health_issues: [], allergens: [{ code, severity: 'severe' }] },
    {
      health_issues: [issue],
      allergens: [
        { code: other, severity: 'mild' },
        { code, severity: 'moderate' },
      ],
    },
    await severeToAll(scene),
  ];
  return firstError(
    healths.map((health, index) => async () => {
      await scene.reset();
      return gateError(scene, health, index % 2 === 0 ? first : second);
    }),
  );
}

/** The error of a checkout after the health of a student changed: what was acknowledged before does not cover it. */
async function raceError(scene: Scene): Promise<string | null> {
  const draft = await scene.draft();
  const [subOrder] = draft.sub_orders;
  const { applicant } = await scene.asParent('getApplicant', { path: { id: subOrder?.applicant_id ?? 0 } });
  const student = applicant as ApplicantDto;
  await changeHealth(scene, student, await severeToAll(scene));
  const now = await scene.order(draft.id);
  const acknowledgements = [{ applicant_id: student.id, findings: now.sub_orders[0]?.allergen_check?.findings ?? [] }];
  const refused = await answerTo(scene, 'checkoutOrder', {
    path: { id: draft.id },
    body: { version: draft.version, acknowledgements, payment_method: 'mada', return_url: scene.world.returnUrl },
  });
  return (
    refusalError(refused, { status: 409, reason: 'allergen_conflict' }, 'a checkout after an allergy was added') ??
    differenceOf(
      [(await scene.order(draft.id)).status, conflictsIn(refused)[0]?.check.verdict],
      ['draft', 'does_not_fit'],
      'the order after it',
    )
  );
}

/** Packages that are not safe for a student, from the choice to the payment. */
export const gateCases: readonly OracleCase[] = [
  {
    name: 'each kind of health, with what is swapped and acknowledged',
    operation: 'checkoutOrder',
    errorOf: verdictsError,
  },
  { name: 'an allergy that was added to a student in the cart', operation: 'checkoutOrder', errorOf: raceError },
];
