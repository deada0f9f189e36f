import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from './fixtures.ts';

test('R03 R09 A parent signs in and looks at the packages', async ({ person, message }) => {
  const { account } = findPersona('reem');
  await person.open('/signin');
  await person.write({ label: message('account.field.mobile') }, account?.mobileNumber.replace('+966', '0') ?? '');
  await person.write({ css: '#sign-in-password' }, account?.password ?? '');
  await person.press({ role: 'button', name: message('signIn.action.submit') });
  await expect.poll(async () => (await person.address()).pathname).toBe('/');
  await person.see({ role: 'heading', level: 1, name: message('board.title') });
  await person.press({ role: 'link', name: message('shell.nav.packages') });
  await person.see({ role: 'heading', level: 1, name: message('packages.title') });
});
