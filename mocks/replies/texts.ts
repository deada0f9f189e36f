import { fieldTexts, reasonTexts, statusTexts } from '#mocks/generated/error-texts.ts';
import type { AgeLimits } from '#src/domain/age.ts';
import type { CivilDate, CivilMonth } from '#src/domain/riyadh-date.ts';
import { dateText, type LocalizedText, monthText, type Named, nameText, weekdayText } from './localized-text.ts';

/** The number of off days left in a month. `offDayLimit` covers more than two. */
const offDaysLeft: readonly LocalizedText[] = [
  { en: 'no off day is left', ar: 'لم يبقَ أي يوم غياب' },
  { en: '1 off day is left', ar: 'بقي يوم غياب واحد' },
  { en: '2 off days are left', ar: 'بقي يوما غياب' },
];

function withNextStart(next: CivilDate | null, text: LocalizedText): LocalizedText {
  if (next === null) return text;
  const date = dateText(next);
  return {
    en: `${text.en} The next possible one is ${date.en}.`,
    ar: `${text.ar} أقرب بداية ممكنة ${date.ar}.`,
  };
}

/** All messages of the mock's server. Those listed in rules.md#fixed-texts have exactly the same text as there. */
export const texts = {
  unreadable: statusTexts[400],
  notJson: statusTexts[415],
  tooLarge: statusTexts[413],
  wrongMethod: statusTexts[405],
  sessionExpired: statusTexts[401],
  notFound: statusTexts[404],
  serverError: statusTexts[500],
  retryLater: { en: 'Please try again in a few minutes.', ar: 'حاول مرة أخرى بعد دقائق.' },
  tooManyRequests: statusTexts[429],
  refused: statusTexts[422],
  conflict: statusTexts[409],

  signedIn: { en: 'Welcome back.', ar: 'أهلًا بعودتك.' },
  verifyNumber: statusTexts[403],
  wrongCredentials: { en: 'The mobile number or the password is wrong.', ar: 'رقم الجوال أو كلمة المرور غير صحيحة.' },
  accountCreated: { en: 'Account created Successfully.', ar: 'تم إنشاء الحساب بنجاح.' },
  accountDataUpdated: { en: 'Account Data Updated Successfully.', ar: 'تم تحديث بيانات الحساب بنجاح.' },
  accountUpdated: { en: 'User account updated successfully', ar: 'تم تحديث حسابك بنجاح' },
  passwordChanged: { en: "You've changed the password", ar: 'تم تغيير كلمة المرور' },
  passwordCommon: fieldTexts.too_common,
  passwordWrong: { en: 'The password is wrong.', ar: 'كلمة المرور غير صحيحة.' },
  calendarFeedCreated: { en: 'The calendar link has been created.', ar: 'أُنشئ رابط التقويم.' },
  guardianInvited: { en: 'The invitation has been sent.', ar: 'أُرسلت الدعوة.' },
  guardianChanged: { en: 'The access has been changed.', ar: 'تغيّر ما يمكن الاطلاع عليه.' },
  guardianAccepted: { en: 'You can look now.', ar: 'يمكنك الاطلاع الآن.' },
  guardianOwnNumber: { en: 'This is your own number.', ar: 'هذا رقمك أنت.' },
  guardianTwice: { en: 'You have invited this number before.', ar: 'سبق أن دعوت صاحب هذا الرقم.' },
  guardiansTooMany: reasonTexts.too_many_guardians,
  invitationExpired: reasonTexts.invitation_expired,
  exportReady: { en: 'Your data is ready.', ar: 'بياناتك جاهزة.' },
  erasureRequested: { en: 'Your request has been received.', ar: 'استلمنا طلبك.' },
  erasureCancelled: { en: 'Your data stays.', ar: 'أُلغي الطلب، وستبقى بياناتك.' },
  erasureCancelledBefore: { en: 'This request was cancelled before.', ar: 'أُلغي هذا الطلب من قبل.' },
  erasureTooLate: {
    en: 'A request can be cancelled within 7 days.',
    ar: 'يمكن إلغاء الطلب خلال 7 أيام.',
  },
  accountHasNoStudent: { en: 'To erase an account, name no student.', ar: 'لمحو الحساب لا تحدد طالبًا.' },
  passwordsDiffer: fieldTexts.confirmation,
  phoneTaken: { en: 'Phone number was used before', ar: 'رقم الجوال مستخدم من قبل' },
  phoneUnregistered: { en: 'Un-registered Phone Number', ar: 'رقم الجوال غير مسجّل' },
  emailTaken: { en: 'Email is already taken', ar: 'البريد الإلكتروني مستخدم من قبل' },
  codeNotConfirmed: fieldTexts.not_verified,
  codeConfirmed: { en: 'The code was confirmed.', ar: 'تم تأكيد الرمز.' },
  codeSms: (code: string): LocalizedText => ({
    en: `Nabta: ${code} is your code. Do not share it.`,
    ar: `نبتة: رمزك ${code}. لا تشاركه مع أحد.`,
  }),

  preRegistered: { en: 'We have your details.', ar: 'وصلتنا بياناتك.' },
  contactMessageReceived: {
    en: 'Your message arrived. We answer by email.',
    ar: 'وصلتنا رسالتك، ونردّ عليك بالبريد الإلكتروني.',
  },
  newsletterJoined: { en: 'You’re on the list.', ar: 'تم اشتراكك.' },
  schoolAdded: { en: 'The school was added and waits for review.', ar: 'أُضيفت المدرسة وهي قيد المراجعة.' },
  schoolExists: reasonTexts.school_exists,
  schoolNameMissing: {
    en: 'Enter the school’s name in English or in Arabic.',
    ar: 'اكتب اسم المدرسة بالعربية أو بالإنجليزية.',
  },
  regionMissing: { en: 'Choose a region', ar: 'اختر المنطقة' },

  studentAdded: { en: 'The student has been added', ar: 'أُضيف الطالب' },
  studentChanged: { en: 'The student’s details are saved', ar: 'حُفظت بيانات الطالب' },
  outOfAge: fieldTexts.out_of_age,
  birthDateInFuture: { en: 'The birth date is in the future.', ar: 'تاريخ الميلاد في المستقبل.' },
  studentsFull: (max: number): LocalizedText => ({
    en: `Your account has as many students as it can have (${max}). Remove one first, or write to us.`,
    ar: `بلغ حسابك الحد الأعلى لعدد الطلاب (${max}). احذف أحدهم أولًا، أو راسلنا.`,
  }),
  conditionsChanged: fieldTexts.not_current,
  schoolUnknown: { en: 'Choose a school from the list.', ar: 'اختر المدرسة من القائمة.' },
  schoolNotServed: fieldTexts.not_served,
  levelUnknown: { en: 'Choose a level from the list.', ar: 'اختر المرحلة من القائمة.' },
  schoolLevelUnknown: { en: 'Choose a level from the list', ar: 'اختر المرحلة من القائمة' },
  levelNotAtSchool: fieldTexts.not_at_school,
  issueUnknown: { en: 'Choose a health issue from the list.', ar: 'اختر الحالة الصحية من القائمة.' },
  issueTwice: { en: 'This health issue is listed already.', ar: 'أضفت هذه الحالة من قبل.' },
  issueUndescribed: { en: 'Describe the health issue in a few words.', ar: 'صِف الحالة الصحية بكلمات قليلة.' },
  packageUnknown: { en: 'Choose a package from the list.', ar: 'اختر الباقة من القائمة.' },
  allergenTwice: { en: 'This allergen is listed already.', ar: 'أضفت مسبّب الحساسية هذا من قبل.' },
  allergenUnknown: { en: 'Choose an allergen from the list.', ar: 'اختر مسبّب الحساسية من القائمة.' },
  regionUnknown: { en: 'Choose a region from the list.', ar: 'اختر المنطقة من القائمة.' },
  neighbourhoodMissing: { en: 'Choose a neighbourhood from the list.', ar: 'اختر الحي من القائمة.' },
  streetMissing: { en: 'Enter the street.', ar: 'اكتب اسم الشارع.' },
  buildingMissing: { en: 'Enter the building’s number or its name.', ar: 'اكتب رقم المبنى أو اسمه.' },
  homeAddressMissing: {
    en: 'Enter the home address: the lunches go there.',
    ar: 'اكتب عنوان المنزل، فالوجبات تصل إليه.',
  },
  neighbourhoodNotInRegion: fieldTexts.not_in_region,
  studentHasSubscription: (student: Named, endsOn: CivilDate): LocalizedText => {
    const name = nameText(student);
    const date = dateText(endsOn);
    return {
      en: `${name.en} can’t be deleted before the last lunch on ${date.en} has come.`,
      ar: `لا يمكن حذف ${name.ar} قبل وصول آخر غداء في ${date.ar}.`,
    };
  },
  studentHasOpenPayment: (student: Named): LocalizedText => {
    const name = nameText(student);
    return {
      en: `${name.en} can’t be deleted while an order waits for its payment.`,
      ar: `لا يمكن حذف ${name.ar} ما دام الطلب ينتظر الدفع.`,
    };
  },
  schoolOfOpenPayment: (student: Named): LocalizedText => {
    const name = nameText(student);
    return {
      en: `${name.en}’s school can’t be changed while an order waits for its payment.`,
      ar: `لا يمكن تغيير مدرسة ${name.ar} ما دام الطلب ينتظر الدفع.`,
    };
  },

  orderExists: reasonTexts.order_exists,
  orderPending: { en: 'This order is waiting for its payment.', ar: 'هذا الطلب ينتظر الدفع.' },
  notDraft: reasonTexts.not_draft,
  orderStale: {
    en: 'The order was changed in another window. Check it and try again.',
    ar: 'تغيّر الطلب في نافذة أخرى. راجعه ثم أعد المحاولة.',
  },
  studentStale: {
    en: 'This student’s details were changed on another device. Nothing has been saved yet.',
    ar: 'تغيّرت بيانات الطالب من جهاز آخر، ولم يُحفظ شيء بعد.',
  },
  accountStale: {
    en: 'Your account was changed on another device. Nothing has been saved yet.',
    ar: 'تغيّرت بيانات حسابك من جهاز آخر، ولم يُحفظ شيء بعد.',
  },
  /** How soon a deadline is, as "3 hours". */
  deadlineNear: (hours: number): LocalizedText => ({
    en: hours === 1 ? '1 hour' : `${hours} hours`,
    ar: new Intl.NumberFormat('ar-u-nu-latn', { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours),
  }),
  choicesStale: {
    en: 'Your choices were changed on another device. Nothing has been saved yet.',
    ar: 'تغيّرت اختياراتك من جهاز آخر، ولم يُحفظ شيء بعد.',
  },
  choicesSaved: { en: 'Your choices were saved.', ar: 'حُفظت اختياراتك.' },
  choiceRequired: {
    en: 'Safety and payment notifications are always shown in the app.',
    ar: 'تنبيهات السلامة والمدفوعات تظهر دائمًا في التطبيق.',
  },
  quoteOutdated: reasonTexts.quote_outdated,
  subOrderUnknown: { en: 'Choose a subscription of this order.', ar: 'اختر اشتراكًا من هذا الطلب.' },
  deliveryUnknown: { en: 'Choose a delivery of this order.', ar: 'اختر توصيلًا من هذا الطلب.' },
  studentUnknown: { en: 'Choose one of your students.', ar: 'اختر طالبًا من قائمتك.' },
  studentTaken: { en: 'This student is in the order already.', ar: 'هذا الطالب مضاف إلى الطلب.' },
  tooManyStudents: fieldTexts.too_many,
  dishReplaced: (allergens: readonly (Named & { level: string })[], student: Named): LocalizedText => {
    const [first, ...others] = allergens;
    if (!first) return { en: 'Something about this dish is not known.', ar: 'بعض بيانات هذا الطبق غير معروفة.' };
    const names = [first, ...others];
    const isTrace = names.every(({ level }) => level === 'may_contain');
    const english = new Intl.ListFormat('en').format(names.map(({ name }) => name.toLowerCase()));
    const arabic = new Intl.ListFormat('ar').format(names.map((each) => nameText(each).ar));
    return {
      en: `It ${isTrace ? 'may contain' : 'contains'} ${english}, which ${student.name} must avoid.`,
      ar: `${isTrace ? 'قد يحتوي' : 'يحتوي'} على ${arabic}، وعلى ${nameText(student).ar} تجنّب ذلك.`,
    };
  },
  lunchesChanged: (student: Named, first: CivilDate, count: number, missing: number): LocalizedText => {
    const date = dateText(first);
    const name = nameText(student);
    const what =
      count === 1
        ? { en: `${name.en}’s lunch on ${date.en} has another dish.`, ar: `تغيّر طبق غداء ${name.ar} في ${date.ar}.` }
        : {
            en: `From ${date.en}, ${count} of ${name.en}’s lunches have another dish.`,
            ar: `ابتداءً من ${date.ar} تغيّرت أطباق غداء ${name.ar}، وعدد الأيام: ${count}.`,
          };
    if (missing === 0) return what;
    return {
      en: `${what.en} Days without a safe dish: ${missing}. Ask us.`,
      ar: `${what.ar} أيام بلا طبق مناسب: ${missing}. اسألنا.`,
    };
  },
  packageDoesNotFit: (bought: Named, student: Named): LocalizedText => ({
    en: `${bought.name} has dishes that ${student.name} must not eat.`,
    ar: `في باقة ${nameText(bought).ar} أطباق لا يجوز أن يتناولها ${nameText(student).ar}.`,
  }),
  unfitRefunded: (amount: string, orderNumber: string): LocalizedText => ({
    en: `A package of order ${orderNumber} no longer fits the child it was for, so we refunded all of SAR ${amount}. The order is back in the cart: choose another package there.`,
    ar: `لم تعد إحدى باقات الطلب ${orderNumber} تناسب الطفل، لذلك أعدنا إليك ${amount} ر.س كاملة. عاد الطلب إلى السلة، فاختر منها باقة أخرى.`,
  }),
  notAcknowledged: (student: Named): LocalizedText => ({
    en: `Read what the kitchen changes for ${student.name}, and accept it.`,
    ar: `اطّلع على ما يغيّره المطبخ لـ${nameText(student).ar}، ثم وافق عليه.`,
  }),
  packageWithdrawn: reasonTexts.package_withdrawn,
  monthsMissing: fieldTexts.months_required,
  weeksMissing: fieldTexts.weeks_required,
  soldByMonth: { en: 'This package is sold by the month.', ar: 'تُباع هذه الباقة بالشهر.' },
  soldByWeek: { en: 'This package is sold by the week.', ar: 'تُباع هذه الباقة بالأسبوع.' },
  outOfAgeAtStart: ({ minAge, maxAge }: AgeLimits): LocalizedText => ({
    en: `The student has to be ${minAge} to ${maxAge} years old on the start date.`,
    ar: `يجب أن يكون عمر الطالب بين ${minAge} و${maxAge} سنة في تاريخ البداية.`,
  }),
  outOfAgeAtRenewal: {
    en: 'On the first day of a renewal the student would be outside the ages of this package.',
    ar: 'في أول يوم من التجديد يكون عمر الطالب خارج أعمار هذه الباقة.',
  },
  startWeekend: (next: CivilDate | null) => withNextStart(next, fieldTexts.weekend),
  startVacation: (vacation: Named, next: CivilDate | null) => {
    const name = nameText(vacation);
    return withNextStart(next, { en: `Schools are closed: ${name.en}.`, ar: `المدارس مغلقة: ${name.ar}.` });
  },
  startTooEarly: (next: CivilDate | null) =>
    withNextStart(next, {
      en: 'The start has to be more than 48 hours ahead.',
      ar: 'يجب أن تكون البداية بعد أكثر من 48 ساعة من الآن.',
    }),
  startNotSunday: (next: CivilDate | null) => withNextStart(next, fieldTexts.not_sunday),
  notEnoughSchoolDays: {
    en: 'There are not enough school days from here on.',
    ar: 'لا تكفي أيام الدراسة بعد هذا التاريخ.',
  },
  overlap: (student: Named, other: { startsOn: CivilDate; endsOn: CivilDate }): LocalizedText => {
    const name = nameText(student);
    const from = dateText(other.startsOn);
    const until = dateText(other.endsOn);
    return {
      en: `${name.en} has a subscription from ${from.en} until ${until.en}.`,
      ar: `لدى ${name.ar} اشتراك من ${from.ar} حتى ${until.ar}.`,
    };
  },

  offDayOutside: fieldTexts.outside_period,
  offDayWeekend: (on: CivilDate): LocalizedText => {
    const date = dateText(on);
    const weekday = weekdayText(on);
    return {
      en: `${date.en} is a ${weekday.en}: no lunch is delivered anyway.`,
      ar: `${date.ar} يوافق ${weekday.ar}، ولا توصيل فيه أصلًا.`,
    };
  },
  offDayVacation: (vacation: Named): LocalizedText => {
    const name = nameText(vacation);
    return {
      en: `This day is in an official vacation (${name.en}): no lunch is delivered anyway.`,
      ar: `هذا اليوم ضمن إجازة رسمية (${name.ar})، ولا توصيل فيه أصلًا.`,
    };
  },
  offDayTwice: fieldTexts.already_off,
  offDayCancelled: fieldTexts.delivery_cancelled,
  offDayTooEarly: {
    en: 'Off days have to be more than 48 hours ahead.',
    ar: 'يجب أن تكون أيام الغياب بعد أكثر من 48 ساعة من الآن.',
  },
  offDayLimit: (left: number, limit: number): LocalizedText => {
    const leftText = offDaysLeft[left] ?? { en: `${left} off days are left`, ar: `بقيت ${left} أيام غياب` };
    return {
      en: `A month has ${limit} off days; ${leftText.en} in this one.`,
      ar: `لكل شهر ${limit} أيام غياب، و${leftText.ar} في هذا الشهر.`,
    };
  },
  offDayOverlap: reasonTexts.overlap,
  offDayOtherMonth: fieldTexts.other_month,
  monthUsed: (month: CivilMonth): LocalizedText => {
    const name = monthText(month);
    return {
      en: `You have already requested off days in ${name.en}. You can do so once a month.`,
      ar: `سبق أن سجّلت الغياب في ${name.ar}، ويُسجَّل مرة واحدة في الشهر.`,
    };
  },
  offDaysAdded: { en: 'Off day has been added successfully', ar: 'أُضيف يوم الغياب بنجاح' },
  offDaysRemoved: { en: 'The off days have been removed', ar: 'تم التراجع عن أيام الغياب' },
  offDaysLocked: {
    en: 'Off days can be removed until 48 hours before the first of them.',
    ar: 'يمكن التراجع عن أيام الغياب قبل أولها بـ48 ساعة على الأقل.',
  },
  offDaysMovedDeliveryCancelled: {
    en: 'Off days can no longer be removed once a delivery that they moved to the end has been cancelled.',
    ar: 'لا يمكن التراجع عن أيام الغياب بعد إلغاء توصيل تأجّل بسببها إلى نهاية الاشتراك.',
  },
  subscriptionUnknown: { en: 'Choose a subscription of this student.', ar: 'اختر اشتراكًا لهذا الطالب.' },
  subscriptionEnded: reasonTexts.not_running,

  priceChanged: (item: Named, price: string, frequency: 'monthly' | 'weekly'): LocalizedText => {
    const name = nameText(item);
    return frequency === 'monthly'
      ? { en: `The price of ${name.en} is now SAR ${price} a month.`, ar: `أصبح سعر ${name.ar} ${price} ر.س في الشهر.` }
      : {
          en: `The price of ${name.en} is now SAR ${price} a week.`,
          ar: `أصبح سعر ${name.ar} ${price} ر.س في الأسبوع.`,
        };
  },
  feeChanged: (item: Named, price: string): LocalizedText => {
    const name = nameText(item);
    return {
      en: `Delivery of ${name.en} is now SAR ${price}.`,
      ar: `أصبحت رسوم توصيل ${name.ar} ${price} ر.س.`,
    };
  },
  endChanged: (endsOn: CivilDate): LocalizedText => {
    const date = dateText(endsOn);
    return {
      en: `School days have changed: the last day is now ${date.en}.`,
      ar: `تغيّرت أيام الدراسة: أصبح آخر يوم ${date.ar}.`,
    };
  },
  startPassed: (student: Named): LocalizedText => {
    const name = nameText(student);
    return {
      en: `The start chosen for ${name.en} is no longer possible. Choose another one.`,
      ar: `لم تعد البداية المختارة لـ${name.ar} ممكنة. اختر بداية أخرى.`,
    };
  },
  returnUrlNotAllowed: fieldTexts.not_allowed,
  keyReused: fieldTexts.reused,
  methodUnavailable: (method: Named): LocalizedText => {
    const name = nameText(method);
    return {
      en: `${name.en} is not available now. Choose another way to pay.`,
      ar: `الدفع عبر ${name.ar} غير متاح الآن. اختر وسيلة أخرى.`,
    };
  },
  methodInMaintenance: {
    en: 'Under maintenance. Try later or choose another way to pay.',
    ar: 'الخدمة تحت الصيانة، جرّب لاحقًا أو اختر وسيلة أخرى.',
  },
  paymentOpen: reasonTexts.payment_open,
  notPending: reasonTexts.not_pending_payment,
  orderUnknown: { en: 'This order was not found.', ar: 'لم نجد هذا الطلب.' },
  defaultCardSet: { en: 'This card is now your default card', ar: 'أصبحت هذه البطاقة هي الأساسية' },

  notPaid: reasonTexts.not_paid,
  alreadyCancelled: { en: 'This subscription was cancelled before.', ar: 'أُلغي هذا الاشتراك من قبل.' },
  cancelTooLate: {
    en: 'A subscription can be cancelled until 72 hours after its payment.',
    ar: 'يمكن إلغاء الاشتراك خلال 72 ساعة من الدفع.',
  },
  subscriptionCancelled: (refund: string): LocalizedText => ({
    en: `The subscription has been cancelled. SAR ${refund} will be refunded.`,
    ar: `أُلغي الاشتراك، وسيُعاد إليك ${refund} ر.س.`,
  }),
  deliveryTooLate: {
    en: 'A delivery can be cancelled until 48 hours before its delivery window starts.',
    ar: 'يمكن إلغاء التوصيل قبل بدء فترة التوصيل بـ48 ساعة على الأقل.',
  },
  deliveryCancelledBefore: { en: 'This delivery was cancelled before.', ar: 'أُلغي هذا التوصيل من قبل.' },
  noDelivery: reasonTexts.no_delivery_left,
  deliveryCancelled: (refund: string): LocalizedText => ({
    en: `The delivery has been cancelled. SAR ${refund} will be refunded.`,
    ar: `أُلغي التوصيل، وسيُعاد إليك ${refund} ر.س.`,
  }),
  renewTooEarly: (opensOn: CivilDate): LocalizedText => {
    const date = dateText(opensOn);
    return { en: `Renewal opens on ${date.en}.`, ar: `يبدأ التجديد في ${date.ar}.` };
  },
  reviewed: { en: 'Thank you for your rating', ar: 'شكرًا على تقييمك' },
  reviewedBefore: reasonTexts.already_reviewed,
  reviewTooEarly: reasonTexts.not_completed,
  lunchNotDelivered: reasonTexts.not_delivered,
  lunchRatedBefore: reasonTexts.already_rated,
  lunchRatingTooLate: (until: CivilDate): LocalizedText => ({
    en: `This lunch could be rated until the end of ${dateText(until).en}.`,
    ar: `كان تقييم هذا الغداء متاحًا حتى نهاية ${dateText(until).ar}.`,
  }),
  reasonTwice: { en: 'This reason is chosen already.', ar: 'سبق اختيار هذا السبب.' },
  reasonOfOtherRating: { en: 'This reason does not fit your rating.', ar: 'هذا السبب لا يناسب تقييمك.' },
} as const satisfies Record<string, LocalizedText | ((...values: never[]) => LocalizedText)>;
