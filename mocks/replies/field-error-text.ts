import { fieldTexts } from '#mocks/generated/error-texts.ts';
import type { KnownFieldCode } from '#src/api/generated/known-values.ts';
import type { LocalizedText } from './localized-text.ts';
import { texts } from './texts.ts';

const phoneMissing: LocalizedText = { en: 'You should enter your phone number', ar: 'يجب إدخال رقم الجوال' };
const phoneInvalid: LocalizedText = { en: 'Phone number is invalid', ar: 'رقم الجوال غير صحيح' };
const passwordShort: LocalizedText = {
  en: '* Your Password must be at least 8 characters',
  ar: '* يجب ألا تقل كلمة المرور عن 8 أحرف',
};

/** Keys are `field:code` or `field`; the first of them that exists is used, otherwise the general text of the code. */
const byFieldAndCode: Record<string, LocalizedText> = {
  full_name: { en: 'You should enter your name', ar: 'يجب إدخال الاسم' },
  first_name: { en: 'Enter your first name', ar: 'اكتب اسمك الأول' },
  last_name: { en: 'Enter your last name', ar: 'اكتب اسم العائلة' },
  'email:blank': { en: 'Enter your email', ar: 'اكتب بريدك الإلكتروني' },
  email: { en: 'Email is invalid', ar: 'البريد الإلكتروني غير صحيح' },
  'mobile_number:blank': phoneMissing,
  mobile_number: phoneInvalid,
  'phone_number:blank': phoneMissing,
  phone_number: phoneInvalid,
  'password:blank': { en: 'Enter the password', ar: 'اكتب كلمة المرور' },
  'password:too_short': passwordShort,
  'password_confirmation:blank': { en: 'Enter the password once more', ar: 'اكتب كلمة المرور مرة أخرى' },
  'password_confirmation:too_short': passwordShort,
  terms_accepted: { en: 'You should accept terms and privacy policy', ar: 'يجب الموافقة على الشروط وسياسة الخصوصية' },
  conditions_accepted: { en: 'Accept the health disclaimer to go on', ar: 'وافق على الإقرار الصحي لتكمل' },
  'name:blank': { en: 'Enter the name', ar: 'اكتب الاسم' },
  'arabic_name:blank': { en: 'Enter the name in Arabic', ar: 'اكتب الاسم بالعربية' },
  'address:blank': { en: 'Enter the address', ar: 'اكتب العنوان' },
  'message:blank': { en: 'Write your message', ar: 'اكتب رسالتك' },
  'message:too_short': { en: 'Write at least 10 characters', ar: 'اكتب 10 أحرف على الأقل' },
  region_id: texts.regionMissing,
  school_id: { en: 'Choose a school', ar: 'اختر المدرسة' },
  educational_level_id: { en: 'Choose a level', ar: 'اختر المرحلة' },
  'number_of_months:too_small': { en: 'A subscription lasts at least 1 month.', ar: 'أقل مدة للاشتراك شهر واحد.' },
  'number_of_months:too_large': { en: 'A subscription lasts at most 12 months.', ar: 'أطول مدة للاشتراك 12 شهرًا.' },
  number_of_months: texts.monthsMissing,
  'number_of_weeks:too_small': { en: 'A subscription lasts at least 1 week.', ar: 'أقل مدة للاشتراك أسبوع واحد.' },
  'number_of_weeks:too_large': { en: 'A subscription lasts at most 12 weeks.', ar: 'أطول مدة للاشتراك 12 أسبوعًا.' },
  number_of_weeks: texts.weeksMissing,
  start_date: { en: 'Choose the start date', ar: 'اختر تاريخ البداية' },
  applicant_id: { en: 'Choose a student', ar: 'اختر الطالب' },
  package_id: { en: 'Choose a package', ar: 'اختر الباقة' },
  applicants: { en: 'Choose at least one student', ar: 'اختر طالبًا واحدًا على الأقل' },
  'vacancy:too_short': { en: 'Choose one to three days', ar: 'اختر من يوم إلى ثلاثة أيام' },
  'version:blank': { en: 'The version of the order is missing.', ar: 'رقم نسخة الطلب مفقود.' },
  payment_method: { en: 'Choose a way to pay.', ar: 'اختر وسيلة الدفع.' },
  return_url: texts.returnUrlNotAllowed,
  rating: { en: 'Choose a rating from 1 to 5.', ar: 'اختر تقييمًا من 1 إلى 5.' },
  birth_date: { en: 'Enter the birth date', ar: 'اكتب تاريخ الميلاد' },
  neighbourhood_id: { en: 'Choose a neighbourhood', ar: 'اختر الحي' },
  street_name: { en: 'Enter the street', ar: 'اكتب اسم الشارع' },
  building_number: { en: 'Enter the building number', ar: 'اكتب رقم المبنى' },
  short_address: { en: 'Four letters and four digits, such as RNJA4527', ar: 'أربعة أحرف وأربعة أرقام، مثل RNJA4527' },
  zip: { en: 'The postcode has five digits', ar: 'الرمز البريدي خمسة أرقام' },
  phone: phoneInvalid,
  delivery_target: { en: 'Choose where the lunches go', ar: 'اختر مكان توصيل الوجبات' },
  severity: { en: 'Choose how severe it is', ar: 'اختر شدة الحساسية' },
};

/**
 * The usual message for a field's error.
 * @param field the name in the request; a nested field is looked up by its last part
 */
export function fieldErrorText(field: string, code: KnownFieldCode): LocalizedText {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const isGeneral =
    code === 'unknown_field' || code === 'repeated' || code === 'too_long' || code === 'wrong_type' || name === '';
  const exact = isGeneral ? undefined : (byFieldAndCode[`${name}:${code}`] ?? byFieldAndCode[name]);
  return exact ?? fieldTexts[code];
}
