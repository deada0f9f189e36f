import { db } from '#mocks/store/db.ts';

/** The account that verified a number. */
export const ownerOf = (mobileNumber: string) =>
  db.users.findFirst((query) => query.where({ mobile_number: mobileNumber, is_active: true, is_verified: true }));

/** The account with a number: the one that verified it, else one that has not done so yet. */
export const accountOfNumber = (mobileNumber: string) =>
  ownerOf(mobileNumber) ?? db.users.findFirst((query) => query.where({ mobile_number: mobileNumber, is_active: true }));
