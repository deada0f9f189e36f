// tsc checks this file: each marked line must fail to compile, so that the mock can’t differ from the contract unnoticed.
import type { Handler, HandlerMap, Reply } from './contract.ts';
import { handlers } from './handlers/index.ts';
import type { UserRecord } from './store/public-records.ts';

const { listPartners: _listPartners, ...withoutPartners } = handlers;

// @ts-expect-error -- an operation without a handler
export const missing: HandlerMap<UserRecord> = withoutPartners;

export const unknown: HandlerMap<UserRecord> = {
  ...handlers,
  // @ts-expect-error -- a handler for an operation that the contract does not have
  listVegetables: () => ({ status: 200, body: { custom_status: 200 } }),
};

// @ts-expect-error -- a status that the contract does not document for this operation
export const undocumented: Reply<'listPartners'> = { status: 404, body: { custom_status: 404, error: 'gone' } };

export const wrongField: Reply<'getSettings'> = {
  status: 500,
  // @ts-expect-error -- an error's text is a text or a list of texts
  body: { custom_status: 500, error: 12 },
};

export const extraField: Reply<'checkIfPhoneExists'> = {
  status: 200,
  // @ts-expect-error -- a field that the contract does not have
  body: { custom_status: 200, data: { exists: true, owner: 'Huda' } },
};

// @ts-expect-error -- the body of one status under another
export const mixedUp: Reply<'createUser'> = { status: 201, body: { custom_status: 201, error: 'taken' } };

export const otherReason: Reply<'deleteApplicant'> = {
  status: 409,
  // @ts-expect-error -- a reason that openapi/errors.yaml does not list for this operation
  body: { custom_status: 409, error: 'no', reason_code: 'month_used' },
};

export const reader: Handler<'getMeal', UserRecord> = ({ params, language }) => {
  const id: number = params.id;
  // @ts-expect-error -- a path parameter that the operation does not have
  params.slug satisfies unknown;
  return { status: 404, body: { custom_status: 404, error: `${id} ${language}` } };
};

export const visitor: Handler<'listSchools', UserRecord> = ({ user }) => {
  // @ts-expect-error -- where the token is optional, there may be no parent
  const { id } = user;
  return { status: 500, body: { custom_status: 500, error: String(id) } };
};

export const parent: Handler<'getUser', UserRecord> = ({ user }) => ({
  // Where a token is needed, there is always one: this line must compile.
  status: 404,
  body: { custom_status: 404, error: user.full_name },
});
