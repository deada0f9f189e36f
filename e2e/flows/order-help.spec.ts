import { expect, test } from '../fixtures.ts';
import { openOnMonday, path, running } from './order-page-steps.ts';

const address = `${path}?order=${running.id}&subscription=${running.lama}`;

test('G65 G66 A parent whose lunch is late finds what to do first, and reaches us with the order’s number', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, address);
  const help = page.getByRole('region', { name: message('order.help.title') });
  const questions = help.locator('summary');
  await expect(questions).toHaveText([
    message('order.help.late.question'),
    message('order.help.reaction.question'),
    message('order.help.wrongDish.question'),
    message('order.help.offDay.question'),
    message('order.help.moved.question'),
    message('order.help.refund.question'),
  ]);
  // The answer is not in the way until it is asked for, and opens with the keyboard.
  const ambulance = help.getByRole('link', { name: '997' });
  await expect(ambulance).toBeHidden();
  await questions.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(ambulance).toHaveAttribute('href', 'tel:997');
  const careCard = help.getByRole('listitem').getByRole('link').last();
  await expect(careCard).toHaveAttribute('href', /\/care-card\/13$/);
  await questions.first().press('Enter');
  await expect(help.getByText(/12(?::00)?/).first()).toBeVisible();
  const number = /NB-20511-1/;
  await expect(help.getByText(number)).toBeVisible();
  const link = (channel: 'phone' | 'whatsapp' | 'email') =>
    help.getByRole('link', { name: message(`contact.channel.${channel}`), exact: true });
  await expect(link('phone')).toHaveAttribute('href', /^tel:\+966/);
  await expect(link('whatsapp')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*NB-20511-1$/);
  await expect(link('email')).toHaveAttribute('href', /^mailto:.+\?subject=.*NB-20511-1$/);
  await axe();
});

test('G65 An order that is over has its refund first @in-english @rest', async ({ page, signIn, message }) => {
  await signIn('huda');
  await page.goto('/profile/my-orders/history?order=2018');
  const help = page.getByRole('region', { name: message('order.help.title') });
  await expect(help.locator('summary').first()).toHaveText(message('order.help.refund.question'));
});
