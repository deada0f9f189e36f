import { ageOn } from '#src/domain/age.ts';
import type { OrderDto, SubOrderDto } from '#src/api/generated/client.schemas.ts';
import type { Answer, Ready } from '../exchange.ts';
import { command, dataOf, drawn, sent } from './command.ts';
import { holdStanding, type Model, pick, pickStudent, type Real, runningOf, takeOver } from './model.ts';

const readBack = 'what was created is read back';
const refused = 'what the rules refuse is refused, and changes nothing';
const apart = 'two subscriptions of a student never overlap';
const stale = 'a stale version is a 409';

const furthestSunday = 10;

interface Choice {
  applicant_id: number;
  package_id: number;
  start_date: string;
  number_of_months?: number;
  number_of_weeks?: number;
  vacancy: string[];
}

/** A choice for a student: one of the packages, one of the next Sundays, one to three periods. */
async function choiceOf({ scene }: Real, applicantId: number, a: number, b: number): Promise<Choice> {
  const bought = pick(await scene.packages(), a);
  const start = pick(await scene.startDays(furthestSunday), b);
  const count = 1 + (a % 2);
  return {
    applicant_id: applicantId,
    package_id: bought?.id ?? 0,
    start_date: start ?? '',
    ...(bought?.frequency === 'weekly' ? { number_of_weeks: count } : { number_of_months: count }),
    vacancy: [],
  };
}

/** Whether a student is younger or older on the start date than the package's ages. */
async function isOutOfAge({ scene }: Real, { students }: Model, choice: Choice): Promise<boolean> {
  const student = students.find(({ id }) => id === choice.applicant_id);
  const bought = (await scene.packages()).find(({ id }) => id === choice.package_id);
  if (!student || !bought) return false;
  const age = ageOn(student.birth_date, choice.start_date);
  return age < bought.min_age || age > bought.max_age;
}

/** Whether a choice starts inside another subscription of the student, and whether it may reach a later one. */
function neighbours(model: Model, { applicant_id, start_date }: Choice, except?: SubOrderDto) {
  const others = runningOf(model, applicant_id).filter(({ id }) => id !== except?.id);
  return {
    isInside: others.some((each) => each.start_date <= start_date && start_date <= each.end_date),
    mayReach: others.some((each) => each.start_date > start_date),
  };
}

/** Checks an answer to a choice: it is refused if it must be; an accepted one updates the model. */
async function settleChoice(
  real: Real,
  model: Model,
  answer: Answer,
  status: number,
  choice: Choice,
  except?: SubOrderDto,
): Promise<void> {
  if (await isOutOfAge(real, model, choice)) {
    dataOf(answer, 422, real.claims, refused, 'a student outside the ages of the package');
    await holdStanding(real, model);
    return;
  }
  const { isInside, mayReach } = neighbours(model, choice, except);
  if (isInside || (mayReach && answer.status === 422)) {
    dataOf(answer, 422, real.claims, apart, 'a start inside another subscription');
    await holdStanding(real, model);
    return;
  }
  const { order } = dataOf(answer, status, real.claims, readBack, 'choosing');
  await takeOver(real, model, order as OrderDto);
}

const isOpen = ({ unpaidOrder }: Model) => unpaidOrder?.status === 'draft';

const startOrder = drawn((a, b, c) =>
  command(
    `start an order (${a}, ${b}, ${c})`,
    ({ students }) => students.length > 0,
    async (model, real) => {
      const student = pickStudent(model, a);
      if (!student) return;
      const choice = await choiceOf(real, student.id, b, c);
      const answer = await sent(real, 'createOrder', { body: { applicants: [choice] } });
      if (model.unpaidOrder) {
        dataOf(answer, 409, real.claims, refused, 'a second unpaid order');
        await holdStanding(real, model);
        return;
      }
      await settleChoice(real, model, answer, 201, choice);
    },
  ),
);

