import type {
  ActionNameDto,
  ApplicantDto,
  ApplicantInputDto,
  HealthIssueDto,
  NeighbourhoodDto,
  OfficialVacationDto,
  OrderApplicantInputDto,
  OrderDto,
  PackageDto,
  PaymentDto,
  SchoolDto,
  SessionDto,
  SettingsDto,
  StepUpDto,
  SubOrderDto,
} from '#src/api/generated/client.schemas.ts';
import { acknowledgementsOf } from './acknowledged.ts';
import type { Client } from './client.ts';
import { isSafe, type Operation } from './contract.ts';
import { isSuccess, type Ready, shortAnswer } from './exchange.ts';
import { isObject, type JsonObject } from './json.ts';
import { newAccount } from './new-account.ts';
import { sampleAddress } from './sample-address.ts';
import type { Credentials, Outcome, World } from './world.ts';

/** Thrown if a state can’t be set up on this server; the message names what is missing. */
export class MissingState extends Error {
  override readonly name = 'MissingState';
}

/**
 * The reason why a state can’t be set up; throws any other error. A reply that breaks the contract, which is reported
 * elsewhere, can also lack the data for the next call.
 */
export function missingStateMessage(error: unknown): string {
  if (error instanceof MissingState) return error.message;
  const isDateless = error instanceof RangeError && error.message === 'Invalid time value';
  if (error instanceof TypeError || isDateless) return `a reply on the way lacks what is needed (${error.message})`;
  throw error;
}

/** Why a write is not sent. */
export const noWrites = 'writes are not allowed here; CONTRACT_ALLOW_WRITES=yes allows them';

const sessions = new Set(['createSession', 'deleteSession']);

/**
 * Whether an operation can be sent to this server at all. Creating and ending a session changes no records, and is
 * required for reading personal data.
 */
export function mayBeSent(operation: Operation, { allowsWrites }: World): boolean {
  return allowsWrites || isSafe(operation) || sessions.has(operation.id);
}

const dayMs = 86_400_000;

/** A civil date some days after another. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Sets up the states that operations need, by calling the API as a parent would. */
export class Scene {
  readonly world: World;
  readonly client: Client;
  private readonly tokens = new Map<string, { token: string; userId: number }>();
  private lookups: JsonObject = {};
  /** The students that were added here, on a server that can't be reset. */
  private added: number[] = [];
  /** Whether the last reset put the data back. */
  canReset = false;

  constructor(world: World, client: Client) {
    this.world = world;
    this.client = client;
  }

  /** Resets the state if the server can; otherwise removes the added students, so that the account keeps its room. */
  async reset(): Promise<void> {
    this.canReset = await this.world.reset();
    if (this.canReset) {
      this.tokens.clear();
      this.lookups = {};
      this.added = [];
      return;
    }
    if (this.added.length === 0) return;
    const operation = this.client.operation('deleteApplicant');
    const token = await this.token();
    for (const id of this.added.splice(0)) {
      const { answer } = await this.client.send(operation, { path: { id }, token });
      // A student with a running subscription stays.
      if (answer.status === 409) this.added.push(id);
    }
  }

  /** Forgets the tokens after sessions were ended. */
  forgetSessions(): void {
    this.tokens.clear();
  }

  /** Calls an operation that has to succeed, by default as the parent. Throws MissingState if it is refused. */
  async call(id: string, ready: Ready = {}): Promise<JsonObject> {
    const operation = this.client.operation(id);
    if (!mayBeSent(operation, this.world)) throw new MissingState(noWrites);
    const { answer } = await this.client.send(operation, ready);
    if (!isSuccess(answer)) throw new MissingState(`${id} answered ${shortAnswer(answer)}`);
    const data = isObject(answer.json) ? answer.json['data'] : undefined;
    return isObject(data) ? data : {};
  }

  async asParent(id: string, ready: Ready = {}): Promise<JsonObject> {
    return this.call(id, { ...ready, token: await this.token() });
  }

