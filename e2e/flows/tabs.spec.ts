import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accountForm, type Screen } from './form-fields.ts';

const account = '/profile/my-account/account-setting';
const students = '/profile/my-account/applicants';

async function rename({ page, message }: Screen, name: string): Promise<void> {
  await accountForm({ page, message }).name.fill(name);
  await page
    .getByRole('main')
    .getByRole('button', { name: message('myAccount.edit.save'), exact: true })
    .click();
  await expect(page.getByText(message('myAccount.edit.done'))).toBeVisible();
}

/** Replaces the mock's snapshot with another text, as an older build may have left it. */
async function replaceSnapshot(page: Page, change: 'other contract' | 'damaged'): Promise<void> {
  await page.evaluate(async (how) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const database = await settled(indexedDB.open('nabta-mock'));
    const shelf = database.transaction('state', 'readwrite').objectStore('state');
    const text = String(await settled(shelf.get('snapshot')));
    const changed = how === 'damaged' ? text.slice(0, 1000) : text.replace(/"contract":"\w+"/, '"contract":"older"');
    if (changed === text) throw new Error('The snapshot names no contract');
    await settled(shelf.put(changed, 'snapshot'));
    database.close();
  }, change);
}

test('S01 A11 Two tabs share one mock: a change in one is visible in the other, also after a reload @once @rest', async ({
  page,
  context,
  signIn,
  message,
}) => {
  await signIn('noura');
  await page.goto(students);
  const card = page.getByRole('article');
  const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const other = await context.newPage();
  await other.goto(`${account}/edit`);
  await expect(accountForm({ page: other, message }).name).not.toHaveValue('');

  await page.bringToFront();
  await card.getByRole('button', { name: message('students.card.deleteName', { name }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('students.delete.remove', { name }) })
    .click();
  await expect(card).toHaveCount(0);

  // No reload is needed: this tab's data is older than the change.
  await other.bringToFront();
  await rename({ page: other, message }, 'Noura of the other tab');
  await other.locator(`a[href="${students}"]`).filter({ visible: true }).first().click();
  await expect(other.getByRole('heading', { level: 2, name: message('students.empty.title') })).toBeVisible();

  await page.bringToFront();
  await page.goto(account);
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('Noura of the other tab');
  await page.goto(students);
  await expect(page.getByRole('heading', { level: 2, name: message('students.empty.title') })).toBeVisible();
});

for (const [change, reason] of [
  ['other contract', 'the contract has changed since'],
  ['damaged', 'it is damaged'],
] as const) {
  test(`E05 Data of an older build is dropped with a notice, and the app goes on working: ${change} @once @rest`, async ({
    page,
    signIn,
    controls,
    message,
  }) => {
    await controls({ panel: true });
    await signIn('huda');
    await page.goto(`${account}/edit`);
    await rename({ page, message }, 'Huda N. Al Harbi');
    await replaceSnapshot(page, change);
    await page.goto(account);
    const notice = page.getByRole('status').filter({ hasText: 'The saved data was dropped' });
    await expect(notice).toContainText(reason);
    await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('Huda Al Harbi');
    await notice.getByRole('button', { name: 'Close notice' }).click();
    await page.reload();
    await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('Huda Al Harbi');
    await expect(notice).toHaveCount(0);
  });
}
