import { expect, test } from '../fixtures.ts';
import { fresh, openOnMonday, path, running, students, tile } from './order-page-steps.ts';

test('H01 The page of an order leads with the first lunch, and cancelling the subscription is its last action @in-arabic @rest', async ({
  page,
  signIn,
  clock,
  message,
  language,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, `${path}?order=${fresh.id}`);
  const main = page.getByRole('main');
  const name = students.sara[language];
  const parts = main.getByRole('heading', { level: 2 });
  await expect(parts.first()).toHaveText(message('orders.lead.first', { name }));
  await expect(main.getByRole('region', { name: message('orders.lead.first', { name }) })).toContainText(
    language === 'ar' ? '29 نوفمبر 2026' : '29 November 2026',
  );
  await expect(parts).toHaveText([
    message('orders.lead.first', { name }),
    new RegExp(name),
    message('order.deliveries.title'),
    message('order.actions.title'),
    message('order.help.title'),
  ]);
  // The list of orders uses the same text.
  await expect(main).toContainText(message('orders.status.scheduled'));
  const tiles = main.getByRole('group').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(tiles.last()).toHaveAccessibleName(message('order.cancel.title'));
  const cancel = tiles.last().getByRole('button', { name: message('order.cancel.action') });
  await expect(cancel).toHaveAttribute('data-variant', 'quiet');
  await axe();
});

test('H01 The page of a running order leads with today’s lunch of the student that is chosen @in-english @rest', async ({
  page,
  signIn,
  clock,
  message,
  language,
}) => {
  await openOnMonday({ page, clock, signIn }, `${path}?order=${running.id}&subscription=${running.lama}`);
  const lead = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(lead).toHaveText(
    message('orders.lead.out_for_delivery', { name: students.lama[language], target: 'school' }),
  );
  await page.getByRole('radio', { name: students.faisal[language] }).check();
  await expect(lead).toHaveText(message('orders.lead.none'));
  await expect(tile(page, message('order.cancel.title'))).toBeVisible();
});
