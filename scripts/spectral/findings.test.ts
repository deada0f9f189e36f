import { describe, expect, test } from 'vitest';
import { spectralFindings } from './findings.ts';
import type { RequestContract } from './request-schemas.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const answer = (schema: object, headers?: object) => ({
  description: 'An answer.',
  ...(headers && { headers }),
  ...json(schema),
});
const ref = { $ref: '#/components/schemas/Meal' };

const good = {
  openapi: '3.1.0',
  info: {
    title: 'Meals',
    version: '1.0.0',
    description: 'All meals.',
    contact: { name: 'Team', url: 'https://meals.example', email: 'team@meals.example' },
  },
  servers: [{ url: 'https://meals.example' }],
  paths: {
    '/school-meals/{id}': {
      get: {
        security: [{ token: [] }],
        parameters: [
          { name: 'page_size', in: 'query', schema: { type: 'integer', format: 'int32' } },
          { name: 'Accept-Language', in: 'header', schema: { type: 'string' } },
        ],
        responses: {
          '200': answer(ref),
          '404': { description: 'None.', content: { 'application/problem+json': { schema: { type: 'object' } } } },
          '429': { description: 'Too many.', headers: { 'Retry-After': { schema: { type: 'string' } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Meal: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          is_hot: { type: 'boolean' },
          allergens: { type: 'array', items: { type: 'string', enum: ['PEANUTS'] } },
          created_at: { type: 'string', format: 'date-time' },
          weight: { type: 'integer', format: 'int32' },
        },
      },
    },
  },
};

const bad = {
  openapi: '3.1.0',
  info: { title: 'Meals', version: '1', contact: { name: 'Team' } },
  servers: [{ url: 'https://meals.example/api/v1' }],
  paths: {
    '/Meal/{a}/Meals/{b}/Meals/{c}/Meals/{d}/': { get: { responses: { '200': answer({ type: 'array' }) } } },
    '/a/{a}/b/{b}/c/{c}/d/{d}': { get: { responses: {} } },
    '/get-meal': {
      get: {
        parameters: [
          { name: 'pageSize', in: 'query', schema: { type: 'integer' } },
          { name: 'platform', in: 'header', schema: { type: 'string' } },
        ],
        responses: {
          '200': { description: 'A meal.', content: { 'text/csv': { schema: ref } } },
          '404': answer(ref),
          '429': answer(ref),
        },
      },
    },
  },
  components: {
    schemas: {
      Meal: {
        type: 'object',
        additionalProperties: false,
        properties: {
          id: { type: 'integer', format: 'int64' },
          isHot: { type: ['boolean', 'null'] },
          allergen: { type: 'array', items: { type: 'string', enum: ['peanuts'] } },
          allergens: { type: ['array', 'null'] },
          cooked: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
};

const zalandoOf = async (document: object) => {
  const findings = await spectralFindings(document as RequestContract);
  return [...new Set(findings.map(({ rule }) => rule).filter((rule) => rule.startsWith('zalando-')))].toSorted();
};

describe("Spectral's findings", () => {
  test('by the rules of Zalando: none for a contract that follows them', async () => {
    expect(await zalandoOf(good)).toEqual([]);
  });

  test('by the rules of Zalando: each rule finds its error', async () => {
    const numbers = [
      104, 110, 111, 115, 116, 118, 120, 122, 124, 129, 130, 132, 134, 135, 136, 141, 147, 151, 153, 167, 171, 174,
    ];
    expect(await zalandoOf(bad)).toEqual([...numbers, 176, 218, 235, 240].map((number) => `zalando-${number}`));
  });

  test('by the rules of OWASP: a shared schema once, and whether a request can contain it', async () => {
    const document = {
      ...good,
      paths: { '/meals': { post: { requestBody: json(ref), responses: { '201': answer(ref), '400': answer(ref) } } } },
    };
    const limits = (await spectralFindings(document as RequestContract)).filter(
      ({ rule }) => rule === 'owasp:api4:2023-array-limit',
    );
    expect(limits).toMatchObject([{ path: 'components.schemas.Meal.properties.allergens', isInRequest: true }]);
  });
});
