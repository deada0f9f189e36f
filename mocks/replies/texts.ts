import type { Language } from '#src/domain/language.ts';
import type { RefusalTexts } from '#mocks/contract.ts';
import { type Both, orderTexts } from './order-texts.ts';

/** The messages of the mock's server. English ones that are fixed are letter for letter (rules.md#fixed-texts). */
const sentences = {
  unreadable: ['The request could not be read.', 'تعذّرت قراءة الطلب.'],
  sessionExpired: ['session expired please login again', 'انتهت الجلسة، الرجاء تسجيل الدخول من جديد'],
  notFound: ['No Results were Found!', 'لم نعثر على نتائج'],
  serverError: ['Something went wrong on our side.', 'حدث خطأ من جهتنا.'],
  secondFault: ['Please try again in a few minutes.', 'حاول مرة أخرى بعد دقائق.'],
  tooManyRequests: ['Too many attempts. Try again in a minute.', 'محاولات كثيرة. حاول مرة أخرى بعد دقيقة.'],
  refused: ['This can’t be done now.', 'لا يمكن تنفيذ ذلك الآن.'],
  conflict: ['This is not possible right now.', 'لا يمكن تنفيذ ذلك الآن.'],
  signedIn: ['Welcome back.', 'أهلًا بعودتك.'],
  confirmNumber: ['Verify your mobile number to go on.', 'وثّق رقم جوالك لتكمل.'],
  wrongCredentials: ['The mobile number or the password is wrong.', 'رقم الجوال أو كلمة المرور غير صحيحة.'],
  accountCreated: ['Account created Successfully.', 'تم إنشاء الحساب بنجاح.'],
  accountDataUpdated: ['Account Data Updated Successfully.', 'تم تحديث بيانات الحساب بنجاح.'],
  accountUpdated: ['User account updated successfully', 'تم تحديث حسابك بنجاح'],
  passwordChanged: ["You've changed the password", 'تم تغيير كلمة المرور'],
  passwordCommon: [
    'Many people use this password or one like it, so it is easy to guess. Try a short sentence that only you would think of.',
    'يستخدم كثيرون كلمة المرور هذه أو ما يشبهها، فيسهل تخمينها. جرّب جملة قصيرة لا تخطر إلا على بالك.',
  ],
  passwordsDiffer: ['Passwords are not matching', 'كلمتا المرور غير متطابقتين'],
  phoneTaken: ['Phone number was used before', 'رقم الجوال مستخدم من قبل'],
  phoneUnregistered: ['Un-registered Phone Number', 'رقم الجوال غير مسجّل'],
  emailTaken: ['Email is already taken', 'البريد الإلكتروني مستخدم من قبل'],
  codeNotConfirmed: ['The code was not confirmed yet', 'لم يُؤكَّد رمز التحقق بعد'],
  codeConfirmed: ['The code was confirmed.', 'تم تأكيد الرمز.'],
  preRegistered: ['We have your details.', 'وصلتنا بياناتك.'],
  messageArrived: ['Your message arrived. We answer by email.', 'وصلتنا رسالتك، ونردّ عليك بالبريد الإلكتروني.'],
  newsletterJoined: ['You’re on the list.', 'تم اشتراكك.'],
  schoolAdded: ['The school was added and waits for review.', 'أُضيفت المدرسة وهي قيد المراجعة.'],
  schoolListed: [
    'This school is in the list already. Search for its name.',
    'هذه المدرسة موجودة في القائمة. ابحث عن اسمها.',
  ],
  chooseRegion: ['Choose a region', 'اختر المنطقة'],
  nameSchool: ['Enter the school’s name in English or in Arabic.', 'اكتب اسم المدرسة بالعربية أو بالإنجليزية.'],
  unknownLevel: ['Choose a level from the list', 'اختر المرحلة من القائمة'],
  codeSms: ['Nabta: {code} is your code. Do not share it.', 'نبتة: رمزك {code}. لا تشاركه مع أحد.'],
} as const satisfies Record<string, Both>;

export type SentenceId = keyof typeof sentences;

/** One sentence of the server in the language asked for. */
export function sentence(id: SentenceId, language: Language): string {
  return sentences[id][language === 'ar' ? 1 : 0];
}

const phoneMissing: Both = ['You should enter your phone number', 'يجب إدخال رقم الجوال'];
const phoneInvalid: Both = ['Phone number is invalid', 'رقم الجوال غير صحيح'];
const passwordShort: Both = ['* Your Password must be at least 8 characters', '* يجب ألا تقل كلمة المرور عن 8 أحرف'];

const anyFault: Both = ['This value is not right', 'هذه القيمة غير صحيحة'];

