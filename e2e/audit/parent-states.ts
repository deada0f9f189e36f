import { expect, type Page } from '@playwright/test';
import { accountForm, changePasswordForm, studentForm } from '../flows/form-fields.ts';
import { openOffDaysAtDecember, pickTwoOffDays, sendTwoOffDays } from '../flows/off-day-steps.ts';
import { monday, running } from '../flows/order-page-steps.ts';
import { endPayment, placeWithMada } from '../flows/order-steps.ts';
import { chooseDates, countField, day, openPackage, panelOf } from '../flows/package-steps.ts';
import { payUnfitPackage } from '../flows/refunded-payment-steps.ts';
import { fillAddress, fillHealth, fillStudent, schoolName } from '../flows/student-steps.ts';
import { errorToasts } from '../flows/toast-steps.ts';
import { dialogIsOpen, type PageState, type Stage } from './page-state.ts';

const account = '/profile/my-account';
const orders = '/profile/my-orders';
const addStudent = `${account}/applicants/add-applicants`;
const runningOrder = `${orders}/current-orders?order=${running.id}&subscription=${running.lama}`;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** Chooses the last student and the first possible start day. */
async function choosesDates(page: Page): Promise<void> {
  await openPackage(page, '/packages/1');
  await chooseDates(page);
}

const places = ({ page, message }: Stage): Promise<void> => placeWithMada(page, message('checkout.place'));

async function opensOffDays(stage: Stage): Promise<void> {
  const dialog = await openOffDaysAtDecember(stage);
  await pickTwoOffDays(stage.page);
  await expect(dialog.getByText(stage.message('orders.offDays.adding', { count: 2 }))).toBeVisible();
}

