import type { ErrorCodes } from './error-codes.ts';

const cell = (text: string) =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ')
    .trim();

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);
}

const quoted = (codes: readonly string[]) => codes.map((code) => `\`${code}\``).join(', ');

/**
 * The page of all errors, from the registry: by status, reason, field code and operation.
 * @param order the order of checks that every operation keeps
 */
export function errorPage({ statuses, reasons, fields, operations }: ErrorCodes, order: readonly string[]): string {
  const operationsOf = (code: string, isStatus: (status: string) => boolean) =>
    Object.entries(operations)
      .filter(([, codes]) =>
        Object.entries(codes).some(([status, listed]) => isStatus(status) && listed.includes(code)),
      )
      .map(([id]) => id);
  const sources = {
    schema: () => 'any with a body or a query',
    rule: (code: string) => quoted(operationsOf(code, (status) => status !== '409')),
    change: () => 'a 409 with the reason `changed`, `package_withdrawn` or `out_of_age`',
  };
  return [
    '# The errors of the API',
    '',
    'Generated from `openapi/errors.yaml`. A client shows the server’s text for a code that it does not know.',
    '',
    '## Order of checks',
    '',
    'Of several errors in one request, the first one of this list is answered.',
    '',
    ...order.map((step, index) => `${index + 1}. ${step}`),
    '',
    '## Statuses',
    '',
    ...table(
      ['Status', 'Meaning', 'English', 'Arabic', 'What a person does next'],
      Object.entries(statuses).map(([status, { when, en, ar, next }]) => [status, when, en, ar, next]),
    ),
    '',
    '## Reasons of a 409, and of an action that is not allowed',
    '',
    ...table(
      ['Reason', 'Meaning', 'English', 'Arabic', 'What a person does next', 'Operations'],
      Object.entries(reasons).map(([code, { when, en, ar, next }]) => [
        `\`${code}\``,
        when,
        en,
        ar,
        next,
        quoted(operationsOf(code, (status) => status === '409')) || 'only in `allowed_actions`',
      ]),
    ),
    '',
    '## Codes of fields',
    '',
    ...table(
      ['Code', 'Meaning', 'English', 'Arabic', 'Operations'],
      Object.entries(fields).map(([code, { by, when, en, ar }]) => [`\`${code}\``, when, en, ar, sources[by](code)]),
    ),
    '',
    '## Codes by operation',
    '',
    'In the order in which they are checked. The codes of the schema come besides.',
    '',
    ...table(
      ['Operation', '400, 422', '409'],
      Object.entries(operations).map(([id, codes]) => [
        `\`${id}\``,
        quoted([...(codes['400'] ?? []), ...(codes['422'] ?? [])]),
        quoted(codes['409'] ?? []),
      ]),
    ),
    '',
  ].join('\n');
}
