import { act, fireEvent, isInaccessible, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { db } from '#mocks/store/db.ts';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open } = wholeApp();

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const field = async (name: string) => screen.findByRole('textbox', { name });

describe('C01 the home page', () => {
  test('shows every part of it', async () => {
    await open('/');
    await heading('The lunch box that comes home empty.');
    const steps = await section('Four steps to an empty plate');
    expect(steps.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      '1You choose',
      '2We prepare',
      '3We deliver',
      '4Your child eats',
    ]);
    const packages = await section('Find your child’s package');
    expect(await packages.findAllByRole('article')).toHaveLength(3);
    expect(packages.getByRole('link', { name: 'Everyday Healthy' }).getAttribute('href')).toBe('/packages/1');
    const meals = await section('From our menu');
    expect(await meals.findAllByRole('listitem')).toHaveLength(4);
    const blog = await section('From the health blog');
    expect(await blog.findAllByRole('article')).toHaveLength(3);
    const partners = await section('Schools and kitchens that work with us');
    expect((await partners.findAllByRole('listitem')).length).toBeGreaterThan(0);
    await section('Not at your school yet?');
  });

  test('gives the arrival by the delivery window of the settings, and claims the comparison before payment alone', async () => {
    await open('/');
    const steps = await section('Four steps to an empty plate');
    expect(steps.getByText(/To the school/).textContent).toMatch(/, between 9:30\sam and 12\spm\.$/);
    expect(steps.getByText(/Cooked fresh/).textContent).toContain('its allergens as far as they are recorded');
    expect(screen.getByRole('main').textContent).toMatch(
      /Before you pay, we compare the menu with your child’s allergies/,
    );
    // No lunch is checked again when it leaves the kitchen.
    expect(screen.getByRole('main').textContent).not.toMatch(/11\sp\.?m|checked/i);
  });

  test.each([
    ['no-packages', 'Find your child’s package', 'No packages available'],
    ['no-meals', 'From our menu', 'No Meals Available'],
    ['no-blogs', 'From the health blog', 'No blogs available'],
    ['no-partners', 'Schools and kitchens that work with us', 'No Partners available'],
  ] as const)('C12 %s: the section shows an empty state', async (scenario, name, message) => {
    mock.set({ scenario });
    await open('/');
    expect(isInaccessible(await (await section(name)).findByText(message))).toBe(false);
  });

  test('a partner is shown by name if its logo can’t be loaded', async () => {
    await mock.backend.act(async () =>
      db.partners.update((query) => query.where({ name: 'Masar Schools' }), {
        data: (each) => {
          each.image_url = 'https://nabta.test/gone.png';
        },
      }),
    );
    await open('/');
    const partners = await section('Schools and kitchens that work with us');
    const partner = (await partners.findByText('Masar Schools')).closest<HTMLElement>('a, span');
    if (partner === null) throw new Error('The partner is not shown');
    const logo = within(partner).getByAltText('');
    expect(logo.getAttribute('src')).toBe('https://nabta.test/gone.png');
    fireEvent.error(logo);
    expect(partner.querySelector('img')).toBeNull();
    expect(partner.querySelector('svg')).not.toBeNull();
    expect(partner.textContent).toBe('Masar Schools');
  });

  test('E05 failing calls affect only their own sections, and each can be tried again', async () => {
    mock.set({ scenario: 'server-error' });
    await open('/');
    await heading('The lunch box that comes home empty.');
    const partners = await section('Schools and kitchens that work with us');
    const retry = await partners.findByRole('button', { name: 'Try again' });
    await section('Four steps to an empty plate');
    mock.set({ scenario: 'default' });
    await userEvent.click(retry);
    expect(isInaccessible(await partners.findByText('Masar Schools'))).toBe(false);
  });
});

