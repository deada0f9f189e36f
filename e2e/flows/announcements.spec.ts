import { expect, test } from '../fixtures.ts';
import { announced, expectAnnounced, forgetAnnouncements, recordAnnouncements } from './announcements.ts';
import { pressInDialog } from './dialog-steps.ts';
import { contactForm, studentForm } from './form-fields.ts';
import { endPayment } from './order-steps.ts';
import { settled } from './screens.ts';

for (const [end, title, tag] of [
  ['declined', 'payment.failed.title', '@in-english'],
  ['expired', 'payment.expired.title', '@in-arabic @rest'],
] as const) {
  test(`O05 L08 A payment that ends in another tab (${end}) moves the focus to the heading of the result ${tag} @rest`, async ({
    page,
    context,
    signIn,
    scenario,
    message,
  }) => {
    await recordAnnouncements(page);
    await signIn('salma');
    await page.goto('/checkout?payment=736');
    await settled(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(message('payment.checking.title'));
    await page.getByRole('button', { name: message('payment.checking.now') }).focus();
    await forgetAnnouncements(page);

    const other = await context.newPage();
    await other.goto('/checkout?payment=736');
    await other.getByRole('link', { name: message('payment.open.action') }).click();
    if (end === 'expired') await scenario('payment-expired');
    await endPayment(other, end === 'expired' ? 'paid' : end);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(message(title));
    await other.close();

    await page.bringToFront();
    await expect(heading).toHaveText(message(title), { timeout: 20_000 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(message(title).replace('!', '')));
    expect((await announced(page)).announced, 'the heading is read by its focus alone').toEqual([]);
  });
}

test('C08 L08 A list that grows announces its new count; its last page moves the focus instead @once @rest', async ({
  page,
  message,
}) => {
  await recordAnnouncements(page);
  await page.goto('/blog');
  await settled(page);
  await forgetAnnouncements(page);
  const articles = page.getByRole('main').getByRole('article');
  const more = page.getByRole('button', { name: message('list.more') });
  await more.press('Enter');
  await expectAnnounced(page, message('blog.shown', { shown: 20, total: 24 }));
  await expect(more).toBeFocused();
  await forgetAnnouncements(page);
  await more.press('Enter');
  await expect(articles).toHaveCount(24);
  await expect(articles.nth(20).getByRole('link')).toBeFocused();
  expect((await announced(page)).announced).toEqual([]);
});

test('C10 C11 H02 L08 A filter announces the new count, also when it is the old one @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  await recordAnnouncements(page);
  await signIn('huda');
  await page.goto('/packages');
  await settled(page);
  await page.getByRole('radio', { name: message('packages.category.chronic') }).press('Space');
  await expectAnnounced(page, message('packages.count', { count: 2 }));
  // One of the packages is weekly, the other monthly.
  for (const frequency of ['weekly', 'monthly'] as const) {
    await forgetAnnouncements(page);
    await page.getByRole('radio', { name: message(`packages.frequency.${frequency}`) }).press('Space');
    await expectAnnounced(page, message('packages.count', { count: 1 }));
  }

  await page.goto('/meals');
  await settled(page);
  const soups = page.getByRole('radio', { name: message('meals.filter.category.soup') });
  await soups.press('Space');
  await expect(page).toHaveURL(/category=soup/);
  await settled(page);
  const count = (await page.getByRole('main').getByRole('article').count()).toString();
  await expectAnnounced(page, count);
  await expect(soups).toBeFocused();
  // On a phone this button exists only in the filter dialog.
  if ((page.viewportSize()?.width ?? 0) > 600) {
    await page.getByRole('button', { name: message('meals.filter.clear') }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  await page.goto('/profile/my-orders/history');
  await settled(page);
  await page.getByRole('radio', { name: message('history.filter.cancelled') }).press('Space');
  await expectAnnounced(page, message('history.count', { count: 1 }));
});

test('S02 L08 The search of a school and of an address announces how many results there are @once @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await recordAnnouncements(page);
  await signIn('noura');
  await page.goto('/profile/my-account/applicants/add-applicants');
  await settled(page);
  const { school } = form;
  await school.fill('Masar School, Al Yasmin');
  await expectAnnounced(page, message('student.search.results', { count: 1 }));
  await expect(school).toBeFocused();
  await forgetAnnouncements(page);
  await school.fill('No such school');
  await expectAnnounced(page, message('student.search.results', { count: 0 }));

  await form.target('home').check();
  await forgetAnnouncements(page);
  const { search } = form;
  await search.fill('RNJA7421');
  await expectAnnounced(page, message('student.search.results', { count: 1 }));
  await expect(search).toBeFocused();
});

test('O01 O02 L08 A student who leaves the cart is announced, and the new total; the focus is on the heading @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  await recordAnnouncements(page);
  await signIn('maha');
  await page.goto('/cart/choose-applicants');
  await settled(page);
  await forgetAnnouncements(page);
  const remove = page
    .getByRole('button', { name: message('cart.subscription.remove.of', { name: '' }).trim() })
    .first();
  const name = ((await remove.getAttribute('aria-label')) ?? '')
    .replace(message('cart.subscription.remove'), '')
    .trim();
  await remove.press('Enter');
  await pressInDialog(page, message('cart.subscription.remove'));
  await expectAnnounced(page, message('cart.remove.done', { name }));
  await expectAnnounced(page, message('order.summary.changed', { total: '' }).trim());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('S04 E01 L08 A restored draft, a lost and a regained connection are announced once @once @rest', async ({
  page,
  connection,
  message,
}) => {
  const form = contactForm({ page, message });
  await recordAnnouncements(page);
  await page.goto('/contact');
  await settled(page);
  await form.name.fill('Huda');
  await page.reload();
  await settled(page);
  await expect(form.name).toHaveValue('Huda');
  await expectAnnounced(page, message('shell.draft.restored'));
  await forgetAnnouncements(page);
  await connection('lost');
  await expectAnnounced(page, message('shell.offline.title'));
  await connection('back');
  await expectAnnounced(page, message('shell.offline.back'));
});
