import type { ApplicantDto, HealthIssueDto, MealDto, PackageDto } from '#src/api/generated/client.schemas.ts';
import { mealSafety } from '#src/domain/meal-safety.ts';
import { packageSafety } from '#src/domain/package-safety.ts';
import { MissingState, type Scene } from '../scene.ts';
import { answerTo, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { allOf } from './facts.ts';
import { idsOf } from './lists.ts';
import { factsOf, needsNow } from './needs.ts';

/** Students of the parent: as they are, and new ones with each kind of health. */
async function studentsOf(scene: Scene): Promise<ApplicantDto[]> {
  const { applicants } = await scene.asParent('listApplicants');
  const issues = (await scene.call('listHealthIssues'))['health_issues'] as HealthIssueDto[];
  const code = (await scene.allergenCodes()).at(-1) ?? '';
  const chosen = (issue: HealthIssueDto | undefined) =>
    issue ? [{ health_issue_id: issue.id, description: 'As the doctor says' }] : [];
  const kinds = [
    { health_issues: [], allergens: [] },
    { health_issues: [], allergens: [{ code, severity: 'mild' }] },
    { health_issues: chosen(issues.find((each) => each.meals_need_check)), allergens: [] },
    { health_issues: chosen(issues.find((each) => each.required_values.length > 0)), allergens: [] },
  ];
  const added: ApplicantDto[] = [];
  for (const kind of kinds) {
    const { id } = await scene.student();
    const path = { id };
    const { version } = (await scene.asParent('getApplicant', { path }))['applicant'] as ApplicantDto;
    const body = { ...(await scene.studentInput()), ...kind, version };
    added.push((await scene.asParent('updateApplicant', { path, body }))['applicant'] as ApplicantDto);
  }
  return [...(applicants as ApplicantDto[]), ...added];
}

/** The error of a filter by a student: what the rule of the app calls safe, and nothing else. */
async function filtersError(scene: Scene): Promise<string | null> {
  const students = await studentsOf(scene);
  const needsFor = await needsNow(scene);
  const meals = await allOf<MealDto>(scene, 'listMeals', 'meals');
  const packages = await allOf<PackageDto>(scene, 'listPackages', 'packages');
  const own = new Map<number, MealDto[]>();
  for (const { id } of packages) own.set(id, await allOf<MealDto>(scene, 'listMeals', 'meals', { package_id: id }));
  return firstError(
    students.map((student) => async () => {
      const needs = needsFor(student);
      const query = { applicant_id: student.id };
      const isSafe = (meal: MealDto) => mealSafety(needs, factsOf(meal)).verdict === 'safe';
      const fits = ({ id, excluded_allergens: excludedAllergens }: PackageDto) => {
        const lunches = (own.get(id) ?? []).map((meal) => ({ on: '', meals: [{ id: meal.id, ...factsOf(meal) }] }));
        return packageSafety(needs, { id, excludedAllergens }, lunches).verdict === 'safe';
      };
      return (
        differenceOf(
          idsOf(await allOf<MealDto>(scene, 'listMeals', 'meals', query)),
          idsOf(meals.filter(isSafe)),
          `the meals for student ${student.id}`,
        ) ??
        differenceOf(
          idsOf(await allOf<PackageDto>(scene, 'listPackages', 'packages', query)),
          idsOf(packages.filter(fits)),
          `the packages for student ${student.id}`,
        )
      );
    }),
  );
}

/** The error of a filter by a student who is not the caller's: it is refused, never ignored. */
async function foreignError(scene: Scene): Promise<string | null> {
  const { id } = await scene.student();
  const other = await scene.otherToken();
  const query = { applicant_id: id };
  const refused = { status: 400, errors: [['applicant_id', 'not_found']] } as const;
  if (other === undefined) throw new MissingState('a second parent is needed');
  return firstError(
    ['listMeals', 'listPackages'].flatMap((operation) =>
      [other, undefined].map((token) => async () => {
        const who = token === undefined ? 'a visitor' : 'another parent';
        return refusalError(await answerTo(scene, operation, { query, token }), refused, `${operation} by ${who}`);
      }),
    ),
  );
}

/** Lists of what is safe for one student. */
export const safeListCases: readonly OracleCase[] = [
  { name: 'only what is safe for a student', operation: 'listMeals', errorOf: filtersError },
  { name: 'a student of nobody or of another parent is refused', operation: 'listPackages', errorOf: foreignError },
];
