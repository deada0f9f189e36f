import type {
  ApplicantEditDto,
  ApplicantInputDto,
  DeliveryDto,
  OrderDto,
  SettingsDto,
  SubOrderDto,
  VacationAllowanceDto,
  VacationDto,
} from '#src/api/generated/client.schemas.ts';
import type { Ready } from './exchange.ts';
import { isObject } from './json.ts';
import type { Recipe, Rule } from './recipe.ts';
import { studentRules } from './rules.ts';
import { MissingState, type Scene } from './scene.ts';

/** A paid subscription for off days. */
export async function paidSubOrder(scene: Scene): Promise<SubOrderDto> {
  const [subOrder] = (await scene.paidOrder()).sub_orders;
  if (!subOrder) throw new MissingState('a paid order with a subscription is needed');
  return subOrder;
}

/** The future lunches of a subscription that can be cancelled, in order. */
export async function openDeliveries(scene: Scene, subOrderId: number): Promise<DeliveryDto[]> {
  const data = await scene.asParent('listDeliveries', { path: { id: subOrderId } });
  return (data['deliveries'] as DeliveryDto[]).filter(
    ({ status, reason_code }) => status === 'scheduled' && reason_code === null,
  );
}

/** The days of a subscription that can still become off days by the notice in the settings, in order. */
export async function openDays(scene: Scene, subOrderId: number): Promise<string[]> {
  const { now, pause_notice_hours } = (await scene.call('getSettings'))['settings'] as SettingsDto;
  const from = Date.parse(now) + pause_notice_hours * 3_600_000;
  const days = (await openDeliveries(scene, subOrderId)).map(({ date }) => date);
  return days.filter((date) => Date.parse(`${date}T00:00:00+03:00`) > from);
}

/** A request for two off days in a month that has no request yet. */
export async function daysOff(scene: Scene): Promise<Ready> {
  const own = await paidSubOrder(scene);
  const others = scene.world.isMock ? [] : (await scene.paidOrders()).flatMap(({ sub_orders }) => sub_orders);
  for (const { id, applicant_id } of [own, ...others]) {
    const { allowances } = await scene.asParent('listApplicantVacations', { path: { id: applicant_id } });
    const lunches = await openDays(scene, id);
    for (const { month, left, is_request_used } of (allowances as VacationAllowanceDto[]).toReversed()) {
      const dates = lunches.filter((date) => date.startsWith(month)).slice(0, Math.min(2, left));
      if (is_request_used || dates.length === 0) continue;
      return { path: { id: applicant_id }, token: await scene.token(), body: { sub_order_id: id, vacancy: dates } };
    }
  }
  throw new MissingState('a subscription is needed with lunches ahead, in a month without off days');
}

async function daysOffTwice(scene: Scene): Promise<Ready> {
  const ready = await daysOff(scene);
  await scene.call('createApplicantVacation', ready);
  return ready;
}

/** A request for off days that can’t be removed any more. */
async function lockedVacation(scene: Scene): Promise<Ready> {
  const { applicants } = await scene.asParent('listApplicants');
  for (const { id } of applicants as { id: number }[]) {
    const { vacations } = await scene.asParent('listApplicantVacations', { path: { id } });
    const locked = (vacations as VacationDto[]).find(({ deletable_until }) => deletable_until === null);
    if (locked) return { path: { id, vacation_id: locked.id }, token: await scene.token() };
  }
  throw new MissingState('off days are needed that can’t be taken back any more');
}

async function enteredStudent(scene: Scene): Promise<Ready> {
  return { token: await scene.token(), body: await scene.studentInput() };
}

/** Adds students until the account has as many as the settings allow. */
async function oneStudentTooMany(scene: Scene): Promise<Ready> {
  // The account would stay full, and refuse every student of the checks after this one.
  if (!scene.canReset) throw new MissingState('a server is needed that can be reset: CONTRACT_TEST_CONTROL');
  const { max_applicants } = (await scene.call('getSettings'))['settings'] as SettingsDto;
  const { applicants } = await scene.asParent('listApplicants');
  for (let count = (applicants as unknown[]).length; count < max_applicants; count += 1) await scene.student();
  return enteredStudent(scene);
}

