import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { db } from '#mocks/store/db.ts';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

test('F19 After a request that failed, a student without lunches is said to have none', async () => {
  db.subOrders.deleteMany((query) => query.where({ applicant_id: 12 }));
  signInAs('huda');
  await open('/profile/my-account/applicants/edit-applicants/12');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Peanuts/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'I have read this and I agree' }));
  mock.set({ failure: { operation: 'listCurrentOrders', kind: 'html-500' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save student' }));
  await heading('Faisal Al Harbi’s details are saved');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/has no lunches to come/)).toBeNull();
  mock.set({ failure: null });
  fireEvent.click(retry);
  const nothing = await screen.findByText(/has no lunches to come, so nothing changes/);
  expect(nothing.textContent).toContain('Faisal Al Harbi');
});
