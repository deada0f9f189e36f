import { expect, test } from '../fixtures.ts';
import { studentForm } from './form-fields.ts';
import { chooseSchool, listPath, schoolName } from './student-steps.ts';

test('S02 Another school is refused at its field while an order waits for its payment, and what was typed stays', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('salma');
  await page.goto(`${listPath}/edit-applicants/17`);
  await form.name.fill('Nayef M. Al Shehri');
  await chooseSchool(form, schoolName[language]);
  await form.accepted.check();
  await form.save.click();
  await expect(form.school).toHaveAccessibleDescription(
    language === 'ar'
      ? /^لا يمكن تغيير مدرسة نايف الشهري ما دام الطلب ينتظر الدفع\./
      : /^Nayef Al Shehri’s school can’t be changed while an order waits for its payment\./,
  );
  await expect(form.school).toHaveValue(schoolName[language]);
  await expect(form.name).toHaveValue('Nayef M. Al Shehri');
});
