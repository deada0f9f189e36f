import { seedPartners } from '../../mocks/seed/content/partners.ts';
import { seedTime } from '../../mocks/seed/seed-time.ts';
import { expect, test } from '../fixtures.ts';
import { inLanguage, preRegistrationForm } from './form-fields.ts';

const partners = seedPartners(seedTime(new Date('2026-11-01T06:00:00Z')));

test('R01 C01 C12 A visitor sees what the service is, how it works, and where to go on', async ({
  page,
  message,
  language,
  axe,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(message('app.title', { page: message('home.title') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('home.hero.title'));
  await expect(page.getByRole('link', { name: message('home.hero.packages') })).toHaveAttribute('href', '/packages');

  const section = (name: string) => page.getByRole('region', { name });
  await expect(section(message('home.services.title')).getByRole('heading', { level: 3 })).toHaveCount(4);
  const steps = section(message('home.steps.title')).getByRole('listitem');
  for (const [index, step] of (['choose', 'prepare', 'deliver', 'eat'] as const).entries()) {
    await expect(steps.nth(index)).toContainText(message(`home.steps.${step}.title`));
  }
  await expect(section(message('home.packages.title')).getByRole('article')).toHaveCount(3);
  await expect(section(message('home.meals.title')).getByRole('listitem')).toHaveCount(4);
  await expect(section(message('home.blog.title')).getByRole('article')).toHaveCount(3);
  const names = partners.map((partner) => (language === 'ar' ? partner.arabic_name : partner.name));
  await expect(section(message('home.partners.title')).getByRole('listitem')).toHaveText(names);
  await axe();
});

test('C12 Without packages, meals, articles and partners the home page shows an empty state in each place @in-english @rest', async ({
  page,
  message,
  scenario,
}) => {
  await scenario('every-list-empty');
  await page.goto('/');
  for (const empty of ['packages.empty', 'home.meals.empty', 'home.blog.empty', 'home.partners.empty'] as const) {
    await expect(page.getByText(message(empty), { exact: true })).toBeVisible();
  }
});

test('E05 A section that fails takes nothing else along, and can be tried again @in-arabic', async ({
  page,
  message,
  scenario,
}) => {
  await scenario('server-error');
  await page.goto('/');
  const section = page.getByRole('region', { name: message('home.partners.title') });
  await expect(section.getByText(message('home.section.failed'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scenario('default');
  await section.getByRole('button', { name: message('home.section.retry') }).click();
  await expect(section.getByRole('listitem')).toHaveCount(partners.length);
});

test('C02 A parent of a school not served yet registers, and each mistake is named', async ({
  page,
  message,
  language,
  axe,
}) => {
  await page.goto('/');
  const form = page.getByRole('region', { name: message('home.preRegister.title') });
  const { firstName, lastName, email, mobile } = preRegistrationForm({ page, message });
  const send = form.getByRole('button', { name: message('home.preRegister.send') });

  await firstName.fill('نورة');
  await email.fill('noura@');
  await send.click();
  const summary = form.getByRole('region', { name: message('home.preRegister.summary', { count: 3 }) });
  await expect(summary).toBeFocused();
  await axe();
  await summary.getByRole('link', { name: message('home.preRegister.email.invalid') }).click();
  await expect(email).toBeFocused();

  await email.fill('noura@example.com');
  await lastName.fill('القحطاني');
  await mobile.fill('٠٥٥١٢٣٤٤٨٢');
  const request = page.waitForRequest((each) => each.url().endsWith('/pre-registrations'));
  await send.click();
  expect((await request).postDataJSON()).toEqual({
    first_name: 'نورة',
    last_name: 'القحطاني',
    email: 'noura@example.com',
    mobile_number: '+966551234482',
  });
  const done = form.getByRole('heading', { name: message('home.preRegister.done.title', { name: 'نورة' }) });
  await expect(done).toBeFocused();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')))).toEqual([]);

  // Text that was not sent survives a change of language.
  await page.reload();
  await firstName.fill('نورة');
  const other = language === 'en' ? 'ar' : 'en';
  await page.getByRole('banner').locator(`a[hreflang="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(preRegistrationForm(inLanguage(page, other)).firstName).toHaveValue('نورة');
});

test('C04 A visitor joins the newsletter from the footer', async ({ page, message }) => {
  await page.goto('/packages');
  // The footer moves when the packages are shown.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  const footer = page.getByRole('contentinfo');
  const email = footer.getByRole('textbox', { name: message('shell.newsletter.email') });
  const join = footer.getByRole('button', { name: message('shell.newsletter.join') });
  await join.click();
  await expect(footer.getByText(message('shell.newsletter.empty'))).toBeVisible();
  await email.fill('mona@example.com');
  await join.click();
  await expect(footer.getByText(message('shell.newsletter.done'))).toBeVisible();
  await expect(email).toHaveValue('');
});
