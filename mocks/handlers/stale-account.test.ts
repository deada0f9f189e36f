import { expect, it } from 'vitest';
import type { UserAnswer } from '#src/api/generated/zod/schemas.ts';
import { testMock } from '#mocks/test-mock.ts';
import { errorsOf, testParent } from '#mocks/test-parent.ts';

testMock({ clock: '2026-11-26T07:00:00Z' });

it('an older form of the account is refused with the account as it is', async () => {
  const huda = testParent('huda');
  const edit = { full_name: 'Huda N. Al Harbi', email: 'huda.new@example.com', mobile_number: '+966512344821' };
  const send = async (body: object) => huda.send<UserAnswer>('PUT', '/users/41', { ...edit, ...body });
  expect((await send({ version: 1 })).body.data.user.version).toBe(2);

  const stale = await send({ full_name: 'Huda', email: null, version: 1 });
  expect([stale.status, stale.body.reason_code, ...errorsOf(stale)]).toEqual([
    409,
    'changed',
    'version: stale_version',
  ]);
  expect(stale.body.data.user).toMatchObject({ ...edit, version: 2 });
  expect(errorsOf(await send({}))).toEqual(['version: blank']);
  expect((await huda.get<UserAnswer>('/users/41')).body.data.user).toEqual(stale.body.data.user);
});
