import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fieldTexts, reasonTexts, statusTexts } from '#mocks/generated/error-texts.ts';
import { knownFieldCode, knownReasonCode } from '#src/api/generated/known-values.ts';
import { operations } from '#src/api/generated/operations.ts';
import { type ErrorCodes, operationErrors } from '../scripts/error-codes.ts';
import { reasonCases } from './contract/oracle/reasons.ts';
import { recipes } from './contract/recipes.ts';

interface Example {
  $ref?: string;
  value?: { reason_code?: string; errors?: { code: string }[] };
}
interface Bundle {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Reply> }>>;
}
interface Reply {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, Example> }>;
}

const registry = parse(readFileSync('openapi/errors.yaml', 'utf8')) as ErrorCodes;
const bundle = parse(readFileSync('openapi/dist/openapi.yaml', 'utf8')) as Bundle;

function resolved<T extends { $ref?: string }>(node: T): T {
  const keys = node.$ref?.slice(2).split('/') ?? [];
  if (keys.length === 0) return node;
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], bundle) as T;
}

/** Every example of an error of every operation. */
const examples = Object.values(bundle.paths)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, reply]) =>
      Object.values(resolved(reply).content ?? {}).flatMap((media) =>
        Object.entries(media.examples ?? {}).map(([name, example]) => ({
          operation: operationId,
          status,
          name,
          value: resolved(example).value,
          isShared: reply.$ref !== undefined,
        })),
      ),
    ),
  )
  .filter(({ status }) => Number(status) >= 400);

/** The reason that the recipe of an operation reaches, which has one 409 each. */
const reasonOfRecipe: Readonly<Record<string, string>> = {
  acceptGuardianInvitation: 'invitation_expired',
  createGuardian: 'too_many_guardians',
  createSchool: 'school_exists',
  createApplicant: 'too_many_applicants',
  updateApplicant: 'changed',
  deleteApplicant: 'subscription_running',
  updateUser: 'changed',
  updateNotificationPreferences: 'changed',
  cancelErasure: 'already_cancelled',
  createApplicantVacation: 'month_used',
  previewApplicantVacation: 'month_used',
  deleteApplicantVacation: 'too_late',
  createOrder: 'order_exists',
  addOrderApplicant: 'changed',
  updateOrderApplicant: 'changed',
  removeOrderApplicant: 'changed',
  checkoutOrder: 'changed',
  cancelOrder: 'changed',
  cancelSubOrder: 'changed',
  createOrderReview: 'not_completed',
  renewSubOrder: 'order_exists',
  cancelDelivery: 'already_cancelled',
  createLunchRating: 'already_rated',
  createPayment: 'not_pending_payment',
};

/** Reasons that calls of a parent do not lead to, with the data of the seeds: the company, time or another record has to change. */
const unreachable = [
  'cancelErasure too_late',
  'checkoutOrder package_withdrawn',
  'checkoutOrder out_of_age',
  'checkoutOrder method_unavailable',
  'createPayment changed',
  'createPayment package_withdrawn',
  'createPayment out_of_age',
  'createPayment method_unavailable',
  'renewSubOrder package_withdrawn',
  'renewSubOrder out_of_age',
  'renewSubOrder not_running',
];

describe('openapi/errors.yaml', () => {
  it('is the source of the values, the texts and the reasons in the generated code', () => {
    expect(knownReasonCode).toEqual(Object.keys(registry.reasons));
    expect(knownFieldCode).toEqual(Object.keys(registry.fields));
    const texts = (codes: Record<string, { en: string; ar: string }>) =>
      Object.fromEntries(Object.entries(codes).map(([code, { en, ar }]) => [code, { en, ar }]));
    expect(reasonTexts).toEqual(texts(registry.reasons));
    expect(fieldTexts).toEqual(texts(registry.fields));
    expect(statusTexts).toEqual(texts(registry.statuses));
    for (const [id, { reasons }] of Object.entries(operations)) {
      expect(reasons, id).toEqual(registry.operations[id]?.['409'] ?? []);
    }
  });

  it.each(['statuses', 'reasons', 'fields'] as const)('has a meaning and both languages for all %s', (part) => {
    for (const [code, { when, en, ar }] of Object.entries(registry[part])) {
      expect(when, code).toMatch(/\w/);
      expect(en, code).toMatch(/[a-z]/);
      expect(ar, code).toMatch(/[\u0600-\u06FF]/);
    }
  });

  it('has the codes of every example of an error', () => {
    for (const { operation, status, name, value, isShared } of examples) {
      const where = `${operation} ${status} ${name}`;
      const listed = registry.operations[operation]?.[status] ?? [];
      if (status === '409') expect.soft(listed, where).toContain(value?.reason_code);
      for (const { code } of value?.errors ?? []) {
        expect.soft(registry.fields, where).toHaveProperty(code);
        if (isShared || status === '409' || registry.fields[code]?.by === 'schema') continue;
        expect.soft(listed, where).toContain(code);
      }
    }
  });

  it('has no reason and no code that nothing answers with', () => {
    const answered = (isStatus: (status: string) => boolean) =>
      Object.values(registry.operations).flatMap((codes) =>
        Object.entries(codes).flatMap(([status, listed]) => (isStatus(status) ? listed : [])),
      );
    const reasons = answered((status) => status === '409');
    // These two are only in the allowed actions.
    const offered = ['allowance_used', 'overlap'];
    expect(Object.keys(registry.reasons).filter((code) => !reasons.includes(code))).toEqual(offered);
    const codes = answered((status) => status !== '409');
    const rules = Object.keys(registry.fields).filter((code) => registry.fields[code]?.by === 'rule');
    expect(rules.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('has a case in the suite for each reason of each operation that a parent can reach', () => {
    const pairs = Object.entries(registry.operations).flatMap(([id, codes]) =>
      (codes['409'] ?? []).map((reason) => `${id} ${reason}`),
    );
    const reached = [
      ...reasonCases.map(({ operation, reason }) => `${operation} ${reason}`),
      ...Object.entries(reasonOfRecipe)
        .filter(([id]) => recipes[id]?.refused?.[409])
        .map(([id, reason]) => `${id} ${reason}`),
    ];
    expect(pairs.filter((pair) => !reached.includes(pair)).toSorted()).toEqual(unreachable.toSorted());
    expect(reached.filter((pair) => !pairs.includes(pair))).toEqual([]);
  });
});

describe('operationErrors', () => {
  const codes: ErrorCodes = {
    statuses: {},
    reasons: { too_late: { when: 'Late.', en: 'Late', ar: 'متأخر', next: 'Nothing.' } },
    fields: {},
    operations: { pay: { '409': ['too_late'] }, cancel: { '409': ['too_soon', 'too_soon'], '422': ['blank'] } },
  };

  it.each([
    ['pay', ['200', '409'], []],
    ['pay', ['200'], ['has codes for 409, which it does not document']],
    ['other', ['200', '409'], ['documents a 409 without reasons']],
    [
      'cancel',
      ['409', '422'],
      [
        'lists the unknown code too_soon',
        'lists the unknown code too_soon',
        'lists a code of 409 twice',
        'lists the unknown code blank',
      ],
    ],
  ])('reports for %s with %j: %j', (operationId, statuses, errors) => {
    const responses = Object.fromEntries(statuses.map((status) => [status, {}]));
    expect(operationErrors({ operationId, responses }, codes)).toEqual(errors);
  });
});
