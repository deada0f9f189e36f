import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Breadcrumbs as BreadcrumbsComponent } from '#src/ui/layout/breadcrumbs.tsx';
import { Card as CardComponent } from '#src/ui/layout/card.tsx';
import { Logo as LogoComponent } from '#src/ui/layout/logo.tsx';
import { PageHead as PageHeadComponent } from '#src/ui/layout/page-head.tsx';
import { Panel as PanelComponent } from '#src/ui/layout/panel.tsx';
import { StepBar as StepBarComponent } from '#src/ui/layout/step-bar.tsx';
import { StepPods as StepPodsComponent } from '#src/ui/layout/step-pods.tsx';
import { SummaryList as SummaryListComponent } from '#src/ui/layout/summary-list.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { useSample } from './use-sample.ts';

export default { title: 'Layout' };

export function PageHead() {
  const sample = useSample();
  const title = sample('Lunch packages', 'باقات الوجبات');
  return (
    <>
      <PageHeadComponent
        title={title}
        lead={sample('Healthy lunches, delivered to school.', 'وجبات صحية تصل إلى المدرسة.')}
        above={
          <BreadcrumbsComponent
            label={sample('You are here', 'أنت هنا')}
            links={[{ key: 'home', link: <TextLink href="#home">{sample('Home', 'الرئيسية')}</TextLink> }]}
            here={title}
          />
        }
        aside={<Button>{sample('Compare', 'قارن')}</Button>}
      />
      <PageHeadComponent size="small" title={sample('My orders', 'طلباتي')} />
    </>
  );
}

export function Card() {
  const sample = useSample();
  const text = sample('Sunday to Thursday', 'من الأحد إلى الخميس');
  return (
    <div className="gallery-column">
      <CardComponent>{text}</CardComponent>
      <CardComponent raised>{text}</CardComponent>
      <CardComponent padding="form">{text}</CardComponent>
    </div>
  );
}

export function Panel() {
  const sample = useSample();
  return (
    <div className="gallery-column">
      {(['deep', 'sunken', 'tint', 'warm', 'info', 'dashed'] as const).map((tone) => (
        <PanelComponent key={tone} tone={tone}>
          {sample('Sunday to Thursday', 'من الأحد إلى الخميس')}
        </PanelComponent>
      ))}
    </div>
  );
}

export function Steps() {
  const sample = useSample();
  const steps = [sample('Students', 'الطلاب'), sample('Review', 'المراجعة'), sample('Payment', 'الدفع')];
  return (
    <div className="gallery-column">
      {[1, 2, 4].map((current) => (
        <StepBarComponent key={current} label={sample('Progress', 'التقدم')} steps={steps} current={current} />
      ))}
      <StepPodsComponent current={2} total={3} label={sample('Step 2 of 3', 'الخطوة 2 من 3')} />
    </div>
  );
}

export function SummaryList() {
  const sample = useSample();
  const language = useLanguage();
  const amount = (halalas: number) => <Money language={language} halalas={halalas} style="exact" />;
  const summary = {
    rows: [
      { key: 'lunches', label: sample('22 lunches', '22 وجبة'), amount: amount(50_000) },
      { key: 'vat', label: sample('VAT 15 %', 'ضريبة القيمة المضافة 15 %'), amount: amount(7_500) },
    ],
    total: { label: sample('Total', 'الإجمالي'), amount: amount(57_500) },
  };
  return (
    <div className="gallery-column">
      <SummaryListComponent {...summary} />
      <PanelComponent tone="deep">
        <SummaryListComponent {...summary} deep />
      </PanelComponent>
    </div>
  );
}

export function Logo() {
  const sample = useSample();
  return <LogoComponent language={useLanguage()} label={sample('Nabta', 'نبتة')} />;
}
