import { findPersona } from '../../mocks/personas.ts';
import { company } from '../../src/domain/company.ts';
import { expect, test } from '../fixtures.ts';
import { fieldValues } from './field-values.ts';
import { studentForm } from './form-fields.ts';
import { chooseOption, chooseSchool, fillBirthDate, fillHealth, newStudent } from './student-steps.ts';

test('E01 O06 Going offline in the middle of ordering and back loses nothing and orders once @in-arabic', async ({
  page,
  signIn,
  connection,
  message,
}) => {
  await signIn('maha');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/cart/choose-applicants');
  await expect(heading).toHaveText(message('cart.page.title'));
  await page.goto('/checkout');
  const mada = page.getByRole('radio', { name: message('payment.method.mada') });
  await mada.check();

  // Disconnected from the server and from the app's own files.
  await connection('lost');
  const main = page.getByRole('main');
  const place = main
    .getByRole('button', { name: new RegExp([message('checkout.place'), message('checkout.again')].join('|')) })
    .filter({ visible: true })
    .first();
  await place.click();
  await expect(main.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
  await expect(mada).toBeChecked();
  await expect(page.getByText(message('shell.offline.title')).first()).toBeVisible();

  // Connected again: the same button continues, with one order.
  await connection('back');
  await place.click();
  await page.waitForURL('**/mock-provider**');
  await page.locator('button[name="choice"][value="paid"]').click();
  await page.waitForURL('**/sub-successful**');
  await expect(heading).toHaveText(message('confirmed.page.title'));
  const ordered = await page.evaluate(async (userId) => {
    const state = await window.nabtaMock?.state();
    return {
      orders: state?.orders.filter(({ user_id }) => user_id === userId).map(({ status }) => status),
      payments: state?.payments.filter(({ user_id }) => user_id === userId).map(({ status }) => status),
    };
  }, findPersona('maha').account?.userId);
  expect(ordered).toEqual({ orders: ['paid'], payments: ['paid'] });
});

/** Chromium's console error for each file that it can't load. */
const filesUnreachable = /^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/;

for (const [path, title] of [
  ['/about', 'about.hero.title'],
  ['/meals', 'meals.title'],
] as const) {
  test(`E01 ${path} that was not opened before going offline shows an error, and opens once online @once @rest`, async ({
    page,
    signIn,
    connection,
    message,
    allowComplaint,
  }) => {
    allowComplaint(filesUnreachable);
    await signIn('maha');
    await page.goto('/policy');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(message('policy.title'));

    // The error pages are loaded after the first paint, which has happened by now.
    await connection('lost');
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await expect(heading).toHaveText(message('errorPage.offline.title'));
    await expect(page.getByRole('banner')).toBeVisible();
    const picture = page.getByRole('main').locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByText(message('shell.offline.title'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(message('shell.offline.nothingSaved')).first()).toBeVisible();

    await connection('back');
    await page
      .getByRole('main')
      .getByRole('button', { name: message('errorPage.retry') })
      .click();
    await expect(heading).toHaveText(message(title, { year: company.foundedIn }));
  });
}

test('E01 A page with files that could not be preloaded has all its style once online again @once @rest', async ({
  page,
  context,
  signIn,
  connection,
  message,
  allowComplaint,
}) => {
  allowComplaint(filesUnreachable);
  await signIn('maha');
  await page.goto('/meals');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(message('meals.title'));
  const looks = async () => {
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    return page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((each) => {
        const { display, fontSize, borderRadius, padding } = getComputedStyle(each);
        return [display, fontSize, borderRadius, padding].join(' ');
      }),
    );
  };
  const before = await looks();
  // The files of this page are cached by now; the test needs a browser that has never loaded them.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await page.goto('/policy');
  await expect(heading).toHaveText(message('policy.title'));

  await connection('lost');
  const link = page.getByRole('contentinfo').locator('a[href="/meals"]');
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await connection('back');
  await link.click();
  await expect(heading).toHaveText(message('meals.title'));
  await expect.poll(looks).toEqual(before);
});

test('E01 S04 Going offline and online in the middle of the student form loses nothing typed @once @rest', async ({
  page,
  signIn,
  connection,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('maha');
  await page.goto('/profile/my-account/applicants/add-applicants');
  await form.name.fill(newStudent.name);
  await fillBirthDate(form, '7', '3', '2017');
  await chooseSchool(form, language === 'ar' ? 'مسار' : 'Masar');
  await chooseOption(form.level);
  await fillHealth(form);
  await form.target('home').check();

  await connection('lost');
  await expect(page.getByText(message('shell.offline.title'), { exact: true }).first()).toBeVisible();
  await chooseOption(form.region);
  const home = page.getByRole('group', { name: message('student.home.title') });
  await expect(home.getByText(message('student.home.neighbourhoodFailed'))).toBeVisible();
  await form.street.fill('Anas Ibn Malik Rd');
  await form.building.fill('4527');
  const typed = await fieldValues(page);

  await connection('back');
  // The missing data is requested again automatically.
  await expect(form.neighbourhood).toBeEnabled();
  await expect(home.getByText(message('student.home.neighbourhoodFailed'))).toHaveCount(0);
  expect(await fieldValues(page)).toEqual(typed);
  await chooseOption(form.neighbourhood);
  await form.accepted.check();
  await form.save.click();
  await page.waitForURL('**/profile/my-account/applicants');
  const saved = await page.evaluate(async () => (await window.nabtaMock?.state())?.applicants.map(({ name }) => name));
  expect(saved?.filter((name) => name === newStudent.name)).toHaveLength(1);
});
