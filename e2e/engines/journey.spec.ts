import { child, loosely, packageName, period, school, total } from '../flows/journey-steps.ts';
import { expect, test } from './fixtures.ts';
import { hasText, sendSignUp, watchSavedFile } from './steps.ts';

test('R01 R09 R10 R17 R18 R21 R27 R29 R30 P01 A parent signs up, registers a child, subscribes, pays and saves the report', async ({
  person,
  language,
  message,
  parent,
  codeFor,
  allowComplaint,
}) => {
  test.setTimeout(240_000);
  allowComplaint(/Failed to load resource.*recaptchaConfig/);
  const main = { role: 'main' } as const;
  const heading = (name: string) => person.see({ role: 'heading', level: 1, name });
  const at = (path: RegExp) => expect.poll(async () => (await person.address()).href).toMatch(path);

  await test.step('finds a package', async () => {
    await person.open('/');
    await person.press({ role: 'link', name: message('home.hero.packages'), within: main });
    await heading(message('packages.title'));
    await person.press({ role: 'link', name: new RegExp(packageName[language]), within: main });
    await heading(packageName[language]);
  });

  await test.step('signs up on the way', async () => {
    await person.press({ role: 'button', name: message('subscribe.visitor.subscribe') });
    const dialog = { role: 'dialog', name: message('subscribe.signIn.title') } as const;
    await person.press({ role: 'link', name: message('subscribe.signIn.signUp'), within: dialog });
    await at(/\/signup/);
    await sendSignUp(person, message, parent);
    await person.write({ label: message('verify.field.code') }, await codeFor(parent.mobileNumber));
    await at(/\/signin/);
    await expect.poll(async () => person.value({ label: message('account.field.mobile') })).not.toBe('');
    await person.write({ css: '#sign-in-password' }, parent.password);
    await person.press({ role: 'button', name: message('signIn.action.submit') });
    await at(/\/packages\//);
  });

  await test.step('registers a child', async () => {
    const inArabic = language === 'ar';
    const combobox = (name: string) => ({ role: 'combobox', name }) as const;
    await person.press({ role: 'link', name: message('subscribe.students.add'), within: main });
    await heading(message('student.add.title'));
    await person.write({ label: message('student.about.name') }, child.name[language]);
    await person.write({ label: message('student.about.day') }, child.day);
    await person.write({ label: message('student.about.month') }, child.month);
    await person.write({ label: message('student.about.year') }, child.year);
    const { [language]: schoolName } = school;
    await person.choose(combobox(message('student.school.label')), schoolName.slice(0, 5), new RegExp(schoolName));
    const level = inArabic ? 'الابتدائية (الصفوف الأولية)' : 'Lower primary';
    await person.choose(combobox(message('student.about.level')), level, loosely(level));
    await person.tick({ role: 'checkbox', name: message('student.health.none') });
    await person.tick({ role: 'radio', name: message('student.delivery.home') });
    const region = inArabic ? 'الرياض' : 'Riyadh';
    await person.choose(combobox(message('student.home.region')), region, new RegExp(region));
    const neighbourhood = inArabic ? 'الياسمين' : 'Al Yasmin';
    await person.choose(combobox(message('student.home.neighbourhood')), neighbourhood, new RegExp(neighbourhood));
    await person.write({ label: message('student.home.street') }, inArabic ? 'طريق أنس بن مالك' : 'Anas Ibn Malik Rd');
    await person.write({ label: message('student.home.building') }, '4527');
    await person.tick({ role: 'checkbox', name: message('student.conditions.accept') });
    await person.press({ role: 'button', name: message('student.form.save') });
    await at(/\/packages\//);
  });

  await test.step('subscribes and pays', async () => {
    const panel = { role: 'region', name: message('subscribe.label') } as const;
    await hasText(person, panel, loosely(period.first[language]));
    await hasText(person, panel, loosely(period.last[language]));
    await hasText(person, panel, loosely(total[language]));
    await person.press({ role: 'button', name: message('subscribe.checkout') });
    await heading(message('checkout.page.title'));
    await hasText(person, main, loosely(total[language]));
    await person.tick({ role: 'radio', name: message('payment.method.mada') });
    await person.press({ role: 'button', name: message('checkout.place') });
    await at(/\/mock-provider/);
    await person.press({ css: 'button[name="choice"][value="paid"]' });
    await at(/\/sub-successful/);
    await heading(message('confirmed.page.title'));
    await person.press({ role: 'link', name: message('confirmed.follow') });
    await at(/\/profile\/my-orders\/current-orders\?order=/);
    await hasText(person, main, new RegExp(child.name[language]));
  });

  await test.step('saves the report', async () => {
    const order = (await person.address()).searchParams.get('order') ?? '';
    await person.open(`/profile/my-orders/report/${order}`);
    const saved = await watchSavedFile(person);
    await person.press({ role: 'button', name: message('report.download') });
    // An engine without DecompressionStream unpacks the fonts in JavaScript, which is slow.
    await expect.poll(saved, { timeout: 60_000 }).toBe('%PDF-');
  });
});
