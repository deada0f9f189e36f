import { isInaccessible, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

// jsdom has no layout and no IntersectionObserver.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

test('R09 C10 all packages, with price and days of one period', async () => {
  await open('/packages');
  await heading('Packages');
  expect(isInaccessible(await screen.findByText('9 packages'))).toBe(false);
  const [first] = screen.getAllByRole('article');
  expect(first?.textContent).toContain('SAR\u00a0287.50');
  expect(first?.textContent).toContain('a month, VAT and delivery included');
  expect(first?.textContent).toContain('22\u00a0school\u00a0days');
});

test('C10 a category and a length filter the list, are in the address, and are read from it', async () => {
  const router = await open('/packages?category=chronic');
  await screen.findByText('Steady Week');
  expect(names()).toEqual(['Steady', 'Steady Week']);
  await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
  await waitFor(() => {
    expect(names()).toEqual(['Steady Week']);
  });
  expect(router.state.location.search).toEqual({ category: 'chronic', frequency: 'weekly' });
  expect(isInaccessible(screen.getByText('1 package'))).toBe(false);
});

test('C12 no package: an empty state with a next step', async () => {
  mock.set({ scenario: 'no-packages' });
  await open('/packages');
  expect(isInaccessible(await screen.findByRole('heading', { name: 'No packages available' }))).toBe(false);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
    '/contact',
  );
});

test('E04 a list that failed can be tried again in its place', async () => {
  mock.set({ scenario: 'server-error' });
  await open('/packages');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  mock.set({ scenario: 'default' });
  await userEvent.click(retry);
  expect(isInaccessible(await screen.findByText('9 packages'))).toBe(false);
});

test('E04 a list that failed under one filter is no failure of another', async () => {
  await open('/packages');
  await screen.findByText('9 packages');
  mock.set({ scenario: 'server-error' });
  await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
  await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(screen.getByRole('radio', { name: 'Any' }));
  expect(isInaccessible(await screen.findByText('9 packages'))).toBe(false);
  // The toast is removed after a moment.
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('up to three packages side by side; a fourth is refused with a message', async () => {
  await open('/packages');
  await screen.findByText('9 packages');
  for (const name of ['Everyday Healthy', 'Steady', 'Allergy Safe', 'Healthy Week']) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }));
  }
  expect(isInaccessible(screen.getByText('Three at most', { selector: 'p > span' }))).toBe(false);
  await waitFor(() => {
    expect(document.querySelector('[data-announcer]')?.textContent).toContain('Three at most');
  });
  const table = within(screen.getByRole('region', { name: 'Side by side' })).getByRole('table');
  const columns = within(table)
    .getAllByRole('columnheader')
    .map((each) => each.textContent);
  expect(columns).toEqual(['Everyday HealthyMonthly', 'SteadyMonthly', 'Allergy SafeMonthly']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Side by side' })).toBeNull();
});

test.each(['en', 'ar'] as const)(
  'X01 the names of the comparison’s links contain what is shown (%s)',
  async (language) => {
    await open('/packages', language);
    const boxes = await screen.findAllByRole('checkbox');
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links).toHaveLength(2);
    for (const link of links) expect(link.getAttribute('aria-label')).toContain(link.textContent);
  },
);

test('F46 packages that were compared before a child is chosen are not shown for the child', async () => {
  signInAs('huda');
  await open('/packages');
  await screen.findByText('9 packages');
  for (const name of ['Everyday Healthy', 'Steady']) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }));
  }
  const comparison = () => screen.queryByRole('region', { name: 'Side by side' });
  expect(comparison()).not.toBeNull();
  await userEvent.click(await screen.findByRole('radio', { name: 'For Lama Al Harbi' }));
  expect(comparison()).toBeNull();
});

test('C10 a package page gives the arrival by the delivery window', async () => {
  await open('/packages/1');
  await heading('Everyday Healthy');
  expect((await screen.findByText(/^Cooked in the morning/)).textContent).toMatch(
    /, delivered between 9:30\sam and 12\spm$/,
  );
  expect(screen.getByRole('main').textContent).not.toMatch(/11\sp\.?m/i);
});
