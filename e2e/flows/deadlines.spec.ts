import { expect, test } from '../fixtures.ts';
import { openOnMonday, path, running } from './order-page-steps.ts';
import { linesOf } from './text-lines.ts';

const order = `${path}?order=${running.id}&subscription=${running.lama}`;

/** A Riyadh time on Sunday 29 November 2026, two days before Tuesday 1 December, as an ISO instant. */
const sunday = (time: string) => new Date(`2026-11-29T${time}+03:00`).toISOString();

const dayText = { en: /Tue\s1\sDec/, ar: /الثلاثاء\s1\sديسمبر/ };

test('H04 On Sunday at 9:29 Tuesday’s lunch can be cancelled until 9:30, but no longer be taken off; at 10:00 neither @in-english @rest', async ({
  page,
  signIn,
  clock,
  message,
  language,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, order);
  await clock(sunday('09:29:00'));
  await page.reload();
  const deliveries = page.getByRole('region', { name: message('order.deliveries.title') });
  const tuesday = deliveries.getByRole('listitem').filter({ hasText: dayText[language] }).first();
  await expect(tuesday).toContainText(/9:30\s(am|ص)/);
  const cancel = tuesday.getByRole('button', { name: message('order.delivery.cancel'), exact: false });
  await cancel.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/29.*9:30\s(am|ص)/);
  await expect(dialog).toContainText(message('time.left.hour', { time: message('time.minutes', { count: 1 }) }));
  // Off days could be requested for that day until midnight.
  await expect(dialog.getByText(message('order.dialog.lunch.later', { date: '@', link: '' }).slice(0, 12))).toHaveCount(
    0,
  );
  await axe();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await clock(sunday('10:00:00'));
  await page.reload();
  await expect(tuesday).toContainText(message('order.delivery.late'));
  await expect(tuesday).toContainText(/9:30\s(am|ص)/);
  await expect(cancel).toHaveCount(0);
  // Wednesday can still be cancelled and still become an off day.
  await page
    .getByRole('button', { name: new RegExp(message('order.delivery.cancel.label', { date: '.*2.*' })) })
    .first()
    .click();
  await expect(
    dialog.getByText(message('order.dialog.lunch.later', { date: '@', link: '' }).slice(0, 12)),
  ).toBeVisible();
});

test('H01 A lunch on its way shows its delivery window, and no arrival is later than the eat-by time @in-english', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await openOnMonday({ page, clock, signIn }, order);
  const deliveries = page.getByRole('region', { name: message('order.deliveries.title') });
  const today = deliveries.getByRole('listitem').first();
  await expect(today).toContainText(/9:30\s(am|ص).*12\s(pm|م).*\b6\s(pm|م)/);
  await expect(deliveries).toContainText(/9:30\s(am|ص)\s.*12\s(pm|م)/);
  await expect(deliveries).not.toContainText(/11(:00)?\s(pm|م)/);
});

test('H06 The report writes each date of a period in one line, the off days too @in-arabic @rest', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await openOnMonday({ page, clock, signIn }, `/profile/my-orders/report/${running.id}`);
  const terms = page.getByRole('term');
  for (const id of ['report.field.start', 'report.field.end', 'report.field.offDays'] as const) {
    const field = terms
      .filter({ hasText: new RegExp(`^${message(id)}$`) })
      .first()
      .locator('xpath=following-sibling::dd');
    await expect(field).toContainText('2026');
    for (const line of await linesOf(field)) expect(line).toMatch(/\d{4}(?:،|,| |$)/);
  }
});
