import { fireEvent, isInaccessible, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

test.each([
  ['the page of an order', '/profile/my-orders/current-orders?order=2051', 'Choose days'],
  ['the list of orders', '/profile/my-orders/current-orders', 'Off day'],
])('H03 On %s, off days open again while their dialog is still closing', async (_place, path, action) => {
  mock.set({ clock: '2026-11-23T07:00:00Z' });
  signInAs('huda');
  await open(path);
  const [opener] = await screen.findAllByText(action);
  if (!opener) throw new Error('No button opens the dialog');
  fireEvent.click(opener);
  const first = await screen.findByRole('dialog');
  const [close] = await within(first).findAllByLabelText('Not now');
  if (!close) throw new Error('No button closes the dialog');

  fireEvent.click(close);
  fireEvent.click(opener);
  await waitFor(() => {
    expect(first.isConnected).toBe(false);
  });
  expect(isInaccessible(await screen.findByRole('dialog'))).toBe(false);
});