describe('C02 pre-registration', () => {
  test('names what is missing, keeps what was typed, sends and confirms', async () => {
    await open('/');
    await userEvent.type(await field('First name'), 'Noura');
    await userEvent.type(await field('Mobile'), '٠٥٥١');
    const form = await section('Not at your school yet?');
    await userEvent.click(form.getByRole('button', { name: 'Pre-register' }));
    const summary = await form.findByRole('region', { name: '3 fields to check' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Enter your last name.',
      'Enter your email so we can write to you.',
      'Enter a Saudi mobile number, such as 05X XXX XXXX.',
    ]);

    // A corrected field loses its error at once, and the summary no longer lists it.
    const lastName = await field('Last name');
    await userEvent.type(lastName, 'A');
    expect(lastName.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(lastName, 'l Qahtani');
    expect(lastName.getAttribute('aria-invalid')).not.toBe('true');
    expect(form.queryByText('Enter your last name.')).toBeNull();
    expect(isInaccessible(await form.findByRole('region', { name: '2 fields to check' }))).toBe(false);
    expect(document.activeElement).toBe(lastName);

    const mobile = await field('Mobile');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '٠٥٥١٢٣٤٤٨٢');
    await userEvent.type(await field('Email'), 'noura@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Pre-register' }));
    const done = await form.findByRole('heading', { name: 'You’re on the list, Noura' });
    await waitFor(() => {
      expect(document.activeElement).toBe(done);
    });
  });

  test('a field that is left with a mistake shows its error, without a summary; one only passed through does not', async () => {
    await open('/');
    const email = await field('Email');
    await userEvent.type(email, 'noura@');
    await userEvent.click(await field('Mobile'));
    await userEvent.tab();
    const form = await section('Not at your school yet?');
    await waitFor(() => {
      expect(email.getAttribute('aria-invalid')).toBe('true');
    });
    expect((await field('Mobile')).getAttribute('aria-invalid')).not.toBe('true');
    expect(form.queryByRole('region')).toBeNull();
    await userEvent.type(email, 'example.com');
    expect(email.getAttribute('aria-invalid')).not.toBe('true');
  });

  test('A06 a failed call is shown where it happened and nothing typed is lost', async () => {
    await open('/');
    await userEvent.type(await field('First name'), 'Noura');
    await userEvent.type(await field('Last name'), 'Al Qahtani');
    await userEvent.type(await field('Email'), 'noura@example.com');
    await userEvent.type(await field('Mobile'), '0551234482');
    mock.set({ scenario: 'server-error' });
    const form = await section('Not at your school yet?');
    await userEvent.click(form.getByRole('button', { name: 'Pre-register' }));
    const title = 'We could not save it. What you typed is still here: please send it again.';
    const summary = await form.findByRole('region', { name: title });
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('Something went wrong on our side.');
    expect(await field('First name')).toHaveProperty('value', 'Noura');
  });
});

describe('C04 the newsletter', () => {
  test('asks for an address that can be written to, then joins it', async () => {
    await open('/packages');
    await heading('Packages');
    const footer = within(await screen.findByRole('contentinfo'));
    const email = footer.getByRole('textbox', { name: 'Your email' });
    await userEvent.type(email, 'mona@');
    await userEvent.click(footer.getByRole('button', { name: 'Join' }));
    expect(isInaccessible(footer.getByText('This email is not complete. Example: name@example.com.'))).toBe(false);
    expect(document.activeElement).toBe(email);

    await userEvent.type(email, 'example.com');
    await userEvent.click(footer.getByRole('button', { name: 'Join' }));
    expect(isInaccessible(await footer.findByText('You’re on the list.'))).toBe(false);
    expect(email).toHaveProperty('value', '');
  });

  test('keeps an address that is corrected while the first one is being sent', async () => {
    await open('/packages');
    await heading('Packages');
    const footer = within(await screen.findByRole('contentinfo'));
    const email = footer.getByRole('textbox', { name: 'Your email' });
    await userEvent.type(email, 'mona@example.co');
    const answer = Promise.withResolvers<undefined>();
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      await answer.promise;
      return send(input, init);
    });
    await userEvent.click(footer.getByRole('button', { name: 'Join' }));
    await userEvent.type(email, 'm');
    answer.resolve(undefined);
    await act(async () => {
      await vi.mocked(fetch).mock.results[0]?.value;
    });
    await waitFor(() => {
      expect(footer.getByRole('button', { name: 'Join' }).getAttribute('aria-busy')).toBeNull();
    });
    expect(email).toHaveProperty('value', 'mona@example.com');
    expect(footer.queryByText('You’re on the list.')).toBeNull();
    await userEvent.click(footer.getByRole('button', { name: 'Join' }));
    await footer.findByText('You’re on the list.');
    expect(email).toHaveProperty('value', '');
  });
});
