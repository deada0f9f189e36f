import { fireEvent, isInaccessible, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wholeApp } from './open-app.tsx';

const { open, signInAs } = wholeApp();

const patient = { timeout: 8000 };

test('S02 The Arabic form of a student uses the Arabic name, and counts the characters of a note in words', async () => {
  signInAs('huda');
  await open('/profile/my-account/applicants/edit-applicants/12', 'ar');
  const fits = await screen.findByText(/^لاختيار ما يناسب .+ باقات حساسية الطعام/, {}, patient);
  expect(fits.textContent).toContain('فيصل الحربي');

  fireEvent.change(screen.getByLabelText(/^حساسية الفول السوداني: صِف الحالة/), { target: { value: 'بلا سمسم' } });
  expect(isInaccessible(screen.getByText('8 من 500'))).toBe(false);
});