  private async looked<T>(key: string, look: () => Promise<T>): Promise<T> {
    this.lookups[key] ??= await look();
    return this.lookups[key] as T;
  }

  parent(): Credentials {
    if (!this.world.parent) throw new MissingState('a parent is needed: CONTRACT_MOBILE_NUMBER and CONTRACT_PASSWORD');
    return this.world.parent;
  }

  /** A new session that is not reused. */
  async signIn(credentials: Credentials = this.parent()): Promise<{ token: string; userId: number }> {
    const body = { mobile_number: credentials.mobileNumber, password: credentials.password };
    const data = await this.call('createSession', { body });
    const { token, user_id } = data['session'] as SessionDto;
    return { token, userId: user_id };
  }

  private async session(credentials: Credentials): Promise<{ token: string; userId: number }> {
    const known = this.tokens.get(credentials.mobileNumber) ?? (await this.signIn(credentials));
    this.tokens.set(credentials.mobileNumber, known);
    return known;
  }

  private async tokenOf(credentials: Credentials): Promise<string> {
    return this.world.givenToken?.(credentials.mobileNumber) ?? (await this.session(credentials)).token;
  }

  async token(): Promise<string> {
    return this.tokenOf(this.parent());
  }

  async userId(): Promise<number> {
    return (await this.session(this.parent())).userId;
  }

  async otherToken(): Promise<string> {
    if (!this.world.other)
      throw new MissingState('another parent is needed: CONTRACT_OTHER_MOBILE_NUMBER and CONTRACT_OTHER_PASSWORD');
    return this.tokenOf(this.world.other);
  }

  /** The headers of a change of password or number: a parent's proof in this session. */
  async stepUp(token: string, password: string): Promise<Record<string, string>> {
    const data = await this.call('createStepUp', { token, body: { method: 'password', password } });
    return { 'Step-Up-Token': (data['step_up'] as StepUpDto).token };
  }

  /** A token of an ended session. */
  async expiredToken(): Promise<string> {
    if (this.world.expiredToken !== null) return this.world.expiredToken;
    return this.looked('expired token', async () => {
      const { token } = await this.signIn();
      await this.call('deleteSession', { token });
      return token;
    });
  }

  /** A token of a new account that was never verified. */
  async unverifiedToken(): Promise<string> {
    if (this.world.unverifiedToken) return this.world.unverifiedToken;
    return this.looked('unverified token', async () => {
      const { mobile_number: mobileNumber, ...rest } = newAccount();
      await this.call('createUser', { body: { mobile_number: mobileNumber, ...rest } });
      return (await this.signIn({ mobileNumber, password: rest.password })).token;
    });
  }

  async settings(): Promise<SettingsDto> {
    return this.looked('settings', async () => (await this.call('getSettings'))['settings'] as SettingsDto);
  }

  async today(): Promise<string> {
    const { now } = await this.settings().catch((error: unknown) => {
      if (this.world.isMock || !(error instanceof MissingState)) throw error;
      return { now: new Date().toISOString() };
    });
    return new Date(Date.parse(now) + 3 * 3_600_000).toISOString().slice(0, 10);
  }

  /** The first item of a list that must not be empty. */
  async first<T>(operation: string, list: string, ready: Ready = {}): Promise<T> {
    const items = await this.looked(`${operation}${JSON.stringify(ready)}`, async () =>
      this.call(operation, { ...ready, token: await this.token() }),
    );
    const found = (items[list] as T[])[0];
    if (found === undefined) throw new MissingState(`${operation} answers an empty list`);
    return found;
  }

  async allergenCodes(): Promise<string[]> {
    const { allergens } = await this.looked('allergens', async () => this.call('listAllergens'));
    const codes = (allergens as { code: string }[]).map(({ code }) => code);
    if (codes.length === 0) throw new MissingState('there are no allergens');
    return codes;
  }