const addToCart = drawn((a, b, c) =>
  command(`add to the cart (${a}, ${b}, ${c})`, isOpen, async (model, real) => {
    const student = pickStudent(model, a);
    const { unpaidOrder } = model;
    if (!student || !unpaidOrder) return;
    const choice = await choiceOf(real, student.id, b, c);
    const body = { ...choice, version: unpaidOrder.version };
    const answer = await sent(real, 'addOrderApplicant', { path: { id: unpaidOrder.id }, body });
    if (unpaidOrder.sub_orders.some(({ applicant_id }) => applicant_id === student.id)) {
      dataOf(answer, 422, real.claims, refused, 'a student who is in the cart already');
      await holdStanding(real, model);
      return;
    }
    await settleChoice(real, model, answer, 201, choice);
  }),
);

const changeInCart = drawn((a, b, c) =>
  command(`change a choice (${a}, ${b}, ${c})`, isOpen, async (model, real) => {
    const { unpaidOrder } = model;
    const subOrder = unpaidOrder && pick(unpaidOrder.sub_orders, a);
    if (!unpaidOrder || !subOrder) return;
    const choice = await choiceOf(real, subOrder.applicant_id, b, c);
    const { applicant_id, ...body } = { ...choice, version: unpaidOrder.version };
    const answer = await sent(real, 'updateOrderApplicant', { path: { id: unpaidOrder.id, applicant_id }, body });
    await settleChoice(real, model, answer, 200, choice, subOrder);
  }),
);

const removeFromCart = drawn((a) =>
  command(`remove student ${a} from the cart`, isOpen, async (model, real) => {
    const { unpaidOrder } = model;
    const subOrder = unpaidOrder && pick(unpaidOrder.sub_orders, a);
    if (!unpaidOrder || !subOrder) return;
    const path = { id: unpaidOrder.id, applicant_id: subOrder.applicant_id };
    const answer = await sent(real, 'removeOrderApplicant', { path, query: { version: unpaidOrder.version } });
    const { order } = dataOf(answer, 200, real.claims, readBack, 'removing');
    real.claims.same(
      readBack,
      (order as OrderDto | null)?.sub_orders.length ?? 0,
      unpaidOrder.sub_orders.length - 1,
      'the number of students in the cart',
    );
    await takeOver(real, model, order as OrderDto | null);
  }),
);

/** A change of an order, as sent by a client that has another version of the order. */
async function staleRequest(real: Real, order: OrderDto, version: number, which: number): Promise<[string, Ready]> {
  const [subOrder] = order.sub_orders;
  const applicant_id = subOrder?.applicant_id ?? 0;
  const { applicant_id: _own, ...choice } = await choiceOf(real, applicant_id, 0, 0);
  const path = { id: order.id };
  const payment = { payment_method: 'mada', return_url: real.scene.world.returnUrl, version };
  const requests: [string, Ready][] = [
    ['updateOrderApplicant', { path: { ...path, applicant_id }, body: { ...choice, version } }],
    ['removeOrderApplicant', { path: { ...path, applicant_id }, query: { version } }],
    ['addOrderApplicant', { path, body: { ...choice, applicant_id, version } }],
    ['checkoutOrder', { path, body: payment }],
  ];
  return requests[which % requests.length] ?? ['removeOrderApplicant', {}];
}

const changeStale = drawn((a, b) =>
  command(`change a cart that another device has changed (${a}, ${b})`, isOpen, async (model, real) => {
    const { unpaidOrder } = model;
    if (!unpaidOrder) return;
    const version = a % 2 === 0 && unpaidOrder.version > 1 ? unpaidOrder.version - 1 : unpaidOrder.version + 1 + a;
    const [operation, ready] = await staleRequest(real, unpaidOrder, version, b);
    dataOf(await sent(real, operation, ready), 409, real.claims, stale, `${operation} of version ${version}`);
    await holdStanding(real, model);
  }),
);

/** The cart: one unpaid order, changed student by student. */
export const cartCommands = [startOrder, addToCart, changeInCart, removeFromCart, changeStale, changeStale];