/** By field and code, then by field alone, then by code alone. */
const faults: Record<string, Both> = {
  full_name: ['You should enter your name', 'يجب إدخال الاسم'],
  first_name: ['Enter your first name', 'اكتب اسمك الأول'],
  last_name: ['Enter your family name', 'اكتب اسم العائلة'],
  'email:blank': ['Enter your email', 'اكتب بريدك الإلكتروني'],
  email: ['Email is invalid', 'البريد الإلكتروني غير صحيح'],
  'mobile_number:blank': phoneMissing,
  mobile_number: phoneInvalid,
  'phone_number:blank': phoneMissing,
  phone_number: phoneInvalid,
  'password:blank': ['Enter the password', 'اكتب كلمة المرور'],
  'password:too_short': passwordShort,
  'password_confirmation:blank': ['Enter the password once more', 'اكتب كلمة المرور مرة أخرى'],
  'password_confirmation:too_short': passwordShort,
  terms_accepted: ['You should accept terms and privacy policy', 'يجب الموافقة على الشروط وسياسة الخصوصية'],
  conditions_accepted: ['Accept the health disclaimer to go on', 'وافق على الإقرار الصحي لتكمل'],
  'name:blank': ['Enter the name', 'اكتب الاسم'],
  'arabic_name:blank': ['Enter the name in Arabic', 'اكتب الاسم بالعربية'],
  'address:blank': ['Enter the address', 'اكتب العنوان'],
  'message:blank': ['Write your message', 'اكتب رسالتك'],
  'message:too_short': ['Write at least 10 characters', 'اكتب 10 أحرف على الأقل'],
  region_id: ['Choose a region', 'اختر المنطقة'],
  school_id: ['Choose a school', 'اختر المدرسة'],
  educational_level_id: ['Choose a level', 'اختر المرحلة'],
  'number_of_months:too_small': ['A subscription lasts at least 1 month.', 'أقل مدة للاشتراك شهر واحد.'],
  'number_of_months:too_large': ['A subscription lasts at most 12 months.', 'أطول مدة للاشتراك 12 شهرًا.'],
  number_of_months: orderTexts.monthsMissing,
  'number_of_weeks:too_small': ['A subscription lasts at least 1 week.', 'أقل مدة للاشتراك أسبوع واحد.'],
  'number_of_weeks:too_large': ['A subscription lasts at most 12 weeks.', 'أطول مدة للاشتراك 12 أسبوعًا.'],
  number_of_weeks: orderTexts.weeksMissing,
  start_date: ['Choose the start date', 'اختر تاريخ البداية'],
  applicant_id: ['Choose a student', 'اختر الطالب'],
  package_id: ['Choose a package', 'اختر الباقة'],
  applicants: ['Choose at least one student', 'اختر طالبًا واحدًا على الأقل'],
  dates: ['Choose one to three days', 'اختر من يوم إلى ثلاثة أيام'],
  'version:blank': ['The version of the order is missing.', 'رقم نسخة الطلب مفقود.'],
  payment_method: ['Choose a way to pay.', 'اختر وسيلة الدفع.'],
  return_url: ['This address cannot be returned to.', 'لا يمكن العودة إلى هذا العنوان.'],
  rating: ['Choose a rating from 1 to 5.', 'اختر تقييمًا من 1 إلى 5.'],
  birth_date: ['Enter the birth date', 'اكتب تاريخ الميلاد'],
  neighbourhood_id: ['Choose a neighbourhood', 'اختر الحي'],
  street_name: ['Enter the street', 'اكتب اسم الشارع'],
  building_number: ['Enter the building number', 'اكتب رقم المبنى'],
  short_address: ['Four letters and four digits, such as RNJA4527', 'أربعة أحرف وأربعة أرقام، مثل RNJA4527'],
  zip: ['The postcode has five digits', 'الرمز البريدي خمسة أرقام'],
  phone: phoneInvalid,
  delivery_target: ['Choose where the lunches go', 'اختر مكان توصيل الوجبات'],
  severity: ['Choose how severe it is', 'اختر شدة الحساسية'],
  ':blank': ['Fill in this field', 'املأ هذا الحقل'],
  ':too_short': ['This is too short', 'هذا أقصر من المطلوب'],
  ':too_long': ['This is too long', 'هذا أطول من المسموح'],
  ':too_small': ['This number is too small', 'هذا الرقم أصغر من المسموح'],
  ':too_large': ['This number is too big', 'هذا الرقم أكبر من المسموح'],
  ':unknown_field': ['There is no such field', 'لا يوجد حقل بهذا الاسم'],
  ':wrong_type': ['This value has the wrong form', 'صيغة هذه القيمة غير صحيحة'],
};

/** What is wrong with one field; a nested field is named by its last part. */
export function faultText(field: string, code: string, language: Language): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const general = code === 'unknown_field' || code === 'too_long' || code === 'wrong_type' || name === '';
  const keys = general ? [`:${code}`] : [`${name}:${code}`, name, `:${code}`];
  const key = keys.find((each) => each in faults) ?? '';
  const [english, arabic] = faults[key] ?? anyFault;
  return language === 'ar' ? arabic : english;
}

/** The words of refusals that the contract's schemas decide. */
export function refusalTexts(language: Language): RefusalTexts {
  return {
    unreadable: sentence('unreadable', language),
    unauthorized: sentence('sessionExpired', language),
    notFound: sentence('notFound', language),
    field: (field, code) => faultText(field, code, language),
  };
}
