import type { KnownActionName } from '#src/api/generated/known-values.ts';
import type {
  AllowedAction,
  ApplicantAllergenInput,
  ApplicantAnswer,
  Conflict,
  Delivery,
  DeliveryList,
  ErrorAnswer,
  Order,
  OrderAnswer,
  SubOrder,
} from '#src/api/generated/zod/schemas.ts';
import type { Language } from '#src/domain/language.ts';
import { nodeBaseUrl } from './node.ts';
import { findPersona, type PersonaName } from './personas.ts';

type Refused = Partial<Pick<ErrorAnswer, 'error' | 'errors'> & Pick<Conflict, 'reason_code'>>;

/** The response to a call: the body in the contract, or an error. */
export interface Answered<Body> {
  status: number;
  body: Body & Refused;
}

/** Calls of one parent in one language. */
export interface TestParent {
  get<Body>(path: string): Promise<Answered<Body>>;
  /** Sends a call; a POST without a key has one of its own. */
  send<Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, key?: string): Promise<Answered<Body>>;
  order(id: number): Promise<Order>;
  deliveries(subOrderId: number): Promise<Delivery[]>;
}

/**
 * A signed-in parent of the seeds, for tests that call the mock as the app does. A 500 throws, because it means that
 * the reply broke the contract.
 */
export function testParent(name: PersonaName, language: Language = 'en'): TestParent {
  const token = findPersona(name).account?.token;

  async function call<Body>(method: string, path: string, body?: unknown, key?: string): Promise<Answered<Body>> {
    const response = await fetch(`${nodeBaseUrl}${path}`, {
      method,
      headers: {
        'Accept-Language': language,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 500) throw new Error(text);
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body & Refused };
  }

  return {
    get: async (path) => call('GET', path),
    send: async (method, path, body, key = method === 'POST' ? crypto.randomUUID() : undefined) =>
      call(method, path, body, key),
    order: async (id) => (await call<OrderAnswer>('GET', `/orders/${id}`)).body.data.order,
    deliveries: async (subOrderId) =>
      (await call<DeliveryList>('GET', `/sub-orders/${subOrderId}/deliveries`)).body.data.deliveries,
  };
}

/** One of the actions that an order or a subscription allows or refuses. */
export function actionOf(
  of: Pick<Order | SubOrder, 'allowed_actions'> | undefined,
  name: KnownActionName,
): AllowedAction | undefined {
  return of?.allowed_actions.find(({ action }) => action === name);
}

/** The errors of a refused request, as "field: code". */
export function errorsOf({ body }: { body: Refused }): string[] {
  return (body.errors ?? []).map(({ field, code }) => `${field}: ${code}`);
}

/** The acknowledgement of all that was found for the students of a draft, for its checkout. */
export function acknowledgementsOf({ sub_orders }: Pick<Order, 'sub_orders'>) {
  return sub_orders.map(({ applicant_id, allergen_check }) => ({
    applicant_id,
    findings: allergen_check?.findings ?? [],
  }));
}

/** Sends a student's form as it is, but for some fields. */
export async function sendStudent(parent: TestParent, studentId: number, changes: object) {
  const { applicant } = (await parent.get<ApplicantAnswer>(`/applicants/${studentId}`)).body.data;
  return parent.send('PUT', `/applicants/${studentId}`, {
    name: applicant.name,
    birth_date: applicant.birth_date,
    school_id: applicant.school.id,
    educational_level_id: applicant.educational_level.id,
    health_issues: applicant.health_issues.map(({ health_issue_id, description }) => ({
      health_issue_id,
      description,
    })),
    allergens: applicant.allergens.map(({ code, severity }) => ({ code, severity })),
    home_address: null,
    delivery_target: 'school',
    conditions_accepted: true,
    conditions_version: '2026-09',
    version: applicant.version,
    ...changes,
  });
}

/**
 * Saves a student's health as the parent does in the profile; the rest of the profile stays, with delivery to the school.
 * @throws Error if it is refused
 */
export async function saveHealth(
  parent: TestParent,
  studentId: number,
  health: { allergens?: ApplicantAllergenInput[]; health_issues?: { health_issue_id: number; description: string }[] },
): Promise<void> {
  const saved = await sendStudent(parent, studentId, health);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
}
