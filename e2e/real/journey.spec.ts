import type { Page } from '@playwright/test';
import { drafts, type NewParent } from '../flows/account-steps.ts';
import { studentForm } from '../flows/form-fields.ts';
import { pointer } from '../flows/input-methods.ts';
import {
  acknowledge,
  addStudent,
  addToOrder,
  child,
  endPayment,
  findPackage,
  followOrder,
  placeOrder,
  signUpOnTheWay,
} from '../flows/journey-steps.ts';
import { fillHealth, newStudent } from '../flows/student-steps.ts';
import { followTraces, leaks } from '../flows/traces.ts';
import { expect, test } from './fixtures.ts';
import { putAside, reportsOf } from './reports.ts';
import { serverLogs } from './server-logs.ts';

/** The student's health data. It must never be stored anywhere, not even in a draft. */
const health = {
  'the issue': [newStudent.health.issue, 'السكري من النوع الأول'],
  'the note': [newStudent.health.note],
  'the allergens': ['peanut', 'Peanut', 'الفول السوداني', 'sesame', 'Sesame', 'السمسم'],
};

/** The forms of a number: dialled, sent, typed and shown in groups. */
const formsOf = (mobileNumber: string): string[] => {
  const digits = mobileNumber.replace('+966', '');
  return [digits, digits.replace(/^(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3'), digits.slice(-7)];
};

/** Data of the parent and the student that must not be stored anywhere after the journey. */
const everythingOf = ({ name, mobileNumber, email, password }: NewParent) => ({
  ...health,
  'the name': [name],
  'the number': formsOf(mobileNumber),
  'the e-mail': [email],
  'the password': [password],
  'the child’s name': Object.values(child.name),
  'the birth date': [`${child.year}-03-14`, `${child.year}-3-14`, `14/3/${child.year}`, `14/03/${child.year}`],
  'the street': ['Anas Ibn Malik', 'أنس بن مالك'],
});

/** Throws two unexpected errors with all data of the page in their messages, names and stacks. */
async function breakSomething(
  page: Page,
  secrets: Readonly<Record<string, readonly string[]>>,
  kind: 'TypeError' | 'RangeError',
): Promise<void> {
  const words = Object.values(secrets).flat().join(' ');
  await page.evaluate(
    ([known, name]) => {
      setTimeout(() => {
        const error = new globalThis[name](`Cannot read properties of undefined (reading '${known}')`);
        error.stack = `${known}\n    at ${known} (${location.href}?${known}:1:1)\n${error.stack ?? ''}`;
        throw error;
      });
      void Promise.reject(Object.assign(new globalThis[name](known), { request: { body: known } }));
    },
    [words, kind] as const,
  );
}

test('R01 R09 R10 R17 R18 R21 R27 R30 P01 O04 A parent signs up, registers an ill child, subscribes and pays, with no mock in the page and no personal data left anywhere @in-arabic', async ({
  page,
  language,
  message,
  parent,
  codeFor,
  origins,
  allowComplaint,
}) => {
  allowComplaint(/^page error: /);
  allowComplaint(/Failed to load resource.*reports-of-the-app/);
  const traces = followTraces(page);
  const reports = await reportsOf(page, `${origins.api}/reports-of-the-app`);
  const secrets = everythingOf(parent);
  const traveller = {
    page,
    hand: pointer(page),
    language,
    message,
    parent,
    newestCode: () => codeFor(parent.mobileNumber),
  };
  const verifying = page.waitForRequest('**/api/v1/verify-user-firebase', { timeout: 60_000 });
  await findPackage(traveller);
  await signUpOnTheWay(traveller);
  expect(new URL((await verifying).url()).origin, 'the API is another origin').toBe(origins.api);
  const proof = await (await verifying).headerValue('firebase-token');
  expect(proof).toMatch(/^ey[\w-]+\.ey[\w-]+\.$/);
  await addStudent(traveller, async () => {
    await fillHealth(studentForm(traveller), 'moderate');
    await expect.poll(async () => drafts(page)).toContain('draft.student');
    await breakSomething(page, secrets, 'TypeError');
    expect(await leaks(page, traces, health), 'while the child’s health is typed').toEqual([]);
  });
  await addToOrder(traveller);
  await breakSomething(page, secrets, 'RangeError');
  await expect.poll(() => reports.filter((body) => body.includes('"page":"/checkout"')).length).toBe(2);
  await putAside(page);
  await acknowledge(traveller);
  await placeOrder(traveller);
  expect(new URL(page.url()).origin, 'the payment company has another origin').toBe(origins.api);
  await endPayment(traveller, 'paid');
  await page.waitForURL(`${origins.app}/**`);
  await followOrder(traveller);
  await page.goto('/cart/choose-applicants');
  await expect(page.getByRole('heading', { name: message('cart.empty.title') })).toBeVisible();

  const session = (await page.evaluate(() => localStorage.getItem('TOKEN'))) ?? '';
  expect(session).not.toBe('');
  const logs = await serverLogs();
  expect(logs.filter((line) => /The mock answers at|The site is served at/.test(line))).toHaveLength(3);
  expect(reports.join('\n')).toContain('"kind":"vital"');
  expect(reports.join('\n').match(/"kind":"error"/g)?.length).toBeGreaterThanOrEqual(4);
  expect(traces.length).toBeGreaterThan(50);
  const written = [...traces, ...reports.map((body) => `reported ${body}`), ...logs];
  const found = await leaks(page, written, { ...secrets, 'the proof': [proof ?? ''], 'the session': [session] });
  expect(found).toEqual([`the session: localStorage TOKEN = ${session}`]);
});
