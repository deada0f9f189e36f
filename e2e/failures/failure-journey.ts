import { expect } from '@playwright/test';
import { fillSignUp, newestCode, newParent } from '../flows/account-steps.ts';
import { signInForm, signUpForm, studentForm } from '../flows/form-fields.ts';
import { child, endPayment, fillStudent } from '../flows/journey-steps.ts';
import { fillHealth } from '../flows/student-steps.ts';
import { type FailingTraveller, isExpiry, loads, sends } from './failing-requests.ts';
import { type FailureCase, requests } from './plan.ts';

const packagePath = '/packages/1';

async function headed({ page }: FailingTraveller, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Signs in through the form, which returns to the page where the session ended. */
async function signInAgain({ page, hand, message }: FailingTraveller, back: string): Promise<void> {
  const { mobile, password, submit } = signInForm({ page, message });
  await hand.write(mobile, newParent.typedMobile);
  await hand.write(password, newParent.password);
  await hand.press(submit);
  await page.waitForURL(back);
}

/** Home, the packages and one of them, as a visitor. */
export async function lookAround(traveller: FailingTraveller): Promise<void> {
  const { page, message } = traveller;
  const visit = (path: string, isComplete: () => Promise<void>) => {
    const open = async () => {
      await page.goto(path);
    };
    return { open, isComplete, signInAgain: open };
  };
  const main = page.getByRole('main');
  await page.goto('/');
  await loads(traveller, 'home', {
    ...visit('/', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('alert').filter({ visible: true })).toHaveCount(0);
    }),
  });
  await loads(traveller, 'packages', {
    ...visit('/packages', () => expect(main.locator(`a[href^="${packagePath}"]`).first()).toBeVisible()),
  });
  await loads(traveller, 'package', {
    ...visit(packagePath, () =>
      expect(main.getByRole('button', { name: message('subscribe.visitor.subscribe'), exact: true })).toBeVisible(),
    ),
  });
}

/** Fills in the sign-in form on a connection that may fail. */
async function signIn(traveller: FailingTraveller, next: RegExp): Promise<void> {
  const { page, hand, message } = traveller;
  const { mobile, password, submit } = signInForm({ page, message });
  await hand.write(mobile, newParent.typedMobile);
  await hand.write(password, newParent.password);
  await sends(traveller, 'signIn', {
    operation: 'createSession',
    send: () => hand.press(submit),
    // No session exists while signing in, so none can end: the page stays, and so does the typed text.
    comeBack: async () => expect(password).toHaveValue(newParent.password),
    next,
  });
}

/** Creates an account, verifies its number and signs in; ends at the package. */
export async function signUp(traveller: FailingTraveller): Promise<void> {
  const { page, hand, message } = traveller;
  const open = async () => {
    await page.goto(`/signup?redirect=${encodeURIComponent(packagePath)}`);
  };
  const form = signUpForm(traveller);
  await open();
  await loads(traveller, 'signUp', {
    operations: ['getSettings'],
    open,
    isComplete: () => expect(form.name).toBeVisible(),
    signInAgain: open,
  });
  await fillSignUp(traveller, newParent, hand);
  await sends(traveller, 'signUp', {
    operation: 'createUser',
    send: () => hand.press(page.getByRole('button', { name: message('signUp.action.submit') })),
    comeBack: async () => {
      await hand.press(page.getByRole('link', { name: message('signIn.footer.link') }));
      await page.waitForURL('**/signup**');
      // Passwords are never stored; the other fields are.
      await expect(form.name).toHaveValue(newParent.name);
      await expect(form.email).toHaveValue(newParent.email);
      await fillSignUp(traveller, newParent, hand);
    },
    next: /\/verify/,
  });

  // If the account was created but the response was lost, the number is taken: signing in continues the journey.
  const code = page.getByLabel(message('verify.field.code'));
  const instead = page.getByRole('link', { name: message('signUp.action.signInInstead') });
  await expect(code.or(instead).first()).toBeVisible();
  if (await instead.isVisible()) {
    await hand.press(instead);
    await page.waitForURL('**/signin**');
    await signIn(traveller, /\/verify/);
  }
  await page.waitForURL('**/verify**');
  const isOver = /\/(?:signin|packages)/;
  await sends(traveller, 'verify', {
    operation: 'verifyUserFirebase',
    // The sixth digit submits the code; the button submits it again after a failure.
    send: async () => {
      const button = page.getByRole('button', {
        name: new RegExp([message('verify.action.submit'), message('verify.action.again')].join('|')),
      });
      await expect(button).toBeVisible();
      const isEmpty = (await code.isVisible()) && (await code.inputValue()) === '';
      await (isEmpty ? hand.write(code, await newestCode(page)) : hand.press(button));
    },
    kept: async () => expect(page).toHaveURL(/\/verify/),
    // A code that was right is not requested again.
    isSpent: true,
    comeBack: async () => {
      // From here on the parent is signed in and skips the sign-in page.
      await signIn(traveller, /\/verify/);
      await page.waitForURL('**/verify**');
    },
    next: isOver,
  });
  await page.waitForURL(isOver);
  // A signed-in parent skips the sign-in page. If the response with a new token is lost, the server rejects the old
  // token.
  if (await page.evaluate(() => localStorage.getItem('TOKEN') === null)) await signIn(traveller, /\/packages/);
  await page.waitForURL(`**${packagePath}`);
}

