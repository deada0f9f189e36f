import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();
const retryButton = async () => screen.findByRole('button', { name: 'Try again' });

/** Waits until an element has the focus: it is rendered after the press. */
async function focused(element: () => HTMLElement | null): Promise<void> {
  await waitFor(() => {
    expect(element()).not.toBeNull();
    expect(document.activeElement).toBe(element());
  });
}

test('L08 E05 a page that is tried again takes the focus to its heading, whether it fails again or not', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  mock.set({ failure: { operation: 'getHealth', kind: 'html-500' } });
  await open('/blog/1');
  const first = await retryButton();
  await userEvent.click(first);
  await waitFor(() => {
    expect(first.isConnected).toBe(false);
  });
  await focused(() => screen.queryByRole('heading', { level: 1, name: 'Something broke in our kitchen' }));
  mock.set({ failure: null });
  await userEvent.click(await retryButton());
  await focused(() =>
    within(screen.getByRole('main')).queryByRole('heading', { level: 1, name: /^(?!Something broke)/ }),
  );
});

test('L08 E05 a part of a page that is tried again takes the focus to its heading', async () => {
  mock.set({ failure: { operation: 'listPartners', kind: 'html-500' } });
  await open('/');
  await heading('The lunch box that comes home empty.');
  const name = 'Schools and kitchens that work with us';
  const partners = within(await screen.findByRole('region', { name }));
  const retry = await partners.findByRole('button', { name: 'Try again' });
  mock.set({ failure: null });
  await userEvent.click(retry);
  await partners.findByText('Masar Schools');
  expect(retry.isConnected).toBe(false);
  await focused(() => screen.queryByRole('heading', { name }));
});

test('L08 F28 the days of a child that are requested again take the focus to the name of the child', async () => {
  mock.set({ failure: { operation: 'listCurrentDeliveries', kind: 'html-500' } });
  signInAs('huda');
  await open('/');
  await heading('Today’s lunches');
  const lama = within(await screen.findByRole('article', { name: 'Lama Al Harbi' }));
  const retry = await lama.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(document.activeElement).toBe(lama.getByRole('heading', { level: 2 }));
});
