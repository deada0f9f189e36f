import { IconCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Panel } from '#src/ui/layout/panel.tsx';
import { Avatar as AvatarComponent } from '#src/ui/text/avatar.tsx';
import { Badge as BadgeComponent } from '#src/ui/text/badge.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { dataTexts } from '#src/ui/text/data-texts.tsx';
import { EmailText } from '#src/ui/text/email-text.tsx';
import { MealPods as MealPodsComponent } from '#src/ui/text/meal-pods.tsx';
import { Money as MoneyComponent } from '#src/ui/text/money.tsx';
import { OrderProgress as OrderProgressComponent } from '#src/ui/text/order-progress.tsx';
import { PaymentMark as PaymentMarkComponent } from '#src/ui/text/payment-mark.tsx';
import { SproutRating as SproutRatingComponent } from '#src/ui/text/sprout-rating.tsx';
import { useSample } from './use-sample.ts';

export default { title: 'Text' };

export function Avatar() {
  const sample = useSample();
  return (
    <div className="gallery-row">
      {[
        sample('Lama', 'لمى'),
        sample('Yusuf', 'يوسف'),
        sample('Noura', 'نورة'),
        sample('Faisal', 'فيصل'),
        sample('Reem', 'ريم'),
      ].map((name, index) => (
        <AvatarComponent key={name} name={name} id={String(index)} size={[32, 44, 44, 56, 72][index]} />
      ))}
    </div>
  );
}

export function Badge() {
  const sample = useSample();
  const label = sample('Delivered', 'تم التوصيل');
  return (
    <>
      <div className="gallery-row">
        {(['pine', 'warm', 'info', 'error', 'lime', 'plain'] as const).map((tone) => (
          <BadgeComponent key={tone} tone={tone} icon={<IconCheck size={16} aria-hidden />}>
            {label}
          </BadgeComponent>
        ))}
      </div>
      <Panel tone="deep">
        <BadgeComponent tone="lime-solid">{label}</BadgeComponent>
      </Panel>
    </>
  );
}

export function Money() {
  const language = useLanguage();
  return (
    <div className="gallery-row">
      <MoneyComponent language={language} halalas={57_500} />
      <MoneyComponent language={language} halalas={57_525} />
      <MoneyComponent language={language} halalas={57_500} style="exact" />
      <MoneyComponent language={language} halalas={-5_000} style="exact" />
    </div>
  );
}

export function NumbersInText() {
  const sample = useSample();
  return (
    <p>
      <DataText text={sample('Order 2018, call 055 612 0943', 'الطلب 2018، اتصل على 055 612 0943')} />
    </p>
  );
}

export function NamesInList() {
  const intl = useIntl();
  return <p>{intl.formatList(dataTexts(['Yousef', 'جود', 'لمى', 'Sara']))}</p>;
}

export function Email() {
  return (
    <p style={{ inlineSize: 140 }}>
      <EmailText address="huda.alharbi@example.com" />
    </p>
  );
}

export function MealPods() {
  const sample = useSample();
  const pods = {
    total: 22,
    deliveredText: sample('7 of 22 lunches', '7 من 22 وجبة'),
    leftText: sample('15 left', 'بقيت 15'),
  };
  return (
    <div className="gallery-column">
      <MealPodsComponent {...pods} delivered={0} />
      <MealPodsComponent {...pods} delivered={7} isOnItsWay />
      <MealPodsComponent
        {...pods}
        delivered={7}
        refunded={2}
        leftText={sample('13 left, 2 refunded', 'بقيت 13، وأُعيد ثمن 2')}
      />
      <Panel tone="tint">
        <MealPodsComponent {...pods} delivered={7} tinted />
      </Panel>
    </div>
  );
}

export function OrderProgress() {
  const sample = useSample();
  return (
    <div className="gallery-column">
      {([undefined, 0, 1, 2] as const).map((current) => (
        <OrderProgressComponent
          key={String(current)}
          label={sample('Today’s lunch', 'وجبة اليوم')}
          doneLabel={sample('done', 'تم')}
          current={current}
          steps={[
            { label: sample('In processing', 'قيد التحضير'), time: sample('6:10 am', '6:10 ص') },
            { label: sample('Out for delivery', 'في الطريق') },
            { label: sample('Delivered', 'تم التوصيل') },
          ]}
        />
      ))}
    </div>
  );
}

export function PaymentMark() {
  return (
    <div className="gallery-row">
      {(['mada', 'visa', 'mastercard', 'card', 'apple_pay', 'stc_pay', 'other'] as const).map((name) => (
        <PaymentMarkComponent key={name} name={name} />
      ))}
    </div>
  );
}

export function SproutRating() {
  const sample = useSample();
  return (
    <div className="gallery-row">
      <SproutRatingComponent rating={2} label={sample('Fair, 2 of 5', 'مقبولة، 2 من 5')} />
      <SproutRatingComponent rating={4} size="large" label={sample('Very good, 4 of 5', 'جيدة جدًا، 4 من 5')} />
    </div>
  );
}
