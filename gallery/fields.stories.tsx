import { IconHeart } from '@tabler/icons-react';
import { useState } from 'react';
import { toLatinDigits } from '#src/domain/digits.ts';
import { BirthDateField as BirthDateFieldComponent } from '#src/ui/fields/birth-date-field.tsx';
import { CheckboxField as CheckboxFieldComponent } from '#src/ui/fields/checkbox-field.tsx';
import { ChoiceCard } from '#src/ui/fields/choice-card.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { CodeField as CodeFieldComponent } from '#src/ui/fields/code-field.tsx';
import { FormSection as FormSectionComponent } from '#src/ui/fields/form-section.tsx';
import { PasswordField as PasswordFieldComponent } from '#src/ui/fields/password-field.tsx';
import { PhoneField as PhoneFieldComponent } from '#src/ui/fields/phone-field.tsx';
import { RuleList as RuleListComponent } from '#src/ui/fields/rule-list.tsx';
import { SelectField as SelectFieldComponent } from '#src/ui/fields/select-field.tsx';
import { SproutBed as SproutBedComponent } from '#src/ui/fields/sprout-bed.tsx';
import { Stepper as StepperComponent } from '#src/ui/fields/stepper.tsx';
import { TextAreaField as TextAreaFieldComponent } from '#src/ui/fields/text-area-field.tsx';
import { TextField as TextFieldComponent } from '#src/ui/fields/text-field.tsx';
import { useSample } from './use-sample.ts';

export default { title: 'Fields' };

export function TextField() {
  const sample = useSample();
  const label = sample('School', 'المدرسة');
  const optional = sample('optional', 'اختياري');
  return (
    <div className="gallery-column">
      <TextFieldComponent label={label} />
      <TextFieldComponent
        label={label}
        optionalMark={optional}
        help={sample('As on the gate.', 'كما هو على البوابة.')}
      />
      <TextFieldComponent label={label} helpFirst help={sample('At most 60 letters.', '60 حرفًا على الأكثر.')} />
      <TextFieldComponent
        label={label}
        defaultValue="12"
        error={sample('Use at least three letters.', 'اكتب ثلاثة أحرف على الأقل.')}
      />
      <TextFieldComponent label={label} disabled defaultValue={sample('Al Rowad School', 'مدارس الرواد')} />
    </div>
  );
}

export function TextAreaField() {
  const sample = useSample();
  const label = sample('Your review', 'تقييمك');
  return (
    <div className="gallery-column">
      <TextAreaFieldComponent label={label} count="0 / 300" />
      <TextAreaFieldComponent
        label={label}
        count="3 / 300"
        defaultValue={sample('Ok.', 'جيد')}
        error={sample('Use at least ten letters.', 'اكتب عشرة أحرف على الأقل.')}
      />
    </div>
  );
}

export function PasswordField() {
  const sample = useSample();
  const texts = {
    label: sample('Password', 'كلمة المرور'),
    showLabel: sample('Show the password', 'إظهار كلمة المرور'),
    hideLabel: sample('Hide the password', 'إخفاء كلمة المرور'),
    autoComplete: 'new-password',
  };
  return (
    <div className="gallery-column">
      <PasswordFieldComponent {...texts} />
      <PasswordFieldComponent {...texts} error={sample('Use at least 8 characters.', 'استخدم 8 خانات على الأقل.')} />
      <RuleListComponent
        metLabel={sample('met', 'مستوفى')}
        rules={[
          { text: sample('At least 8 characters', '8 خانات على الأقل'), met: true },
          { text: sample('Not a common password', 'ليست كلمة مرور شائعة'), met: false },
        ]}
      />
    </div>
  );
}

export function PhoneField() {
  const sample = useSample();
  const label = sample('Mobile number', 'رقم الجوال');
  return (
    <div className="gallery-column">
      <PhoneFieldComponent label={label} />
      <PhoneFieldComponent label={label} defaultValue="055 612 0943" />
      <PhoneFieldComponent
        label={label}
        defaultValue="044"
        error={sample('A mobile number begins with 05.', 'يبدأ رقم الجوال بـ 05.')}
      />
    </div>
  );
}

export function CodeField() {
  const sample = useSample();
  const [code, setCode] = useState('407');
  const label = sample('Code from the SMS', 'الرمز في الرسالة');
  const field = { label, value: code, onChange: setCode, normalize: (typed: string) => toLatinDigits(typed) };
  return (
    <div className="gallery-column">
      <CodeFieldComponent {...field} />
      <CodeFieldComponent {...field} error={sample('This code is wrong.', 'هذا الرمز غير صحيح.')} />
      <CodeFieldComponent {...field} disabled />
    </div>
  );
}

