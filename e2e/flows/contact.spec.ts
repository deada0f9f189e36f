import example from '../../deploy/config.example.json' with { type: 'json' };
import { expect, test } from '../fixtures.ts';
import { contactForm, inLanguage } from './form-fields.ts';

async function fillContact(form: ReturnType<typeof contactForm>, name: string, text: string): Promise<void> {
  await form.name.fill(name);
  await form.email.fill('huda@example.com');
  await form.message.fill(text);
}

test('R05 C03 A visitor writes to the company, and each mistake is shown beside its field first @in-arabic', async ({
  page,
  message,
  axe,
}) => {
  const form = contactForm({ page, message });
  await page.goto('/contact');
  await expect(page).toHaveTitle(message('app.title', { page: message('contact.title') }));
  await form.email.fill('huda@example');
  await form.email.blur();
  await expect(form.email).toHaveAccessibleDescription(new RegExp(message('contact.form.email.invalid')));
  await page.getByRole('button', { name: message('contact.form.send') }).click();
  const summary = page.getByRole('region', { name: message('contact.form.summary', { count: 3 }) });
  await expect(summary).toBeFocused();
  await axe();
  await summary.getByRole('link', { name: message('contact.form.name.empty') }).click();
  await expect(form.name).toBeFocused();
  await expect(form.email).toHaveValue('huda@example');

  await fillContact(form, 'هدى الحربي', 'Does the Steady package come without dairy?');
  const sending = page.waitForRequest('**/api/v1/contact-messages');
  await page.getByRole('button', { name: message('contact.form.send') }).click();
  expect((await sending).postDataJSON()).toEqual({
    name: 'هدى الحربي',
    email: 'huda@example.com',
    message: 'Does the Steady package come without dairy?',
  });
  await expect(
    page.getByRole('heading', { name: message('contact.done.title', { name: 'هدى الحربي' }) }),
  ).toBeFocused();
});

test('C03 A message that could not be sent is still there to send again @once', async ({ page, message, scenario }) => {
  const form = contactForm({ page, message });
  await scenario('refused-createContactMessage-500');
  await page.goto('/contact');
  await fillContact(form, 'Huda', 'Do you deliver to An Narjis?');
  await page.getByRole('button', { name: message('contact.form.send') }).click();
  await expect(page.getByRole('region', { name: message('contact.form.failed') })).toBeFocused();
  await expect(form.message).toHaveValue('Do you deliver to An Narjis?');
});

test('A08 C03 A change of language keeps who writes, and asks before the message is lost @in-english @rest', async ({
  page,
  message,
  language,
}) => {
  const form = contactForm({ page, message });
  await page.goto('/contact');
  await fillContact(form, 'Huda', 'Do you deliver to An Narjis?');
  const other = language === 'en' ? 'ar' : 'en';
  const toggle = page.getByRole('banner').locator(`a[hreflang="${other}"]`);
  await toggle.click();
  await expect(page.getByRole('dialog')).toContainText(message('shell.language.text'));
  await page.keyboard.press('Escape');
  await expect(form.message).toHaveValue('Do you deliver to An Narjis?');

  await form.message.fill('');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const switched = contactForm(inLanguage(page, other));
  await expect(switched.name).toHaveValue('Huda');
  await expect(switched.email).toHaveValue('huda@example.com');
});

test('C03 The contact page names four channels that lead there, and the working hours, with today by Riyadh time @in-arabic @rest', async ({
  page,
  message,
  clock,
  language,
}) => {
  // Thursday in UTC, but Friday 00:30 in Riyadh: closed until Saturday at 13:00.
  await clock('2026-11-26T21:30:00Z');
  await page.goto('/contact');
  const hours = page.getByRole('region', { name: message('contact.hours.title') });
  const today = hours.locator('[aria-current="date"]');
  await expect(today).toHaveCount(1);
  await expect(today).toContainText(message('contact.hours.closed'));
  await expect(today).toContainText(message('contact.hours.today'));
  await expect(hours.getByRole('listitem')).toHaveCount(7);
  await expect(hours.getByRole('listitem').nth(5)).toHaveAttribute('aria-current', 'date');
  const [day, am, pm] = language === 'ar' ? ['السبت', 'ص', 'م'] : ['Saturday', 'am', 'pm'];
  const range = (opens: string, closes: string) => message('contact.hours.range', { opens, closes });
  for (const weekday of [0, 1, 2, 3, 4]) {
    await expect(hours.getByRole('listitem').nth(weekday)).toContainText(range(`9 ${am}`, `10 ${pm}`));
  }
  await expect(hours.getByRole('listitem').nth(6)).toContainText(day);
  await expect(hours.getByRole('listitem').nth(6)).toContainText(range(`1 ${pm}`, `5 ${pm}`));
  await expect(hours).toContainText(message('contact.hours.opens', { day, time: `1 ${pm}` }));

  const { mobileNumber, whatsApp, email, links } = example.brand;
  const channels = page.getByRole('list', { name: message('contact.channels') }).getByRole('link');
  const shown = [
    ['whatsapp', `https://wa.me/${whatsApp.slice(1)}`, '+966 50 000 0022'],
    ['phone', `tel:${mobileNumber}`, '+966 50 000 0022'],
    ['email', `mailto:${email}`, email],
    ['instagram', links.instagram, '@nabta.example'],
  ] as const;
  await expect(channels).toHaveCount(shown.length);
  for (const [index, [channel, href, text]] of shown.entries()) {
    await expect(channels.nth(index)).toHaveAccessibleName(`${message(`contact.channel.${channel}`)} ${text}`);
    await expect(channels.nth(index)).toHaveAttribute('href', href);
  }
});