/** An example of a student with the values of this server: ids of the lists and the version of the conditions. */
async function fittedStudent(example: unknown, _ready: Ready, scene: Scene): Promise<unknown> {
  if (!isObject(example)) return example;
  const known = await scene.studentInput();
  const given = example as unknown as ApplicantInputDto;
  const { region_id, neighbourhood_id } = known.home_address ?? {};
  return {
    ...given,
    birth_date: known.birth_date,
    school_id: known.school_id,
    educational_level_id: known.educational_level_id,
    health_issues: given.health_issues.map((each) => ({
      ...each,
      health_issue_id: known.health_issues[0]?.health_issue_id,
    })),
    allergens: given.allergens.slice(0, 1).map((each) => ({ ...each, code: known.allergens[0]?.code })),
    // An address without a region has a short National Address.
    home_address: given.home_address?.region_id
      ? { ...given.home_address, region_id, neighbourhood_id }
      : given.home_address,
    conditions_version: known.conditions_version,
  };
}

async function oneStudent(scene: Scene): Promise<Ready> {
  const { applicants } = await scene.asParent('listApplicants');
  const [first] = applicants as { id: number }[];
  return { path: { id: first?.id ?? (await scene.student()).id }, token: await scene.token() };
}

async function newStudent(scene: Scene): Promise<Ready> {
  return { path: { id: (await scene.student()).id }, token: await scene.token() };
}

async function editedStudent(scene: Scene): Promise<Ready> {
  const { id, version } = await scene.student();
  return { path: { id }, token: await scene.token(), body: { ...(await scene.studentInput()), version } };
}

/** A change that is based on the version before another change. */
async function editOfAnOldVersion(scene: Scene): Promise<Ready> {
  const ready = await editedStudent(scene);
  await scene.call('updateApplicant', ready);
  return ready;
}

const fittedDays = async (_example: unknown, { body }: Ready) => body;

const daysOffRecipe: Recipe = {
  accepted: daysOff,
  refused: { 409: daysOffTwice },
  foreign: async (scene, ready) => {
    const { orders } = await scene.call('listOrderHistory', { token: await scene.otherToken() });
    const [first] = orders as OrderDto[];
    const [subOrder] = first?.sub_orders ?? [];
    if (!subOrder) throw new MissingState('the other parent needs an order that is over');
    return { ...ready, body: { ...(ready.body as object), sub_order_id: subOrder.id } };
  },
  fitted: fittedDays,
};

/** Versions of the conditions that no server has in force (`ApplicantInput.conditions_version`). */
const otherConditions: Rule = {
  place: 'body.conditions_version',
  values: ['1999-01', '2999-12', '0', 'latest', '٢٠٢٦-٠٩'],
  changed: (conditions_version) => ({ conditions_version }),
};

/** Students and their off days. */
export const studentRecipes: Record<string, Recipe> = {
  listApplicants: { accepted: async (scene) => ({ token: await scene.token() }) },
  createApplicant: {
    accepted: enteredStudent,
    refused: { 409: oneStudentTooMany },
    rules: [otherConditions, ...studentRules],
    fitted: fittedStudent,
  },
  getApplicant: { accepted: oneStudent },
  updateApplicant: {
    accepted: editedStudent,
    rules: [otherConditions, ...studentRules],
    refused: { 409: editOfAnOldVersion },
    fitted: async (example, ready, scene) => ({
      ...((await fittedStudent(example, ready, scene)) as object),
      version: (ready.body as ApplicantEditDto).version,
    }),
  },
  deleteApplicant: {
    accepted: newStudent,
    refused: {
      409: async (scene) => ({ path: { id: (await paidSubOrder(scene)).applicant_id }, token: await scene.token() }),
    },
  },
  listApplicantVacations: { accepted: oneStudent },
  createApplicantVacation: daysOffRecipe,
  previewApplicantVacation: daysOffRecipe,
  deleteApplicantVacation: {
    accepted: async (scene) => {
      const ready = await daysOff(scene);
      const { vacation } = await scene.call('createApplicantVacation', ready);
      return { path: { ...ready.path, vacation_id: (vacation as VacationDto).id }, token: await scene.token() };
    },
    refused: { 409: lockedVacation },
  },
};