  private async school(): Promise<SchoolDto> {
    const schools = await this.looked('schools', async () =>
      this.call('listSchools', { query: { per_page: 100 }, token: await this.token() }),
    );
    const served = (schools['schools'] as SchoolDto[]).find(
      ({ is_served, educational_level_ids }) => is_served && educational_level_ids.length > 0,
    );
    if (!served) throw new MissingState('no school is served');
    return served;
  }

  /** A student as a parent would enter one, every field filled in. */
  async studentInput(name = 'Salman Al Otaibi'): Promise<ApplicantInputDto> {
    const school = await this.school();
    const region = await this.first<{ id: number }>('listRegions', 'regions');
    const neighbourhood = await this.first<NeighbourhoodDto>('listNeighbourhoods', 'neighbourhoods', {
      path: { id: region.id },
    });
    const issue = await this.first<HealthIssueDto>('listHealthIssues', 'health_issues');
    const allergen = await this.first<{ code: string }>('listAllergens', 'allergens');
    const { conditions_version } = await this.settings();
    return {
      name,
      arabic_name: 'سلمان العتيبي',
      birth_date: `${Number((await this.today()).slice(0, 4)) - 9}-03-11`,
      school_id: school.id,
      educational_level_id: school.educational_level_ids[0] ?? 1,
      health_issues: [{ health_issue_id: issue.id, description: 'No sugar' }],
      allergens: [{ code: allergen.code, severity: 'mild' }],
      home_address: { region_id: region.id, neighbourhood_id: neighbourhood.id, ...sampleAddress },
      delivery_target: 'school',
      conditions_accepted: true,
      conditions_version,
    };
  }

  /** A student of the parent who has no subscription: a new one. */
  async student(name?: string): Promise<ApplicantDto> {
    const data = await this.asParent('createApplicant', { body: await this.studentInput(name) });
    const student = data['applicant'] as ApplicantDto;
    this.added.push(student.id);
    return student;
  }

  /** Sundays on which a subscription may start: after the notice period, and school days. */
  async startDays(count: number): Promise<string[]> {
    const { id } = await this.school();
    const from = daysAfter(await this.today(), 4);
    const vacations = await this.looked('vacations', async () =>
      this.call('listOfficialVacations', { query: { from, to: daysAfter(from, 400), school_id: id } }),
    );
    const isSchoolDay = (date: string) =>
      (vacations['official_vacations'] as OfficialVacationDto[]).every(
        ({ start_date, end_date }) => date < start_date || date > end_date,
      );
    const days: string[] = [];
    const last = daysAfter(from, 400);
    for (let day = daysAfter(from, (7 - weekday(from)) % 7); days.length < count; day = daysAfter(day, 7)) {
      if (day > last) throw new MissingState('there are too few school days on which a subscription may start');
      if (isSchoolDay(day)) days.push(day);
    }
    return days;
  }

  async packages(): Promise<PackageDto[]> {
    const all = await this.looked('packages', async () => this.call('listPackages', { query: { per_page: 100 } }));
    return all['packages'] as PackageDto[];
  }

  async packageSold(frequency: 'monthly' | 'weekly'): Promise<PackageDto> {
    const found = (await this.packages()).find((each) => each.frequency === frequency);
    if (!found) throw new MissingState(`no ${frequency} package is offered`);
    return found;
  }

  /** A student’s choice of a monthly package from the first possible Sunday, with one off day. */
  async choice(applicantId: number): Promise<OrderApplicantInputDto & { vacancy: string[] }> {
    const [start = ''] = await this.startDays(1);
    const { id } = await this.packageSold('monthly');
    return {
      applicant_id: applicantId,
      package_id: id,
      start_date: start,
      number_of_months: 1,
      vacancy: [daysAfter(start, 1)],
    };
  }

