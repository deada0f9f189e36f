import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { students } from './order-page-steps.ts';

interface Allergens {
  data: { meals: { id: number; allergens: { code: string }[] | null }[] };
}

/** Calls the API as the signed-in parent, outside the app. */
async function get<T>(page: Page, path: string, method = 'GET'): Promise<T> {
  return page.evaluate(
    async ([url, verb]) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('TOKEN') ?? ''}`, platform: 'web' };
      const response = await fetch(`/api/v1${url}`, { method: verb, headers });
      return (response.status === 204 ? {} : await response.json()) as T;
    },
    [path, method] as const,
  );
}

/** Returns the addresses of the calls of a list, from now on. */
function callsOf(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith(path)) calls.push(search);
  });
  return calls;
}

/** Everything that the app keeps on the device, without what the mock keeps. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(() => {
    const own = (storage: Storage) => Object.entries(storage).filter(([key]) => !key.startsWith('nabta-mock'));
    return JSON.stringify([own(localStorage), own(sessionStorage), window.name, document.cookie]);
  });
}

const faisal = 12;

for (const { row, path, api, note, tag } of [
  { row: 'F45', path: '/meals', api: '/meals', note: 'safety.filter.note.meals', tag: ' @in-arabic' },
  { row: 'F46', path: '/packages', api: '/packages', note: 'safety.filter.note.packages', tag: '' },
] as const) {
  test(`${row} A parent limits ${path} to what suits one child, and nothing of the child is kept${tag}`, async ({
    page,
    signIn,
    message,
    language,
    axe,
  }) => {
    await signIn('huda');
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const everyones = await cards.getByRole('heading').allTextContents();
    const name = students.faisal[language];
    const chip = page.getByRole('radio', { name: message('safety.filter.for', { name }) });
    const calls = callsOf(page, api);
    const before = await kept(page);
    await chip.check({ force: true });
    await expect(page.getByText(message(note, { name }))).toBeVisible();
    await expect(cards.first()).toBeVisible();
    expect(calls.every((search) => search.includes(`applicant_id=${faisal}`))).toBe(true);
    expect(calls.length).toBeGreaterThan(0);
    expect(await cards.getByRole('heading').allTextContents()).not.toEqual(everyones);
    await axe();

    // The names on the screen are those of the server's filtered list.
    const answer = await get<Record<'data', Record<string, { name: string; arabic_name: string }[]>>>(
      page,
      `${api}?applicant_id=${faisal}&per_page=50`,
    );
    const names = Object.values(answer.data)[0]?.map((each) => (language === 'ar' ? each.arabic_name : each.name));
    for (const card of await cards.all()) {
      const heading = await card.getByRole('heading').first().textContent();
      expect(names).toContain(heading);
    }

    expect(new URL(page.url()).search).toBe('');
    expect(await kept(page)).toBe(before);
    await page.reload();
    await expect(cards.first()).toBeVisible();
    await expect(page.getByRole('radio', { name: message('safety.filter.everyone') }).last()).toBeChecked();
  });
}

test('F45 Only meals without an allergen of the child are shown, traces included @once', async ({
  page,
  signIn,
  message,
  language,
}) => {
  await signIn('huda');
  await page.goto('/meals');
  await page
    .getByRole('radio', { name: message('safety.filter.for', { name: students.faisal[language] }) })
    .check({ force: true });
  await expect(page.getByText(message('safety.filter.note.meals', { name: students.faisal[language] }))).toBeVisible();
  type Student = { data: { applicant: { allergens: { code: string }[] } } };
  const { data } = await get<Student>(page, `/applicants/${faisal}`);
  const avoided = data.applicant.allergens.map(({ code }) => code);
  expect(avoided.length).toBeGreaterThan(0);
  const { meals } = (await get<Allergens>(page, `/meals?applicant_id=${faisal}&per_page=50`)).data;
  expect(meals.length).toBeGreaterThan(0);
  expect(
    meals.filter(({ allergens }) => allergens === null || allergens.some(({ code }) => avoided.includes(code))),
  ).toEqual([]);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(meals.length, 12));
});

test('F47 A child who is removed meanwhile leads to an error with a way on, never to the whole list', async ({
  page,
  signIn,
  message,
  language,
  allowComplaint,
  axe,
}) => {
  allowComplaint(/400/);
  await signIn('noura');
  await page.goto('/meals');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  type Students = { data: { applicants: { id: number; name: string; arabic_name: string }[] } };
  const [student] = (await get<Students>(page, '/applicants')).data.applicants;
  if (!student) throw new Error('Noura has no student');
  await get(page, `/applicants/${student.id}`, 'DELETE');
  const name = language === 'ar' ? student.arabic_name : student.name;
  await page.getByRole('radio', { name: message('safety.filter.for', { name }) }).check({ force: true });
  await expect(page.getByRole('main')).toContainText(message('safety.filter.refused'));
  await expect(cards).toHaveCount(0);
  await axe();
  await page.getByRole('button', { name: message('safety.filter.showEveryone') }).click();
  await expect(cards.first()).toBeVisible();
});

test('F48 A visitor gets a link to sign in, and nothing is requested', async ({ page, message }) => {
  const calls = callsOf(page, '/applicants');
  for (const path of ['/meals', '/packages']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const link = page.getByRole('link', { name: message('safety.filter.signIn') });
    await expect(link).toHaveAttribute('href', `/signin?redirect=${encodeURIComponent(path)}`);
  }
  expect(calls).toEqual([]);
});
