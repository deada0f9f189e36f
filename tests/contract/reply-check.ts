import type { ErrorObject } from 'ajv';
import type { Operation } from './contract.ts';
import type { Answer, Exchange } from './exchange.ts';
import { isObject } from './json.ts';
import type { Validators } from './validators.ts';

/** The kinds of rules that a reply can break. */
export type Rule = 'status' | 'media type' | 'body' | 'undocumented field' | 'unknown value' | 'error code' | 'header';

/** One error of a reply. */
export interface Finding {
  rule: Rule;
  operation: string;
  status: number;
  message: string;
  /** Rules that are strict for the mock are warnings for other servers. */
  severity: 'failure' | 'warning';
}

const where = (error: ErrorObject | undefined) =>
  error === undefined
    ? 'not as in the contract'
    : `${error.instancePath || '/'} ${error.message ?? error.keyword}${
        error.keyword === 'additionalProperties'
          ? `: ${String((error.params as { additionalProperty: unknown }).additionalProperty)}`
          : ''
      }`;

/** The codes of an error that its operation does not list. */
function unlistedCodes({ codes }: Operation, { status, json }: Answer): string[] {
  const listed = codes[status];
  if (!isObject(json)) return [];
  if (status === 409) return [String(json['reason_code'])].filter((reason) => listed?.includes(reason) !== true);
  if (status !== 400 && status !== 422) return [];
  const errors = Array.isArray(json['errors']) ? json['errors'].filter(isObject) : [];
  const given = [...new Set(errors.map(({ code }) => String(code)))];
  return given.filter((code) => listed?.includes(code) !== true);
}

/**
 * Checks a reply against the contract: its status, media type, body and headers.
 * @param isMock on the mock an undocumented field and a missing header are failures, elsewhere warnings
 */
export function checkReply({ operation, answer }: Exchange, validators: Validators, isMock: boolean): Finding[] {
  const finding = (rule: Rule, message: string, isAdvice = false): Finding => ({
    rule,
    operation: operation.id,
    status: answer.status,
    message,
    severity: isAdvice && !isMock ? 'warning' : 'failure',
  });
  if (answer.status === 0) return [finding('status', `no answer (${answer.text})`)];
  const documented = [...operation.replies, ...operation.protocolReplies].find(
    ({ status }) => status === answer.status,
  );
  if (!documented) {
    const known = operation.replies.map(({ status }) => status).join(', ');
    return [finding('status', `${answer.status} is not documented; ${known} are`)];
  }
  const findings: Finding[] = [];
  const types = Object.keys(documented.media);
  const type = (answer.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const schema = documented.media[type];
  if (types.length === 0) {
    if (answer.text !== '') findings.push(finding('body', 'a body where none is documented'));
  } else if (!schema) {
    findings.push(finding('media type', `${type || 'none'} is not documented; ${types.join(', ')} is`));
  } else {
    const open = validators.open(schema);
    const strict = validators.strict(schema);
    const body = type === 'application/json' ? answer.json : answer.text;
    if (body === undefined) findings.push(finding('body', 'the body is no JSON'));
    // What the strict check accepts the open one accepts too, which saves half of the time.
    else if (strict(body)) {
      /* As documented. */
    } else if (!open(body)) findings.push(finding('body', where(open.errors?.[0])));
    else {
      const extra = strict.errors?.find(({ keyword }) => keyword === 'additionalProperties');
      const value = strict.errors?.find(({ keyword }) => keyword === 'x-extensible-enum');
      findings.push(
        value
          ? finding('unknown value', where(value), true)
          : finding('undocumented field', where(extra ?? strict.errors?.[0]), true),
      );
    }
    for (const code of unlistedCodes(operation, answer)) {
      findings.push(finding('error code', `${code} is not listed for ${operation.id} ${answer.status}`, true));
    }
  }
  const { custom_status } = isObject(answer.json) ? answer.json : {};
  if (typeof custom_status === 'number' && custom_status !== answer.status) {
    findings.push(finding('body', `/custom_status is ${custom_status}, which is not the HTTP status`));
  }
  for (const [name, header] of Object.entries(documented.headers)) {
    const value = answer.headers.get(name);
    if (value === null) findings.push(finding('header', `${name} is missing`, true));
    else {
      const isWhole = header.schema.type === 'integer' && /^-?\d+$/.test(value);
      const validate = validators.open(header.schema);
      if (!validate(isWhole ? Number(value) : value)) {
        findings.push(finding('header', `${name}: ${value}: ${where(validate.errors?.[0])}`));
      }
    }
  }
  return findings;
}
