import { accountOf } from '#mocks/personas.ts';
import type { GuardianRecord } from '#mocks/store/privacy-records.ts';
import type { SeedTime } from './seed-time.ts';

/** Reem looks at Huda's students without health, and Maha has invited Huda with health. */
export function seedGuardians(time: SeedTime): GuardianRecord[] {
  const [huda, reem, maha] = [accountOf('huda'), accountOf('reem'), accountOf('maha')];
  const open = { accepted_at: null, accepted_by: null, declined_at: null, removed_at: null };
  return [
    {
      ...open,
      id: 1,
      user_id: huda.userId,
      full_name: reem.fullName,
      mobile_number: reem.mobileNumber,
      access: 'view',
      invited_at: time.ago(20),
      accepted_at: time.ago(20, '11:00'),
      accepted_by: reem.userId,
    },
    {
      ...open,
      id: 2,
      user_id: maha.userId,
      full_name: huda.fullName,
      mobile_number: huda.mobileNumber,
      access: 'health',
      invited_at: time.ago(2),
    },
  ];
}
