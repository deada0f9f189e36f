import type { RulesetDefinition } from '@stoplight/spectral-core';
import { oas3 } from '@stoplight/spectral-formats';
import { enumeration, pattern, truthy } from '@stoplight/spectral-functions';
import { neverNull, openObject, problemForErrors, successAndError, upperCaseValues } from './checks.ts';

/** A rule in the form of Spectral, whose own type has every other form as well. */
interface Rule {
  description: string;
  given: string;
  /** Functions of Spectral, or ours: what Spectral calls `then`. */
  check: object;
  /** Whether references are followed first. Without it a shared schema is found once. */
  resolved?: true;
}

const matches = (match: string) => ({ function: pattern, functionOptions: { match } });
const differs = (notMatch: string) => ({ function: pattern, functionOptions: { notMatch } });

const paths = '$.paths[*]~';
const operations = '$.paths[*][get,put,post,delete,patch]';
const properties = '$.components.schemas[*].properties';

/**
 * The rules of Zalando's RESTful API Guidelines that a program can check, by their numbers there
 * (https://opensource.zalando.com/restful-api-guidelines). Zalando publishes them for Zally only, which is a server. Rules about
 * Zalando's own infrastructure (its API portal, event bus, flow id) are left out.
 */
const rules: Readonly<Record<string, Rule>> = {
  'zalando-104': {
    description: 'MUST secure endpoints.',
    given: operations,
    check: { field: 'security', function: truthy },
  },
  'zalando-110': {
    description: 'MUST return JSON objects as top-level data structures.',
    resolved: true,
    given: `${operations}.responses[*].content['application/json'].schema`,
    check: { field: 'type', function: enumeration, functionOptions: { values: ['object'] } },
  },
  'zalando-111': {
    description: 'MUST treat schemas as open for extension.',
    given: '$.components.schemas[*]',
    check: { function: openObject },
  },
  'zalando-115': {
    description: 'MUST not use URL versioning.',
    given: '$.servers[*].url',
    check: differs(String.raw`/v\d+(/|$)`),
  },
  'zalando-116': {
    description: 'MUST use semantic versioning.',
    given: '$.info.version',
    check: matches(String.raw`^\d+\.\d+\.\d+$`),
  },
  'zalando-118': {
    description: 'MUST use snake_case for property names.',
    given: `${properties}[*]~`,
    check: matches('^[a-z_][a-z_0-9]*$'),
  },
  'zalando-120': {
    description: 'SHOULD pluralize array names.',
    given: `${properties}[?(@ && @.type=='array')]~`,
    check: matches('s$'),
  },
  'zalando-122': {
    description: 'MUST not use null for boolean properties.',
    given: `${properties}[*]`,
    check: { function: neverNull('boolean') },
  },
  'zalando-124': {
    description: 'SHOULD not use null for empty arrays.',
    given: `${properties}[*]`,
    check: { function: neverNull('array') },
  },
  'zalando-129': {
    description: 'MUST use kebab-case for path segments.',
    given: paths,
    check: matches(String.raw`^(/([a-z][a-z0-9-]*|\{\w+\}))+$`),
  },
  'zalando-130': {
    description: 'MUST use snake_case for query parameters.',
    given: "$..parameters[?(@ && @.in=='query')].name",
    check: matches('^[a-z_][a-z_0-9]*$'),
  },
  'zalando-132': {
    description: 'SHOULD use kebab-case with uppercase separate words for HTTP headers.',
    given: "$..parameters[?(@ && @.in=='header')].name",
    check: matches('^[A-Z][A-Za-z0-9]*(-[A-Z][A-Za-z0-9]*)*$'),
  },
  'zalando-134': {
    description: 'MUST pluralize resource names.',
    given: paths,
    check: matches(String.raw`^(/[a-z0-9-]*s(/\{\w+\})?)+$`),
  },
  'zalando-135': {
    description: 'SHOULD not use /api as base path.',
    given: '$.servers[*].url',
    check: differs(String.raw`^https?://[^/]+/api(/|$)`),
  },
  'zalando-136': {
    description: 'MUST use normalized paths without empty segments and trailing slashes.',
    given: paths,
    check: differs('//|.+/$'),
  },
  'zalando-141': {
    description: 'MUST keep URLs verb-free.',
    given: paths,
    check: differs(
      '/(add|cancel|change|check|checkout|confirm|create|delete|get|list|make|preview|read|remove|renew|search|send|set|update|verify)(-|/|$)',
    ),
  },
  'zalando-147': {
    description: 'SHOULD limit the number of sub-resource levels to three.',
    given: paths,
    check: differs(String.raw`^(/[^/{]+/\{\w+\}){4}`),
  },
  'zalando-151': {
    description: 'MUST specify success and error responses.',
    given: `${operations}.responses`,
    check: { function: successAndError },
  },
  'zalando-153': {
    description: 'MUST use 429 with headers for rate limits.',
    resolved: true,
    given: `${operations}.responses[429]`,
    check: { field: 'headers', function: truthy },
  },
  'zalando-167': {
    description: 'MUST use JSON to encode structured data.',
    given: '$..content[*]~',
    check: matches(String.raw`^application/([\w.-]+\+)?json$`),
  },
  'zalando-171': {
    description: 'MUST define a format for number and integer types.',
    given: "$..[?(@ && (@.type=='integer' || @.type=='number'))]",
    check: { field: 'format', function: truthy },
  },
  'zalando-174': {
    description: 'MUST use common field names: an id is an opaque text.',
    resolved: true,
    given: `${properties}.id`,
    check: { field: 'type', function: enumeration, functionOptions: { values: ['string'] } },
  },
  'zalando-176': {
    description: 'MUST support problem JSON.',
    resolved: true,
    given: `${operations}.responses`,
    check: { function: problemForErrors },
  },
  'zalando-218': {
    description: 'MUST contain API meta information.',
    given: '$.info',
    check: [
      { field: 'title', function: truthy },
      { field: 'description', function: truthy },
      { field: 'contact.name', function: truthy },
      { field: 'contact.url', function: truthy },
      { field: 'contact.email', function: truthy },
    ],
  },
  'zalando-235': {
    description: 'SHOULD use naming conventions for date and time properties.',
    given: `${properties}[?(@ && (@.format=='date' || @.format=='date-time'))]~`,
    check: matches('(^|_)(date|day|at|on|until|from|to|after|before)$'),
  },
  'zalando-240': {
    description: 'SHOULD declare enum values in UPPER_SNAKE_CASE.',
    given: '$..[?(@ && @.enum)]',
    check: { function: upperCaseValues },
  },
};

/** The key is a value here, because the linter takes an object with a `then` of its own for a promise. */
function asSpectralRule({ check, ...rule }: Rule): object {
  const entries: [string, unknown][] = Object.entries({
    severity: 'warn',
    message: '{{description}}',
    resolved: false,
    ...rule,
  });
  return Object.fromEntries(entries.concat([['then', check]]));
}

/** Zalando's rules as a ruleset of Spectral. */
export const zalandoRules = {
  formats: [oas3],
  rules: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, asSpectralRule(rule)])),
} as unknown as RulesetDefinition;
