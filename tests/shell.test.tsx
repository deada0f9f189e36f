import { act, isInaccessible, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { heading, topBar, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

describe('a visitor', () => {
  test('L01 finds the links, the language toggle and the sign-in button in the top bar', async () => {
    await open('/packages');
    await heading('Packages');
    const bar = within(topBar());
    const links = within(bar.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Packages', '/packages'],
      ['Meals', '/meals'],
      ['About us', '/about'],
      ['Blog', '/blog'],
      ['Event plan', '/event'],
      ['Contact us', '/contact'],
    ]);
    expect(bar.getByRole('link', { name: 'العربية' }).getAttribute('hreflang')).toBe('ar');
    expect(bar.getByRole('link', { name: 'Sign in' })).toHaveProperty('pathname', '/signin');
  });

  test.each([
    ['en', 'You cannot access this page', 'Sign in'],
    ['ar', 'لا يمكنك الوصول إلى هذه الصفحة', 'تسجيل الدخول'],
  ] as const)(
    'R33 sees why a signed-in page is closed, and signs in to come back to it (%s)',
    async (language, title, signIn) => {
      // The router logs the error that the page shows.
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await open('/cart/choose-applicants?step=2', language);
      await heading(title);
      const link = within(screen.getByRole('main')).getByRole('link', { name: signIn });
      expect(link.getAttribute('href')).toBe(
        `/signin?redirect=${encodeURIComponent('/cart/choose-applicants?step=2')}`,
      );
      expect(warn.mock.calls.flat().join(' ')).toContain('/_signed-in');
    },
  );

  test('R32 an unknown path shows a page with links to go on', async () => {
    await open('/no/such/page');
    await heading('This page isn’t on the menu');
    const ways = within(screen.getByRole('navigation', { name: 'Or go straight to' })).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/packages', '/meals', '/blog', '/contact']);
  });

  test('L03 no top bar and no footer where a path ends in verify', async () => {
    await open('/some/verify');
    await heading('This page isn’t on the menu');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

test.each([
  ['2026-12-31T20:59:00Z', '© 2026 Nabta. All rights reserved.'],
  ['2026-12-31T21:00:00Z', '© 2027 Nabta. All rights reserved.'],
])('L05 the footer has the year of Riyadh at %s', async (clock, rights) => {
  mock.set({ clock });
  await open('/packages');
  await heading('Packages');
  // The footer is rendered after the page.
  const footer = within(await screen.findByRole('contentinfo'));
  await waitFor(() => {
    expect(footer.getByText(/^©/).textContent).toBe(rights);
  });
});

describe('what is not there', () => {
  test.each([
    ['en', 'No Results were Found!'],
    ['ar', 'لم نعثر على نتائج'],
  ] as const)('R32 an unknown id shows a page, not a crash (%s)', async (language, title) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open('/packages/999999', language);
    await heading(title);
    expect(within(screen.getByRole('main')).getAllByRole('link').length).toBeGreaterThan(3);
  });
});

describe('a signed-in parent', () => {
  test('R34 is sent home from sign-in', async () => {
    signInAs('huda');
    const router = await open('/signin');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    await heading('Today’s lunches');
  });

  test('L02 the bar follows at once when another tab signs out', async () => {
    signInAs('huda');
    await open('/packages');
    const bar = within(topBar());
    const account = await bar.findByRole('link', { name: 'Account of Huda Al Harbi' });
    expect(account.getAttribute('href')).toMatch(/^\/profile\//);
    expect(bar.queryByRole('link', { name: 'Sign in' })).toBeNull();
    act(() => {
      localStorage.removeItem('TOKEN');
      window.dispatchEvent(new StorageEvent('storage', { key: 'TOKEN' }));
    });
    expect((await bar.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toMatch(/^\/signin/);
    expect(bar.queryByRole('link', { name: 'Account of Huda Al Harbi' })).toBeNull();
  });
});

describe('the end of a session', () => {
  test.each(['session-expired', 'session-expired-custom'] as const)(
    'A07 is shown once however many calls fail together, and leads to sign-in (%s)',
    async (scenario) => {
      signInAs('huda');
      localStorage.setItem('LOGIN_TIME', '2026-11-21T08:00:00.000Z');
      mock.set({ scenario });
      // Notifications, cart and account are requested immediately.
      const router = await open('/packages?category=healthy');
      await waitFor(() => {
        expect(router.state.location.pathname).toBe('/signin');
      });
      expect(await screen.findAllByText('session expired please login again')).toHaveLength(1);
      expect(router.state.location.search).toEqual({ redirect: '/packages?category=healthy' });
      const left = ['TOKEN', 'USER_ID', 'USER_TYPE', 'LOGIN_TIME'].map((key) => localStorage.getItem(key));
      expect(left).toEqual([null, null, null, null]);
    },
  );

  test('E03 an invalid token clears the session and leads home', async () => {
    signInAs('huda');
    mock.set({ scenario: 'invalid-token' });
    const router = await open('/packages');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    expect(localStorage.getItem('TOKEN')).toBeNull();
    expect(within(topBar()).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toMatch(/^\/signin/);
  });
});

describe('finding the way', () => {
  test('L08 a new page takes the focus to its h1 and is read out; the first page is left alone', async () => {
    const router = await open('/packages');
    await heading('Packages');
    expect(document.activeElement).toBe(document.body);
    await act(async () => router.navigate({ to: '/' }));
    const title = await heading('The lunch box that comes home empty.');
    await waitFor(() => {
      expect(document.activeElement).toBe(title);
    });
    await waitFor(() => {
      expect(screen.getAllByRole('status').map((each) => each.textContent?.trim())).toContain(
        'Healthy school meals · Nabta',
      );
    });
  });

  test('L08 the skip link leads into the main landmark', async () => {
    await open('/packages');
    await heading('Packages');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('L06 Escape closes the menu and the focus goes back to its button', async () => {
    await open('/packages');
    await heading('Packages');
    const opener = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    expect(isInaccessible(await screen.findByRole('dialog', { name: 'Menu' }))).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(opener);
    });
  });
});

test('L04 the side menu is called Account where the parent can’t be loaded', async () => {
  mock.set({ scenario: 'refused-getUser-500' });
  signInAs('huda');
  await open('/profile/my-orders/history');
  // On a phone a row of chips has the same name.
  const [menu] = await screen.findAllByRole('navigation', { name: 'Your account' });
  await waitFor(() => {
    expect(menu?.previousElementSibling?.textContent).toBe('Account');
  });
});
