import { getUser } from '#src/api/generated/users/users.ts';
import { userOf } from '#src/api/signed-in-user.ts';

/**
 * The number (E.164) that an account has to verify; null if the server does not answer.
 * @param userId the id of the session's account (operation `getUser`, which needs no verified number)
 */
export async function unverifiedNumber(userId: number): Promise<string | null> {
  try {
    const { unconfirmedMobileNumber, mobileNumber } = userOf(await getUser(userId));
    return unconfirmedMobileNumber ?? mobileNumber;
  } catch {
    return null;
  }
}