/** Adds a student, and adds the student's lunches to the order; ends in the cart. */
export async function order(traveller: FailingTraveller): Promise<void> {
  const { page, hand, language, message } = traveller;
  const main = page.getByRole('main');
  const addStudent = main.getByRole('link', { name: message('subscribe.students.add') });
  await expect(addStudent).toBeVisible();
  await loads(traveller, 'choice', {
    operations: ['listApplicants', 'listCurrentOrders', 'getDraftOrder'],
    open: async () => {
      await page.goto(packagePath);
    },
    isComplete: () => expect(addStudent).toBeVisible(),
    signInAgain: () => signInAgain(traveller, `**${packagePath}`),
  });

  await hand.press(addStudent);
  await headed(traveller, message('student.add.title'));
  const { pathname, search } = new URL(page.url());
  const save = page.getByRole('button', { name: message('student.form.save') });
  const addPath = `${pathname}${search}`;
  const form = {
    open: async () => {
      await page.goto(addPath);
    },
    isComplete: () => expect(save).toBeVisible(),
    signInAgain: () => signInAgain(traveller, `**${pathname}**`),
  };
  await loads(traveller, 'student', {
    operations: [
      'getSettings',
      'listEducationalLevels',
      'listHealthIssues',
      'listAllergens',
      'listRegions',
      'listApplicants',
      'getUser',
      'listNotifications',
      'getDraftOrder',
    ],
    ...form,
  });
  const schools = page.getByRole('combobox', { name: message('student.school.label') });
  const openSchools = async (each?: FailureCase) => {
    await form.open();
    // The form requests the schools when it opens: a failure that ends the session leaves no list to open.
    if (each === undefined || !isExpiry(each.kind)) await schools.click();
  };
  await loads(traveller, 'student', {
    operations: ['listSchools'],
    open: openSchools,
    isComplete: () => expect(page.getByRole('option').first()).toBeVisible(),
    signInAgain: async () => {
      await form.signInAgain();
      await schools.click();
    },
  });
  const region = language === 'ar' ? 'الرياض' : 'Riyadh';
  const chooseRegion = async () => {
    await studentForm(traveller).target('home').check();
    await hand.choose(page.getByRole('combobox', { name: message('student.home.region') }), region, new RegExp(region));
  };
  await loads(traveller, 'student', {
    operations: ['listNeighbourhoods'],
    open: async () => {
      // A draft of the previous case would restore its region and request neighbourhoods before the region is chosen.
      await page.evaluate(() => {
        const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith('draft.'));
        for (const key of drafts) sessionStorage.removeItem(key);
      });
      await form.open();
      await chooseRegion();
    },
    isComplete: () => expect(page.getByRole('combobox', { name: message('student.home.neighbourhood') })).toBeEnabled(),
    signInAgain: async () => {
      await form.signInAgain();
      await chooseRegion();
    },
  });
  const fillForm = async () => {
    await fillStudent(traveller);
    await fillHealth(studentForm(traveller), 'moderate');
  };
  await fillForm();
  await sends(traveller, 'student', {
    operation: 'createApplicant',
    send: () => hand.press(save),
    comeBack: async () => {
      await form.signInAgain();
      // Health data is never stored; the other fields are.
      await expect(page.getByLabel(message('student.about.name'))).toHaveValue(child.name[language]);
      await fillForm();
    },
    next: /\/packages/,
  });
  await page.waitForURL('**/packages/**');

  const chosen = page.getByRole('checkbox', { name: new RegExp(child.name[language]) });
  await expect(chosen).toBeChecked();
  const choicePath = new URL(page.url());
  await loads(traveller, 'choice', {
    operations: ['listHealthIssues', 'listMenus'],
    open: async () => {
      await page.goto(choicePath.href);
    },
    isComplete: async () => {
      await expect(chosen).toBeChecked();
      await expect(main.locator('[data-verdict]').first()).toBeVisible();
    },
    signInAgain: () => signInAgain(traveller, '**/packages/**'),
  });
  await sends(traveller, 'choice', {
    operation: 'createOrder',
    send: () => hand.press(page.getByRole('button', { name: message('subscribe.checkout'), exact: true })),
    kept: () => expect(chosen).toBeChecked(),
    comeBack: async () => {
      await signInAgain(traveller, '**/packages/**');
      await expect(chosen).toBeChecked();
    },
    next: /\/checkout/,
  });
  await page.waitForURL('**/checkout');
}

