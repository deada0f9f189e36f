import type { Page } from '@playwright/test';
import { accountOf } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { pressInDialog } from './dialog-steps.ts';
import { field } from './form-fields.ts';

const path = '/profile/my-account/privacy/guardians';
const now = '2026-11-26T07:00:00Z';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('G81 G82 G83 G84 G85 G86 A guardian is invited, changed and removed, and an invitation accepted', async ({
  page,
  signIn,
  message,
  clock,
  axe,
}) => {
  await clock(now);
  await signIn('huda');
  await page.goto('/profile/my-account/privacy');
  await main(page)
    .getByRole('link', { name: message('sharing.section.open') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(heading(page)).toHaveText(message('sharing.page.title'));
  const list = main(page).getByRole('list', { name: message('sharing.guardians.title', { count: 1 }) });
  const rows = main(page).locator('[data-guardian]');
  await expect(list.getByRole('listitem')).toContainText([accountOf('reem').fullName]);
  await expect(rows.first()).toContainText(message('sharing.access.view'));
  await axe();

  const name = field(page, message('sharing.field.name'));
  const mobile = field(page, message('sharing.field.mobile'));
  const submit = main(page).getByRole('button', { name: message('sharing.invite.submit') });
  await name.fill('Noura');
  await mobile.fill(accountOf('huda').mobileNumber);
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/guardians') && response.status() === 422,
  );
  await submit.click();
  const { errors } = (await (await refused).json()) as { errors: { message: string }[] };
  await expect(mobile).toHaveAccessibleDescription(errors[0]?.message ?? 'no message');
  await expect(name).toHaveValue('Noura');

  await mobile.fill(accountOf('noura').mobileNumber);
  await main(page).getByLabel(message('sharing.field.health')).check();
  await submit.click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(message('sharing.status.invited'));
  await expect(rows.first()).toContainText(message('sharing.access.health'));
  await expect(name).toHaveValue('');
  await expect(main(page).getByLabel(message('sharing.field.health'))).not.toBeChecked();
  await rows
    .first()
    .getByRole('button', { name: message('sharing.change.view.label', { name: 'Noura' }) })
    .click();
  await expect(rows.first()).toContainText(message('sharing.access.view'));

  await rows
    .first()
    .getByRole('button', { name: message('sharing.remove.label', { name: 'Noura' }) })
    .click();
  await expect(page.getByRole('dialog')).toContainText(message('sharing.remove.text'));
  await pressInDialog(page, message('sharing.remove'));
  await expect(rows).toHaveCount(1);
  await expect(
    main(page).getByRole('heading', { name: message('sharing.guardians.title', { count: 1 }) }),
  ).toBeFocused();

  // Maha has invited Huda, with health.
  const owner = accountOf('maha').fullName;
  const students = main(page).getByRole('region', { name: message('sharing.students.title') });
  await expect(students).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: message('sharing.invitation.accept.label', { name: owner }) })
    .click();
  await expect(students.getByRole('article')).toHaveCount(2);
  await expect(students).toContainText(owner);
  await expect(students).not.toContainText(message('sharing.students.noHealth'));
});

test('G85 G87 G88 A guardian sees children and lunches, not their allergies, and nothing after the removal', async ({
  page,
  signIn,
  message,
  language,
  clock,
  axe,
}) => {
  await clock(now);
  await signIn('reem');
  await page.goto(path);
  const students = main(page).getByRole('region', { name: message('sharing.students.title') });
  await expect(students.getByRole('article')).toHaveCount(3);
  const name = language === 'ar' ? 'فيصل الحربي' : 'Faisal Al Harbi';
  const card = students.getByRole('article', { name });
  await expect(card).toContainText(message('sharing.students.noHealth'));
  await expect(card).not.toContainText(language === 'ar' ? 'الفول السوداني' : 'Peanut');
  const lunches = card.getByRole('list', { name: message('sharing.students.lunches', { name }) });
  await expect(lunches.getByRole('listitem').first()).toContainText(/2026|26/);
  await expect(lunches).toContainText(message('sharing.lunch.scheduled'));
  await axe();

  // Huda removes her on another device.
  const status = await page.evaluate(async () => {
    const headers = { Authorization: 'Bearer mock-session-huda' };
    return (await fetch('/api/v1/guardians/1', { method: 'DELETE', headers })).status;
  });
  expect(status).toBe(204);
  await page.goto('/notification');
  await main(page)
    .getByRole('link')
    .filter({ hasText: message('notifications.action.guardian') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(heading(page)).toHaveText(message('sharing.page.title'));
  await expect(students).toHaveCount(0);
});