/** States of the pages of signed-in parents: account, students, orders. */
export const parentStates: readonly PageState[] = [
  {
    name: 'the page asks whether to log out',
    path: `${account}/account-setting`,
    who: 'huda',
    prepare: async (stage) => {
      await stage.page
        .getByRole('main')
        .getByRole('button', { name: stage.message('shell.menu.logOut') })
        .last()
        .click();
      await dialogIsOpen(stage);
    },
  },
  {
    name: 'the account shows what is missing',
    path: `${account}/account-setting/edit`,
    who: 'huda',
    prepare: async ({ page, message }) => {
      const { name } = accountForm({ page, message });
      await name.fill('');
      await button(page, message('myAccount.edit.save')).click();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the changed password is missing',
    path: `${account}/account-setting?change=password`,
    who: 'huda',
    prepare: async ({ page, message }) => {
      await button(page, message('myAccount.password.change')).click();
      await expect(changePasswordForm({ page, message }).password).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'a parent has no students', path: `${account}/applicants`, who: 'huda', scenario: 'no-students' },
  {
    name: 'the page asks whether to delete a student',
    path: `${account}/applicants`,
    who: 'noura',
    prepare: async (stage) => {
      await stage.page
        .getByRole('article')
        .getByRole('button', { name: new RegExp(stage.message('students.card.deleteName', { name: '' }).trim()) })
        .first()
        .click();
      await dialogIsOpen(stage);
    },
  },
  {
    name: 'the student form shows what is missing',
    path: addStudent,
    who: 'noura',
    prepare: async (stage) => {
      const form = studentForm(stage);
      await form.save.click();
      await expect(form.name).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the student form is filled',
    path: addStudent,
    who: 'noura',
    prepare: async (stage) => {
      const form = studentForm(stage);
      await fillStudent(form, schoolName[stage.language]);
      await fillHealth(form);
      await fillAddress(form);
    },
  },
  {
    name: 'the list of schools is open',
    withoutAxe: 'the focus stays in the combobox; its arrow keys scroll the list',
    path: addStudent,
    who: 'noura',
    prepare: async (stage) => {
      await studentForm(stage).school.click();
      await expect(stage.page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a parent names a missing school',
    path: addStudent,
    who: 'noura',
    prepare: async (stage) => {
      const { page, message } = stage;
      await page.getByRole('button', { name: message('student.newSchool.save') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: message('student.newSchool.save') }).click();
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'the subscription is chosen',
    path: '/packages/1',
    who: 'noura',
    clock: monday,
    prepare: async ({ page, message }) => {
      await choosesDates(page);
      await expect(panelOf({ page, message }).getByText(message('subscribe.offDays.help'))).toBeVisible();
    },
  },
  {
    name: 'an off day is chosen before paying',
    path: '/packages/1',
    who: 'noura',
    clock: monday,
    prepare: async ({ page, message }) => {
      await choosesDates(page);
      const panel = panelOf({ page, message });
      await panel.getByRole('button', { name: message('subscribe.offDays.add') }).click();
      const offDay = panel.locator('[data-date="2026-12-08"]');
      // On a desktop two months are visible.
      if ((await offDay.count()) === 0) {
        await panel.getByRole('button', { name: message('subscribe.calendar.next') }).click();
      }
      await offDay.click();
      await expect(panel.getByText(message('subscribe.offDays.used', { used: 1, limit: 3 }))).toBeVisible();
    },
  },
  {
    name: 'the subscription shows what is missing',
    path: '/packages/1',
    who: 'noura',
    clock: monday,
    prepare: async ({ page, message }) => {
      await openPackage(page, '/packages/1');
      await countField(page).fill('13');
      await button(page, message('subscribe.checkout')).click();
      await expect(countField(page)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the student is too young for the package',
    path: '/packages/7',
    who: 'noura',
    prepare: async ({ page, message }) => {
      const panel = panelOf({ page, message });
      await expect(panel).toContainText(message('subscribe.students.unfit', { min: 12, max: 18 }));
    },
  },
  { name: 'the cart is empty', path: '/cart/choose-applicants', who: 'reem' },
  {
    name: 'the page asks whether to take a student out of the cart',
    path: '/cart/choose-applicants',
    who: 'maha',
    prepare: async (stage) => {
      await stage.page.getByRole('checkbox').last().click();
      await dialogIsOpen(stage);
    },
  },
  {
    name: 'the way to pay is missing',
    path: '/checkout',
    who: 'maha',
    prepare: async ({ page, message }) => {
      await button(page, message('checkout.place')).click();
      await expect(page.getByText(message('checkout.method.missing')).first()).toBeVisible();
    },
  },
  {
    name: 'the price has changed at the checkout',
    path: '/checkout',
    who: 'maha',
    prepare: async (stage) => {
      await stage.scenario('price-changed');
      await places(stage);
      await expect(stage.page.getByText(stage.message('checkout.changed.text'))).toBeVisible();
    },
  },
  {
    name: 'the payment was declined',
    path: '/checkout',
    who: 'maha',
    prepare: async (stage) => {
      await places(stage);
      await endPayment(stage.page, 'declined');
      await expect(stage.page.getByText(stage.message('payment.failed.text'))).toBeVisible();
    },
  },
  {
    name: 'the time to pay is over',
    path: '/checkout',
    who: 'maha',
    prepare: async (stage) => {
      await places(stage);
      await stage.page.waitForURL('**/mock-provider**');
      await stage.scenario('payment-expired');
      await endPayment(stage.page, 'paid');
      await expect(stage.page.getByText(stage.message('payment.expired.title')).first()).toBeVisible();
    },
  },
  {
    name: 'a payment was refunded, as a package no longer fits',
    path: '/checkout',
    who: 'maha',
    prepare: payUnfitPackage,
  },
  { name: 'a parent has no current orders', path: `${orders}/current-orders`, who: 'huda', scenario: 'no-orders' },
  { name: 'a parent has no past orders', path: `${orders}/history`, who: 'huda', scenario: 'no-orders' },
  { name: 'a parent has paid nothing', path: `${orders}/order`, who: 'reem' },
  {
    name: 'the page asks whether to remove a card',
    path: `${orders}/payment`,
    who: 'huda',
    prepare: async (stage) => {
      await stage.page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(stage.message('payments.card.remove')) })
        .first()
        .click();
      await dialogIsOpen(stage);
    },
  },
  {
    name: 'two off days are chosen on the calendar of a paid order',
    path: `${orders}/current-orders`,
    who: 'huda',
    clock: monday,
    prepare: opensOffDays,
  },
  {
    name: 'the page asks whether to take off days back',
    path: `${orders}/current-orders`,
    who: 'huda',
    clock: monday,
    prepare: async (stage) => {
      const { page, message } = stage;
      await opensOffDays(stage);
      await sendTwoOffDays(stage);
      await page.getByText(message('orders.offDays.added')).waitFor();
      const dialog = await openOffDaysAtDecember(stage);
      await day(dialog, '2026-12-01').click();
      await expect(dialog.getByRole('button', { name: message('orders.offDays.remove.confirm') })).toBeVisible();
    },
  },
  {
    name: 'the page asks whether to cancel a lunch',
    path: runningOrder,
    who: 'huda',
    clock: monday,
    prepare: async (stage) => {
      await button(stage.page, new RegExp(stage.message('order.delivery.cancel.label', { date: '' }))).click();
      await dialogIsOpen(stage);
    },
  },
  {
    name: 'the page asks whether to cancel a subscription',
    path: `${orders}/current-orders?order=2053`,
    who: 'huda',
    prepare: async (stage) => {
      const { page, message } = stage;
      await page
        .getByRole('group', { name: message('order.cancel.title'), exact: true })
        .getByRole('button')
        .first()
        .click();
      await dialogIsOpen(stage);
    },
  },
  {
    name: 'the review shows what is missing',
    path: '/add-review/2018',
    who: 'huda',
    prepare: async ({ page, message }) => {
      await button(page, message('review.form.send')).click();
      await expect(page.getByRole('region', { name: message('review.form.errors', { count: 1 }) })).toBeFocused();
    },
  },
  { name: 'a parent has no notifications', path: '/notification', who: 'huda', scenario: 'no-notifications' },
  {
    name: 'notifications could not be marked as read',
    path: '/notification',
    who: 'huda',
    clock: '2026-11-22T05:00:00Z',
    prepare: async ({ page, scenario, message }) => {
      await scenario('server-error-list');
      await button(page, message('notifications.readAll')).click();
      await expect(errorToasts(page)).toHaveCount(2);
    },
  },
];