/** Continues from the cart to the paid order and its page. */
export async function payAndFollow(traveller: FailingTraveller): Promise<void> {
  const { page, hand, language, message } = traveller;
  const visit = (path: string, isComplete: () => Promise<void>) => ({
    open: async () => {
      await page.goto(path);
    },
    isComplete,
    signInAgain: () => signInAgain(traveller, `**${path}`),
  });
  const cart = '/cart/choose-applicants';
  const childName = new RegExp(child.name[language]);
  const cartVisit = visit(cart, () => expect(page.getByRole('main').getByText(childName).first()).toBeVisible());
  await cartVisit.open();
  await loads(traveller, 'cart', cartVisit);

  const mada = page.getByRole('radio', { name: message('payment.method.mada') });
  const checkout = visit('/checkout', () => expect(mada).toBeVisible());
  await checkout.open();
  await loads(traveller, 'checkout', {
    operations: requests.checkout.filter((each) => each !== 'checkoutOrder'),
    ...checkout,
  });
  const acknowledged = page.getByRole('main').getByRole('checkbox');
  await hand.tick(acknowledged);
  await hand.tick(mada);
  await sends(traveller, 'checkout', {
    operation: 'checkoutOrder',
    send: () =>
      hand.press(
        page
          .getByRole('button', { name: new RegExp([message('checkout.place'), message('checkout.again')].join('|')) })
          .filter({ visible: true })
          .first(),
      ),
    kept: async () => {
      await expect(mada).toBeChecked();
      await expect(acknowledged).toBeChecked();
    },
    comeBack: async () => {
      await checkout.signInAgain();
      await hand.tick(acknowledged);
      await hand.tick(mada);
    },
    next: /mock-provider|payment=/,
  });

  // An order that was already placed is pending; its payment can be continued.
  const goOn = page.getByRole('link', { name: message('payment.open.action') });
  const pay = page.locator('button[name="choice"][value="paid"]');
  await expect(goOn.or(pay).first()).toBeVisible();
  if (await goOn.isVisible()) await hand.press(goOn);
  await page.waitForURL('**/mock-provider**');
  const paymentId = /payment=(\d+)/.exec(page.url())?.[1] ?? '';
  await endPayment(traveller, 'paid');

  const isConfirmed = async () => {
    await page.waitForURL('**/sub-successful**');
    await headed(traveller, message('confirmed.page.title'));
  };
  await isConfirmed();
  const confirmed = new URL(page.url());
  await loads(traveller, 'payment', {
    open: async () => {
      await page.goto(`/checkout?payment=${paymentId}`);
    },
    isComplete: isConfirmed,
    signInAgain: () => signInAgain(traveller, '**/sub-successful**'),
  });
  await loads(traveller, 'confirmed', {
    ...visit(`${confirmed.pathname}${confirmed.search}`, () => headed(traveller, message('confirmed.page.title'))),
  });
  await loads(traveller, 'orders', {
    ...visit('/profile/my-orders/current-orders', () =>
      expect(page.getByRole('main').getByText(childName).first()).toBeVisible(),
    ),
  });

  // The order ends on Monday 28 December 2026, and can be renewed from 14 days before.
  await traveller.controls({ clock: '2026-12-20T07:00:00Z' });
  await loads(traveller, 'renewal', {
    ...visit('/profile/my-orders/renewal', () =>
      expect(page.getByRole('article', { name: childName }).first()).toBeVisible(),
    ),
  });
}
