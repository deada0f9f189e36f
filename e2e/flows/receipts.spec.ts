import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type Answer, call, openOnMonday, path, running, students } from './order-page-steps.ts';
import { endPayment, placeWithMada } from './order-steps.ts';

interface Named {
  name: string;
  arabic_name: string;
}

interface Event {
  id: number;
  type: string;
  reference_number: string;
  current: { dishes: { dish: Named }[] | null; end_date: string | null };
  previous: { dishes: { dish: Named }[] | null } | null;
}

interface Student {
  data: { applicant: Record<string, unknown> & { version: number } };
}

const lamaId = 13;
const changesOf = (id: number) => `/profile/my-orders/changes/${id}`;

const eventsOf = async (page: Page, id: number) =>
  (await call<{ data: { order_events: Event[] } }>(page, 'GET', `/orders/${id}/events`)).data.order_events;

/** Lama goes to another school, as on another device. */
async function changeSchool(page: Page): Promise<void> {
  const { applicant } = (await call<Student>(page, 'GET', `/applicants/${lamaId}`)).data;
  const kept = ['name', 'arabic_name', 'birth_date', 'educational_level_id', 'delivery_target', 'version'];
  const entered = Object.fromEntries(Object.entries(applicant).filter(([name]) => kept.includes(name)));
  const health = { health_issues: [], allergens: [] };
  const conditions = { conditions_accepted: true, conditions_version: '2026-09' };
  const body = { ...entered, ...health, ...conditions, school_id: 2, home_address: null };
  await call(page, 'PUT', `/applicants/${lamaId}`, body);
}

test('G14 G15 G17 A replaced dish, a closure and another school: each notification opens its receipt to print', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
  language,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, changesOf(running.id));
  for (const name of ['menu-changed', 'school-closed'] as const) {
    await scenario(name);
    await call(page, 'GET', '/settings');
  }
  await changeSchool(page);
  const events = await eventsOf(page, running.id);
  const article = page.getByRole('article');
  const fact = (name: string) => article.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

  const open = async (type: 'dish_swapped' | 'closure' | 'school_kept'): Promise<Event> => {
    const event = events.find((each) => each.type === type);
    if (!event) throw new Error(`No event ${type}`);
    await page.goto('/notification');
    await page.locator(`a[href="${changesOf(running.id)}?event=${event.id}"]`).click();
    await expect(article).toHaveCount(1);
    await expect(article.getByRole('heading')).toHaveText(message(`orderEvents.type.${type}`));
    await expect(article).toContainText(students.lama[language]);
    await expect(article).toContainText(event.reference_number);
    await expect(fact(message('orderEvents.fact.at'))).toContainText('2026');
    return event;
  };
  const nameOf = (named: Named | undefined) => (language === 'ar' ? named?.arabic_name : named?.name) ?? '';

  const swapped = await open('dish_swapped');
  const dishes = fact(message('orderEvents.fact.dishes')).getByRole('listitem');
  await expect(dishes).toHaveCount(1);
  await expect(dishes.locator('del')).toContainText(nameOf(swapped.previous?.dishes?.[0]?.dish));
  await expect(dishes.locator('ins')).toContainText(nameOf(swapped.current.dishes?.[0]?.dish));
  await expect(fact(message('orderEvents.fact.reason'))).toContainText(
    language === 'ar' ? 'لم تصل الخضار في الصباح.' : 'The vegetables did not arrive in the morning.',
  );
  await axe();

  await open('closure');
  await expect(fact(message('orderEvents.fact.reason'))).toContainText(
    language === 'ar' ? 'إغلاق المدرسة للصيانة' : 'Closed for maintenance',
  );
  await expect(fact(message('orderEvents.fact.dates'))).toContainText(language === 'ar' ? '30 نوفمبر' : '30 Nov');
  await expect(fact(message('orderEvents.fact.end')).locator('ins')).toContainText(message('orderEvents.since'));

  await open('school_kept');
  const school = fact(message('orderEvents.fact.school'));
  const before = (await school.locator('del').textContent())?.replace(message('orderEvents.before'), '').trim() ?? '';
  await expect(school.locator('ins')).not.toContainText(before);
  await expect(fact(message('orderEvents.fact.keptSchool'))).toContainText(before);
  await axe();
  await page.emulateMedia({ media: 'print' });
  await expect(school).toBeVisible();
  await expect(page.getByRole('button', { name: message('report.print') })).toBeHidden();
});

test('G16 G18 A renewal leads from one history to the other; the form opened from the help has the order’s number', async ({
  page,
  signIn,
  clock,
  message,
  language,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, path);
  await clock('2026-12-07T07:00:00Z');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { order } = (await call<Answer>(page, 'POST', `/sub-orders/${running.lama}/renew`, {})).data;
  await page.goto('/checkout');
  const check = page.getByRole('main').getByRole('checkbox').first();
  await check.check();
  await placeWithMada(page, message('checkout.place'));
  await endPayment(page, 'paid');
  await page.waitForURL('**/sub-successful**');
  const numberOf = async (id: number) =>
    `#${(await eventsOf(page, id))[0]?.reference_number.replace(/-E1$/, '') ?? ''}`;
  const [earlier, later] = [await numberOf(running.id), await numberOf(order.id)];

  await page.goto('/notification');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const renewed = (await eventsOf(page, running.id)).find(({ type }) => type === 'renewed');
  await page.locator(`a[href="${changesOf(running.id)}?event=${renewed?.id ?? 0}"]`).click();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading')).toHaveText(message('orderEvents.type.renewed'));
  await article.getByRole('link', { name: later, exact: true }).click();
  await expect(page).toHaveURL(changesOf(order.id));
  const origin = page.getByRole('article', { name: message('orderEvents.type.renewal_of') });
  await expect(origin).toContainText(students.lama[language]);
  await expect(origin.getByRole('link', { name: earlier, exact: true })).toHaveAttribute('href', changesOf(running.id));

  await page.goto(`${path}?order=${running.id}&subscription=${running.lama}`);
  const help = page.getByRole('region', { name: message('order.help.title') });
  await help.getByRole('link', { name: message('contact.form.title'), exact: true }).click();
  await expect(page).toHaveURL('/contact');
  const subject = message('order.help.contact.subject', { number: '#NB-20511-1' });
  const form = page.getByRole('region', { name: message('contact.form.title') });
  await expect(form.getByText(subject)).toBeVisible();
  await axe();
  await form.getByLabel(message('contact.form.name'), { exact: true }).fill('Huda');
  await form.getByLabel(message('contact.form.email'), { exact: true }).fill('huda@example.com');
  await form.getByLabel(message('contact.form.message'), { exact: true }).fill('Where is the lunch of today?');
  const sending = page.waitForRequest('**/api/v1/contact-messages');
  await page.getByRole('button', { name: message('contact.form.send') }).click();
  const sent = (await sending).postDataJSON() as { message: string };
  expect(sent.message).toBe(`${subject}\n\nWhere is the lunch of today?`);
});
