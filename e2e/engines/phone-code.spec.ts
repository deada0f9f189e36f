import { expect, test } from './fixtures.ts';
import { signUp } from './steps.ts';

test('A03 A12 A code is requested under the production policy, typed and pasted, and submits itself @short', async ({
  person,
  message,
  parent,
  codeFor,
  network,
  allowComplaint,
}) => {
  // The emulator does not know reCAPTCHA Enterprise, and rejects the wrong code.
  allowComplaint(/Failed to load resource.*(?:recaptchaConfig|signInWithPhoneNumber)/);
  await signUp(person, message, parent);
  const field = { label: message('verify.field.code') };
  const filledSlots = async () => person.evaluate(() => document.querySelectorAll('[data-filled]').length);
  const right = await codeFor(parent.mobileNumber);
  expect(await person.evaluate(() => document.querySelector('[autocomplete="one-time-code"]')?.tagName)).toBe('INPUT');

  await person.press(field);
  const wrong = right === '000000' ? '111111' : '000000';
  await person.type(wrong.slice(0, 5));
  await expect.poll(filledSlots).toBe(5);
  await person.type(wrong.slice(5));
  await person.see({ text: message('verify.errors.invalidVerificationCode') });
  expect(await filledSlots()).toBe(6);
  expect(await person.value(field)).toBe(wrong);

  await person.paste(field, right);
  await person.see({ text: message('verify.done.created') });
  expect((await person.address()).pathname).toBe('/signin');

  const loaders = network.asked.filter((address) => address.startsWith('https://www.google.com/recaptcha/api.js'));
  expect(loaders).not.toEqual([]);
  // The page's policy adds this parameter if the engine supports Trusted Types.
  const hasTrustedTypes = await person.evaluate(() => 'trustedTypes' in window);
  for (const loader of loaders) expect(new URL(loader).searchParams.has('trustedtypes')).toBe(hasTrustedTypes);
});