  /** Pays a pending order, which is the only fast way to finish it. */
  private async payFor({ id, payment }: OrderDto): Promise<void> {
    const isOpen = payment?.status === 'initiated' || payment?.status === 'pending';
    const body = { order_id: id, payment_method: 'mada', return_url: this.world.returnUrl };
    const begun = async () => this.asParent('createPayment', { body });
    const due = isOpen ? payment : ((await begun())['payment'] as PaymentDto);
    if (!(await this.world.settle(due, 'paid'))) {
      throw new MissingState('the parent has an order that waits for its payment');
    }
  }

  /** Makes sure that the parent has no unpaid order. */
  async emptyCart(): Promise<void> {
    let order = (await this.asParent('getDraftOrder'))['order'] as OrderDto | null;
    if (order?.status === 'pending_payment') {
      await this.payFor(order);
      return;
    }
    for (const { applicant_id } of order?.sub_orders ?? []) {
      if (!order) return;
      const ready = { path: { id: order.id, applicant_id }, query: { version: order.version } };
      order = (await this.asParent('removeOrderApplicant', ready))['order'] as OrderDto | null;
    }
  }

  /** A draft of one new student. */
  async draft(): Promise<OrderDto> {
    await this.emptyCart();
    const { id } = await this.student();
    const data = await this.asParent('createOrder', { body: { applicants: [await this.choice(id)] } });
    return data['order'] as OrderDto;
  }

  /** An order with a pending payment. */
  async pendingOrder(): Promise<{ order: OrderDto; payment: PaymentDto }> {
    const draft = await this.draft();
    const acknowledgements = acknowledgementsOf(draft);
    const body = { version: draft.version, acknowledgements, payment_method: 'mada', return_url: this.world.returnUrl };
    const data = await this.asParent('checkoutOrder', { path: { id: draft.id }, body });
    const order = data['order'] as OrderDto;
    if (!order.payment) throw new MissingState('checkout answered an order without a payment');
    return { order, payment: order.payment };
  }

  /** Ends a payment at the provider. */
  async settle(payment: PaymentDto, outcome: Outcome): Promise<void> {
    if (!(await this.world.settle(payment, outcome)))
      throw new MissingState('a payment can’t be ended at the provider here');
  }

  /** A paid order that has not begun: one that the parent has, or a new one. */
  async paidOrder(): Promise<OrderDto> {
    try {
      const { order, payment } = await this.pendingOrder();
      await this.settle(payment, 'paid');
      return await this.order(order.id);
    } catch (error) {
      const found = error instanceof MissingState && !this.world.isMock ? (await this.paidOrders())[0] : undefined;
      if (!found) throw error;
      return found;
    }
  }

  async order(id: number): Promise<OrderDto> {
    return (await this.asParent('getOrder', { path: { id } }))['order'] as OrderDto;
  }

  /** The parent's paid orders, current ones first. */
  async paidOrders(): Promise<OrderDto[]> {
    const query = { per_page: 100 };
    const current = await this.asParent('listCurrentOrders', { query });
    const history = await this.asParent('listOrderHistory', { query });
    return [...(current['orders'] as OrderDto[]), ...(history['orders'] as OrderDto[])];
  }

  /** An order with an allowed action. */
  async orderThatMay(action: ActionNameDto): Promise<OrderDto> {
    const found = (await this.paidOrders()).find(({ allowed_actions }) =>
      allowed_actions.some((each) => each.action === action && each.allowed),
    );
    if (!found) throw new MissingState(`an order is needed with ${action} allowed`);
    return found;
  }

  /** A subscription with an allowed action, monthly if possible. */
  async subOrderThatMay(action: ActionNameDto): Promise<SubOrderDto> {
    const all = (await this.paidOrders()).flatMap(({ sub_orders }) => sub_orders);
    const may = all.filter(({ allowed_actions }) =>
      allowed_actions.some((each) => each.action === action && each.allowed),
    );
    const found = may.find(({ number_of_months }) => number_of_months !== null) ?? may[0];
    if (!found) throw new MissingState(`a subscription is needed with ${action} allowed`);
    return found;
  }
}
