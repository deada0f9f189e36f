import type { UserRecord } from '#mocks/store/public-records.ts';

/** An account in the form of the contract: without the password. */
export function shownUser({ password: _password, ...user }: UserRecord) {
  return { ...user };
}
