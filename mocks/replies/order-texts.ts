import type { AgeLimits } from '#src/domain/age.ts';
import type { Language } from '#src/domain/language.ts';
import { type CivilDate, type CivilMonth, midnightInRiyadh } from '#src/domain/riyadh-date.ts';

/** A sentence of the server in both languages. */
export type Both = readonly [english: string, arabic: string];

/** A thing's name in both languages, the Arabic one where it has one. */
export interface Named {
  name: string;
  arabic_name: string | null;
}

/** The sentence in the language asked for. */
export function say(text: Both, language: Language): string {
  return text[language === 'ar' ? 1 : 0];
}

const formats = {
  date: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Riyadh' },
  weekday: { weekday: 'long', timeZone: 'Asia/Riyadh' },
  month: { month: 'long', timeZone: 'Asia/Riyadh' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const locales = ['en-GB', 'ar-SA-u-ca-gregory-nu-latn'] as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter takes a hundred times as long to make as to use. */
function formatterOf(locale: (typeof locales)[number], format: keyof typeof formats): Intl.DateTimeFormat {
  const key = `${locale} ${format}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, formats[format]);
  formatters.set(key, formatter);
  return formatter;
}

function formatted(date: CivilDate, format: keyof typeof formats): Both {
  const instant = midnightInRiyadh(date);
  const [english, arabic] = locales.map((locale) => formatterOf(locale, format).format(instant));
  return [english ?? date, arabic ?? date];
}

const nameOf = ({ name, arabic_name }: Named): Both => [name, arabic_name ?? name];

/** Days left of a month's off days, in words. */
const daysLeft: readonly Both[] = [
  ['no off day is left', 'لم يبقَ أي يوم غياب'],
  ['1 off day is left', 'بقي يوم غياب واحد'],
  ['2 off days are left', 'بقي يوما غياب'],
];

/** What the mock's server says of students, orders and payments. */
export const orderTexts = {
  studentAdded: ['The student has been added', 'أُضيف الطالب'],
  studentChanged: ['The student’s details are saved', 'حُفظت بيانات الطالب'],
  outOfAge: ['The student has to be 4 to 18 years old.', 'يجب أن يكون عمر الطالب بين 4 و18 سنة.'],
  bornLater: ['The birth date is in the future.', 'تاريخ الميلاد في المستقبل.'],
  schoolUnknown: ['Choose a school from the list.', 'اختر المدرسة من القائمة.'],
  schoolNotServed: ['We do not deliver to this school yet.', 'لا نوصّل إلى هذه المدرسة بعد.'],
  levelUnknown: ['Choose a level from the list.', 'اختر المرحلة من القائمة.'],
  levelNotAtSchool: ['This school does not teach that level.', 'هذه المرحلة غير متاحة في المدرسة المختارة.'],
  issueUnknown: ['Choose a health issue from the list.', 'اختر الحالة الصحية من القائمة.'],
  issueTwice: ['This health issue is listed already.', 'أضفت هذه الحالة من قبل.'],
  issueUndescribed: ['Describe the health issue in a few words.', 'صِف الحالة الصحية بكلمات قليلة.'],
  allergenUnknown: ['Choose an allergen from the list.', 'اختر مسبّب الحساسية من القائمة.'],
  regionUnknown: ['Choose a region from the list.', 'اختر المنطقة من القائمة.'],
  neighbourhoodMissing: ['Choose a neighbourhood from the list.', 'اختر الحي من القائمة.'],
  streetMissing: ['Enter the street.', 'اكتب اسم الشارع.'],
  buildingMissing: ['Enter the building’s number or its name.', 'اكتب رقم المبنى أو اسمه.'],
  homeMissing: ['Enter the home address: the lunches go there.', 'اكتب عنوان المنزل، فالوجبات تصل إليه.'],
  neighbourhoodElsewhere: ['This neighbourhood is not in that region.', 'الحي المختار ليس في هذه المنطقة.'],
  hasSubscription: (student: Named, endsOn: CivilDate): Both => {
    const [name, arabicName] = nameOf(student);
    const [date, arabicDate] = formatted(endsOn, 'date');
    return [
      `${name} can’t be deleted before the subscription ends on ${date}.`,
      `لا يمكن حذف ${arabicName} قبل انتهاء الاشتراك في ${arabicDate}.`,
    ];
  },
  awaitsPayment: (student: Named): Both => {
    const [name, arabicName] = nameOf(student);
    return [
      `${name} can’t be deleted while an order waits for its payment.`,
      `لا يمكن حذف ${arabicName} ما دام الطلب ينتظر الدفع.`,
    ];
  },

  orderExists: ['You already have an order that is not finished.', 'لديك طلب لم يكتمل بعد.'],
  orderPending: ['This order is waiting for its payment.', 'هذا الطلب ينتظر الدفع.'],
  notDraft: ['This order can’t be changed any more.', 'لم يعد تعديل هذا الطلب ممكنًا.'],
  stale: [
    'The order was changed in another window. Check it and try again.',
    'تغيّر الطلب في نافذة أخرى. راجعه ثم أعد المحاولة.',
  ],
  studentUnknown: ['Choose one of your students.', 'اختر طالبًا من قائمتك.'],
  studentTaken: ['This student is in the order already.', 'هذا الطالب مضاف إلى الطلب.'],
  tooManyStudents: ['An order holds 10 students at most.', 'يتّسع الطلب لعشرة طلاب على الأكثر.'],
  packageGone: ['This package is no longer offered.', 'هذه الباقة لم تعد متاحة.'],
  monthsMissing: ['Please Enter No. Months', 'أدخل عدد الأشهر'],
  weeksMissing: ['Please Enter No. Weeks', 'أدخل عدد الأسابيع'],
  soldByMonth: ['This package is sold by the month.', 'تُباع هذه الباقة بالشهر.'],
  soldByWeek: ['This package is sold by the week.', 'تُباع هذه الباقة بالأسبوع.'],
  outOfAgeAtStart: ({ minAge, maxAge }: AgeLimits): Both => [
    `The student has to be ${minAge} to ${maxAge} years old on the start date.`,
    `يجب أن يكون عمر الطالب بين ${minAge} و${maxAge} سنة في تاريخ البداية.`,
  ],
  outOfAgeAtRenewal: [
    'On the first day of a renewal the student would be outside the ages of this package.',
    'في أول يوم من التجديد يكون عمر الطالب خارج أعمار هذه الباقة.',
  ],
  startWeekend: (next: CivilDate | null): Both =>
    withNext(next, ['There is no school on this day.', 'لا دوام في هذا اليوم.']),
  startVacation: (vacation: Named, next: CivilDate | null): Both => {
    const [name, arabicName] = nameOf(vacation);
    return withNext(next, [`Schools are closed: ${name}.`, `المدارس مغلقة: ${arabicName}.`]);
  },
  startTooEarly: (next: CivilDate | null): Both =>
    withNext(next, [
      'The start has to be more than 48 hours ahead.',
      'يجب أن تكون البداية بعد أكثر من 48 ساعة من الآن.',
    ]),
  startNotSunday: (next: CivilDate | null): Both =>
    withNext(next, ['A subscription starts on a Sunday.', 'يبدأ الاشتراك يوم أحد.']),
  startNeverEnds: ['There are not enough school days from here on.', 'لا تكفي أيام الدراسة بعد هذا التاريخ.'],
  overlap: (student: Named, other: { startsOn: CivilDate; endsOn: CivilDate }): Both => {
    const [name, arabicName] = nameOf(student);
    const [from, arabicFrom] = formatted(other.startsOn, 'date');
    const [until, arabicUntil] = formatted(other.endsOn, 'date');
    return [
      `${name} has a subscription from ${from} until ${until}.`,
      `لدى ${arabicName} اشتراك من ${arabicFrom} حتى ${arabicUntil}.`,
    ];
  },

  offDayOutside: ['This day is outside the subscription.', 'هذا اليوم خارج مدة الاشتراك.'],
  offDayWeekend: (on: CivilDate): Both => {
    const [date, arabicDate] = formatted(on, 'date');
    const [weekday, arabicWeekday] = formatted(on, 'weekday');
    return [
      `${date} is a ${weekday}: no lunch is delivered anyway.`,
      `${arabicDate} يوافق ${arabicWeekday}، ولا توصيل فيه أصلًا.`,
    ];
  },
  offDayVacation: (vacation: Named): Both => {
    const [name, arabicName] = nameOf(vacation);
    return [
      `This day is in an official vacation (${name}): no lunch is delivered anyway.`,
      `هذا اليوم ضمن إجازة رسمية (${arabicName})، ولا توصيل فيه أصلًا.`,
    ];
  },
  offDayTwice: ['This day is already an off day.', 'سبق اختيار هذا اليوم يوم غياب.'],
  offDayCancelled: ['This day’s delivery was cancelled.', 'أُلغي توصيل هذا اليوم من قبل.'],
  offDayTooEarly: [
    'Off days have to be more than 48 hours ahead.',
    'يجب أن تكون أيام الغياب بعد أكثر من 48 ساعة من الآن.',
  ],
  offDayLimit: (left: number, limit: number): Both => {
    const [english, arabic] = daysLeft[left] ?? [`${left} off days are left`, `بقيت ${left} أيام غياب`];
    return [
      `A month has ${limit} off days; ${english} in this one.`,
      `لكل شهر ${limit} أيام غياب، و${arabic} في هذا الشهر.`,
    ];
  },
  offDayOverlap: [
    'The later end would reach into the student’s next subscription.',
    'سيتداخل موعد الانتهاء الجديد مع اشتراك الطالب التالي.',
  ],
  offDayOtherMonth: [
    'All off days of a request have to be in one calendar month.',
    'يجب أن تقع أيام الغياب المختارة كلها في شهر واحد.',
  ],
  monthUsed: (month: CivilMonth): Both => {
    const [english, arabic] = formatted(`${month}-01`, 'month');
    return [
      `You have already requested off days in ${english}. You can do so once a month.`,
      `سبق أن سجّلت الغياب في ${arabic}، ويُسجَّل مرة واحدة في الشهر.`,
    ];
  },
  offDaysAdded: ['Off day has been added successfully', 'أُضيف يوم الغياب بنجاح'],
  offDaysTakenBack: ['The off days have been removed', 'تم التراجع عن أيام الغياب'],
  offDaysLocked: [
    'Off days can be removed until 48 hours before the first of them.',
    'يمكن التراجع عن أيام الغياب قبل أولها بـ48 ساعة على الأقل.',
  ],
  offDaysMadeUpFor: [
    'Off days can no longer be removed once a delivery that they moved to the end has been cancelled.',
    'لا يمكن التراجع عن أيام الغياب بعد إلغاء توصيل تأجّل بسببها إلى نهاية الاشتراك.',
  ],
  subscriptionUnknown: ['Choose a subscription of this student.', 'اختر اشتراكًا لهذا الطالب.'],
  subscriptionOver: ['This subscription has ended.', 'انتهى هذا الاشتراك.'],

  priceChanged: (item: Named, price: string, frequency: 'monthly' | 'weekly'): Both => {
    const [name, arabicName] = nameOf(item);
    return frequency === 'monthly'
      ? [`The price of ${name} is now SAR ${price} a month.`, `أصبح سعر ${arabicName} ${price} ر.س في الشهر.`]
      : [`The price of ${name} is now SAR ${price} a week.`, `أصبح سعر ${arabicName} ${price} ر.س في الأسبوع.`];
  },
  feeChanged: (item: Named, price: string): Both => {
    const [name, arabicName] = nameOf(item);
    return [`Delivery of ${name} is now SAR ${price}.`, `أصبحت رسوم توصيل ${arabicName} ${price} ر.س.`];
  },
  endChanged: (endsOn: CivilDate): Both => {
    const [date, arabicDate] = formatted(endsOn, 'date');
    return [
      `School days have changed: the last day is now ${date}.`,
      `تغيّرت أيام الدراسة: أصبح آخر يوم ${arabicDate}.`,
    ];
  },
  startPassed: (student: Named): Both => {
    const [name, arabicName] = nameOf(student);
    return [
      `The start chosen for ${name} is no longer possible. Choose another one.`,
      `لم تعد البداية المختارة لـ${arabicName} ممكنة. اختر بداية أخرى.`,
    ];
  },
  cantReturnThere: ['This address cannot be returned to.', 'لا يمكن العودة إلى هذا العنوان.'],
  keyReused: ['This Idempotency-Key was used for another request.', 'استُخدم مفتاح العملية لطلب آخر.'],
  methodUnavailable: (method: Named): Both => {
    const [name, arabicName] = nameOf(method);
    return [
      `${name} is not available now. Choose another way to pay.`,
      `الدفع عبر ${arabicName} غير متاح الآن. اختر وسيلة أخرى.`,
    ];
  },
  methodInMaintenance: [
    'Under maintenance. Try later or choose another way to pay.',
    'الخدمة تحت الصيانة، جرّب لاحقًا أو اختر وسيلة أخرى.',
  ],
  paymentOpen: ['A payment for this order is still open.', 'ما زالت عملية دفع لهذا الطلب مفتوحة.'],
  notPending: ['No payment is due for this order.', 'لا دفعة مستحقة على هذا الطلب.'],
  orderUnknown: ['This order was not found.', 'لم نجد هذا الطلب.'],
  cardFirst: ['This card is now your default card', 'أصبحت هذه البطاقة هي الأساسية'],

  notPaid: ['This order has not been paid.', 'لم يُدفع هذا الطلب.'],
  alreadyCancelled: ['This subscription was cancelled before.', 'أُلغي هذا الاشتراك من قبل.'],
  cancelTooLate: [
    'A subscription can be cancelled until 72 hours after its payment.',
    'يمكن إلغاء الاشتراك خلال 72 ساعة من الدفع.',
  ],
  cancelled: (refund: string): Both => [
    `The subscription has been cancelled. SAR ${refund} will be refunded.`,
    `أُلغي الاشتراك، وسيُعاد إليك ${refund} ر.س.`,
  ],
  deliveryTooLate: [
    'A delivery can be cancelled until 48 hours before its delivery window starts.',
    'يمكن إلغاء التوصيل قبل بدء فترة التوصيل بـ48 ساعة على الأقل.',
  ],
  deliveryCancelledBefore: ['This delivery was cancelled before.', 'أُلغي هذا التوصيل من قبل.'],
  noDelivery: ['Nothing is delivered on this day.', 'لا توصيل في هذا اليوم.'],
  deliveryCancelled: (refund: string): Both => [
    `The delivery has been cancelled. SAR ${refund} will be refunded.`,
    `أُلغي التوصيل، وسيُعاد إليك ${refund} ر.س.`,
  ],
  renewTooEarly: (opensOn: CivilDate): Both => {
    const [date, arabicDate] = formatted(opensOn, 'date');
    return [`Renewal opens on ${date}.`, `يبدأ التجديد في ${arabicDate}.`];
  },
  reviewed: ['Thank you for your rating', 'شكرًا على تقييمك'],
  reviewedBefore: ['You have already rated this order.', 'قيّمت هذا الطلب من قبل.'],
  reviewTooEarly: ['You can rate the order once it is completed.', 'يمكنك تقييم الطلب بعد اكتماله.'],
} as const satisfies Record<string, Both | ((...values: never[]) => Both)>;

function withNext(next: CivilDate | null, [english, arabic]: Both): Both {
  if (next === null) return [english, arabic];
  const [date, arabicDate] = formatted(next, 'date');
  return [`${english} The next possible one is ${date}.`, `${arabic} أقرب بداية ممكنة ${arabicDate}.`];
}

/** A date in words, for notifications. */
export function dateInWords(date: CivilDate): Both {
  return formatted(date, 'date');
}