export function SelectField() {
  const sample = useSample();
  const field = {
    label: sample('City', 'المدينة'),
    options: [
      { value: 'riyadh', label: sample('Riyadh', 'الرياض') },
      { value: 'jeddah', label: sample('Jeddah', 'جدة'), hint: sample('From January', 'ابتداءً من يناير') },
      { value: 'abha', label: sample('Abha', 'أبها'), disabled: true },
    ],
    nothingFound: sample('No city of that name.', 'لا توجد مدينة بهذا الاسم.'),
  };
  return (
    <div className="gallery-column">
      <SelectFieldComponent {...field} />
      <SelectFieldComponent {...field} defaultValue="jeddah" />
      <SelectFieldComponent {...field} error={sample('Choose a city.', 'اختر المدينة.')} />
      <SelectFieldComponent {...field} disabled />
    </div>
  );
}

export function BirthDateField() {
  const sample = useSample();
  const [birthOn, setBirthOn] = useState<string | null>('2018-03-09');
  const field = {
    label: sample('Birth date', 'تاريخ الميلاد'),
    dayLabel: sample('Day', 'اليوم'),
    monthLabel: sample('Month', 'الشهر'),
    yearLabel: sample('Year', 'السنة'),
    onChange: setBirthOn,
  };
  return (
    <div className="gallery-column">
      <BirthDateFieldComponent {...field} value={birthOn} preview={sample('9 March 2018', '9 مارس 2018')} />
      <BirthDateFieldComponent {...field} value={null} error={sample('Enter the date.', 'أدخل التاريخ.')} />
    </div>
  );
}

export function CheckboxField() {
  const sample = useSample();
  const label = sample('I accept the terms', 'أوافق على الشروط');
  return (
    <div className="gallery-column">
      <CheckboxFieldComponent label={label} />
      <CheckboxFieldComponent label={label} defaultChecked />
      <CheckboxFieldComponent
        label={label}
        boxed
        error={sample('Accept the terms to continue.', 'وافق على الشروط للمتابعة.')}
      />
      <CheckboxFieldComponent label={label} disabled />
    </div>
  );
}

export function ChoiceCards() {
  const sample = useSample();
  const [method, setMethod] = useState('mada');
  const [meals, setMeals] = useState<string[]>(['cold']);
  return (
    <div className="gallery-column">
      <ChoiceGroup label={sample('Payment method', 'طريقة الدفع')} layout="list" value={method} onChange={setMethod}>
        <ChoiceCard value="mada" label={sample('mada', 'مدى')} hint={sample('Ending in 4417', 'تنتهي بـ 4417')} />
        <ChoiceCard value="card" label={sample('Credit card', 'بطاقة ائتمان')} />
        <ChoiceCard
          value="apple"
          label={sample('Apple Pay', 'Apple Pay')}
          hint={sample('Not on this device', 'غير متاحة على هذا الجهاز')}
          disabled
        />
      </ChoiceGroup>
      <ChoiceGroup
        multiple
        label={sample('Kinds of lunch', 'أنواع الوجبات')}
        cardWidth={150}
        value={meals}
        onChange={setMeals}
        error={sample('Choose two kinds.', 'اختر نوعين.')}
      >
        {[
          ['hot', sample('Hot', 'ساخنة')],
          ['cold', sample('Cold', 'باردة')],
          ['light', sample('Light', 'خفيفة')],
        ].map(([value = '', label]) => (
          <ChoiceCard key={value} value={value} label={label} stacked icon={<IconHeart size={20} aria-hidden />} />
        ))}
      </ChoiceGroup>
    </div>
  );
}

export function Stepper() {
  const sample = useSample();
  const [months, setMonths] = useState(1);
  return (
    <StepperComponent
      label={sample('Months', 'الأشهر')}
      value={months}
      onChange={setMonths}
      min={1}
      max={12}
      valueText={sample(`Months: ${months}`, `الأشهر: ${months}`)}
      lessLabel={sample('One month less', 'شهر أقل')}
      moreLabel={sample('One month more', 'شهر أكثر')}
    />
  );
}

export function SproutBed() {
  const sample = useSample();
  const [rating, setRating] = useState<number | null>(4);
  return (
    <SproutBedComponent
      id="rating"
      label={sample('How were the lunches?', 'كيف كانت الوجبات؟')}
      value={rating}
      onChange={setRating}
      labels={[
        sample('Bad, 1 of 5', 'سيئة، 1 من 5'),
        sample('Fair, 2 of 5', 'مقبولة، 2 من 5'),
        sample('Good, 3 of 5', 'جيدة، 3 من 5'),
        sample('Very good, 4 of 5', 'جيدة جدًا، 4 من 5'),
        sample('Excellent, 5 of 5', 'ممتازة، 5 من 5'),
      ]}
    />
  );
}

export function FormSection() {
  const sample = useSample();
  return (
    <div className="gallery-column">
      <FormSectionComponent
        title={sample('Home address', 'عنوان المنزل')}
        text={sample('Only where the school can’t be reached.', 'فقط إذا تعذّر التوصيل إلى المدرسة.')}
      >
        <TextFieldComponent label={sample('Street', 'الشارع')} />
        <TextFieldComponent half label={sample('Building', 'المبنى')} />
        <TextFieldComponent half label={sample('Postal code', 'الرمز البريدي')} />
      </FormSectionComponent>
    </div>
  );
}
