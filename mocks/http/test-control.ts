import * as zod from 'zod';
import { MobileNumber } from '#src/api/generated/zod/schemas.ts';
import { PhoneAuthError } from '#src/auth/phone-auth.ts';
import type { Backend } from '#mocks/backend.ts';
import { holdClock, now, setClock } from '#mocks/clock.ts';
import type { Controls } from '#mocks/controls.ts';
import { createPhoneAuth, verificationIdOf } from '#mocks/phone/phone-auth.ts';
import { chargeLate, settle } from '#mocks/provider/outcome.ts';
import { isScenarioName } from '#mocks/scenarios/scenarios.ts';
import { db } from '#mocks/store/db.ts';
import type { SmsMessage } from '#mocks/store/public-records.ts';

const bodies = {
  reset: zod.strictObject({
    scenario: zod.string().refine(isScenarioName, 'no such scenario').default('default'),
  }),
  scenario: zod.strictObject({ scenario: zod.string().refine(isScenarioName, 'no such scenario') }),
  clock: zod.strictObject({
    now: zod.iso.datetime({ offset: true }).nullable(),
    is_held: zod.boolean().default(false),
  }),
  limits: zod.strictObject({ are_on: zod.boolean() }),
  seed: zod.strictObject({ seed: zod.int().min(0).max(4_294_967_295) }),
  settle: zod.strictObject({
    payment_id: zod.int().min(1),
    outcome: zod.enum(['paid', 'declined', 'abandoned', 'paid_late']),
    keeps_card: zod.boolean().default(false),
  }),
  sms: zod.strictObject({ mobile_number: MobileNumber, language: zod.enum(['en', 'ar']).default('en') }),
  token: zod.strictObject({ mobile_number: MobileNumber, code: zod.string().regex(/^\d{6}$/) }),
};

const smsView = ({ mobile_number, code, text, sent_at }: SmsMessage) => ({ mobile_number, code, text, sent_at });

/** The parts of a mock that the test control can change. */
export interface ControlledMock {
  backend: Backend;
  /** Changes the controls from now on. */
  setControls: (changes: Partial<Controls>) => void;
}

const done = () => new Response(null, { status: 204 });
const invalid = (error: string) => Response.json({ error }, { status: 422 });

/** Runs a function with the parsed body of a request; responds with 422 if the body is invalid. */
async function withBody<S extends zod.ZodType>(
  request: Request,
  schema: S,
  run: (body: zod.output<S>) => Promise<Response> | Response,
): Promise<Response> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return invalid('The body is no JSON.');
  }
  const parsed = schema.safeParse(body);
  return parsed.success ? run(parsed.data) : invalid(zod.prettifyError(parsed.error));
}

/** The text messages of a number, newest first. */
async function smsOf(backend: Backend, mobileNumber?: string): Promise<SmsMessage[]> {
  const all = await backend.act(() => structuredClone(db.smsMessages.all()).toReversed());
  return all.filter((message) => mobileNumber === undefined || message.mobile_number === mobileNumber);
}

/**
 * Responds to the operations of openapi/test-control.yaml.
 * @returns null for any other path
 */
export async function answerTestControl(
  request: Request,
  { backend, setControls }: ControlledMock,
): Promise<Response | null> {
  const phone = createPhoneAuth(backend);
  const clock = () => Response.json({ now: now().toISOString() });
  const operations: Record<string, () => Promise<Response> | Response> = {
    'POST /__test/reset': async () =>
      withBody(request, bodies.reset, async ({ scenario }) => {
        await backend.reset();
        setControls({ scenario });
        return done();
      }),
    'PUT /__test/scenario': async () =>
      withBody(request, bodies.scenario, (body) => {
        setControls(body);
        return done();
      }),
    'GET /__test/clock': clock,
    'PUT /__test/clock': async () =>
      withBody(request, bodies.clock, (body) => {
        const instant = body.now === null ? null : new Date(body.now);
        if (instant !== null && body.is_held) holdClock(instant);
        else setClock(instant);
        return clock();
      }),
    'PUT /__test/seed': async () =>
      withBody(request, bodies.seed, ({ seed }) => {
        setControls({ seed });
        return done();
      }),
    'PUT /__test/limits': async () =>
      withBody(request, bodies.limits, ({ are_on }) => {
        setControls({ limits: are_on ? 'on' : 'off' });
        return done();
      }),
    'POST /__test/settle': async () =>
      withBody(request, bodies.settle, async ({ payment_id, outcome, keeps_card }) => {
        const payment = await backend.act(async (at) =>
          outcome === 'paid_late' ? chargeLate(payment_id, at) : settle(payment_id, outcome, at, keeps_card),
        );
        return payment === undefined ? new Response(null, { status: 404 }) : done();
      }),
    'GET /__test/sms': async () => Response.json({ messages: (await smsOf(backend)).map(smsView) }),
    'POST /__test/sms': async () =>
      withBody(request, bodies.sms, async ({ mobile_number, language }) => {
        await phone.sendCode(mobile_number, language);
        const [newest] = await smsOf(backend, mobile_number);
        return Response.json(newest && smsView(newest), { status: 201 });
      }),
    'POST /__test/phone-tokens': async () =>
      withBody(request, bodies.token, async ({ mobile_number, code }) => {
        const [newest] = await smsOf(backend, mobile_number);
        if (newest === undefined) return invalid('No code was sent to this number.');
        const token = await phone.confirmCode(verificationIdOf(newest), code);
        return Response.json({ token }, { status: 201 });
      }),
  };
  try {
    return (await operations[`${request.method} ${new URL(request.url).pathname}`]?.()) ?? null;
  } catch (error) {
    if (error instanceof PhoneAuthError) return invalid(error.code);
    throw error;
  }
}
