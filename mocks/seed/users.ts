import { personas } from '../personas.ts';
import { entered, type SeedTime } from './seed-time.ts';

const joinedDaysAgo: Record<string, number> = { huda: 420, noura: 140, maha: 12, salma: 20, reem: 1, khalid: 2 };

/** Days since the last change of the password. The other users have the password of their sign-up. */
const passwordDaysAgo: Record<string, number> = { huda: 127, salma: 6 };

const emails: Record<string, string> = {
  huda: 'huda.alharbi@example.com',
  noura: 'noura.alqahtani@example.com',
  salma: 'salma.alshehri@example.com',
  khalid: 'khalid.almutairi@example.com',
};

/** The parents of the personas, each with a session and a known token. */
export function seedUsers(time: SeedTime) {
  const parents = personas.flatMap(({ name, account }) => (account ? [{ name, account }] : []));
  return {
    users: parents
      .map(({ name, account }) => ({
        id: account.userId,
        full_name: account.fullName,
        email: emails[name] ?? null,
        mobile_number: account.mobileNumber,
        phone_number: account.mobileNumber,
        is_verified: account.isVerified,
        unconfirmed_mobile_number: account.isVerified ? null : account.mobileNumber,
        password_changed_at: name in passwordDaysAgo ? time.ago(passwordDaysAgo[name] ?? 0, '19:20') : null,
        user_type: 'user' as const,
        password: account.password,
        version: 1,
        ...entered(time.ago(joinedDaysAgo[name] ?? 0, '19:40')),
      }))
      .toSorted((a, b) => a.id - b.id),
    sessions: parents.map(({ account }, index) => ({
      id: index + 1,
      user_id: account.userId,
      token: account.token,
      created_at: time.ago(1, '07:10'),
      is_ended: false,
    })),
  };
}
