import { expect, it } from 'vitest';
import { userOf } from './signed-in-user.ts';

it('keeps each part of a user at its name', () => {
  const user = userOf({
    custom_status: 200,
    data: {
      user: {
        id: 4,
        full_name: 'Huda Al Harbi',
        email: null,
        mobile_number: '+966500004821',
        phone_number: '+966500004821',
        is_verified: true,
        unconfirmed_mobile_number: '+966500004822',
        password_changed_at: '2026-11-01T06:00:00Z',
        user_type: 'user',
        version: 3,
        created_at: '2026-08-01T06:00:00Z',
        updated_at: '2026-08-01T06:00:00Z',
        is_active: true,
      },
    },
  });
  expect(user).toEqual({
    id: 4,
    name: 'Huda Al Harbi',
    email: null,
    mobileNumber: '+966500004821',
    unconfirmedMobileNumber: '+966500004822',
    isVerified: true,
    passwordChangedAt: '2026-11-01T06:00:00Z',
    version: 3,
  });
});
