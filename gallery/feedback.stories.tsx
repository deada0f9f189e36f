import { IconCalendarOff } from '@tabler/icons-react';
import { Button } from '#src/ui/actions/button.tsx';
import { AllowanceMeter as AllowanceMeterComponent } from '#src/ui/feedback/allowance-meter.tsx';
import { Countdown as CountdownComponent } from '#src/ui/feedback/countdown.tsx';
import { EmptyRow as EmptyRowComponent } from '#src/ui/feedback/empty-row.tsx';
import { EmptyState as EmptyStateComponent } from '#src/ui/feedback/empty-state.tsx';
import { ErrorSummary as ErrorSummaryComponent } from '#src/ui/feedback/error-summary.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Notice as NoticeComponent } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SkeletonCard } from '#src/ui/feedback/skeleton-card.tsx';
import { SkeletonLines } from '#src/ui/feedback/skeleton-lines.tsx';
import { SkeletonList } from '#src/ui/feedback/skeleton-list.tsx';
import { ToastCard } from '#src/ui/feedback/toast-card.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { useSample } from './use-sample.ts';

export default { title: 'Feedback' };

export function Notice() {
  const sample = useSample();
  return (
    <div className="gallery-column">
      {(['info', 'warning', 'error', 'success', 'plain'] as const).map((kind) => (
        <NoticeComponent
          key={kind}
          kind={kind}
          title={sample('Sunday is an official vacation', 'الأحد إجازة رسمية')}
          action={
            <Button size="small" variant="secondary">
              {sample('Details', 'التفاصيل')}
            </Button>
          }
        >
          {sample('The lunch moves to the end of the period.', 'تنتقل الوجبة إلى نهاية المدة.')}
        </NoticeComponent>
      ))}
    </div>
  );
}

export function Toasts() {
  const sample = useSample();
  return (
    <div className="gallery-column">
      {(['success', 'info', 'error'] as const).map((kind) => (
        <ToastCard
          key={kind}
          kind={kind}
          title={sample('Off day saved', 'تم حفظ يوم التوقف')}
          text={sample('Tue 15 Sep', 'الثلاثاء 15 سبتمبر')}
          closeLabel={sample('Close', 'إغلاق')}
          onClose={() => undefined}
        />
      ))}
    </div>
  );
}

export function Errors() {
  const sample = useSample();
  return (
    <div className="gallery-column">
      <ErrorSummaryComponent
        attempt={0}
        title={sample('Two things to fix before we save', 'أمران قبل الحفظ')}
        errors={[
          { fieldId: 'gallery-name', text: sample('Enter the name', 'اكتب الاسم') },
          { text: sample('The school is closed', 'المدرسة مغلقة') },
        ]}
      />
      <TextField id="gallery-name" label={sample('Name', 'الاسم')} error={sample('Enter the name', 'اكتب الاسم')} />
    </div>
  );
}

export function Empty() {
  const sample = useSample();
  const action = <Button>{sample('See the packages', 'تصفح الباقات')}</Button>;
  const title = sample('No orders yet', 'لا توجد طلبات بعد');
  return (
    <div className="gallery-column">
      <EmptyStateComponent
        picture={<Scene name="empty-orders" />}
        title={title}
        text={sample('Orders appear here once they are paid.', 'تظهر الطلبات هنا بعد دفعها.')}
        actions={action}
      />
      <EmptyRowComponent icon={<IconCalendarOff size={24} aria-hidden />} title={title} action={action} />
    </div>
  );
}

export function Skeletons() {
  const sample = useSample();
  return (
    <Loading className="gallery-column" label={sample('Loading the packages', 'جارٍ تحميل الباقات')}>
      <Skeleton width={200} />
      <Skeleton circle height={48} />
      <SkeletonLines />
      <SkeletonList count={2} />
      <SkeletonCard pictureHeight={160} />
    </Loading>
  );
}

export function AllowanceMeter() {
  const sample = useSample();
  const meter = { label: sample('September', 'سبتمبر'), limit: 3 };
  return (
    <div className="gallery-column">
      <AllowanceMeterComponent {...meter} used={0} text={sample('None of 3 this month', 'لا شيء من 3 هذا الشهر')} />
      <AllowanceMeterComponent {...meter} used={1} adding={1} text={sample('2 of 3 this month', '2 من 3 هذا الشهر')} />
      <AllowanceMeterComponent {...meter} row used={3} text={sample('3 of 3 this month', '3 من 3 هذا الشهر')} />
    </div>
  );
}

export function Countdown() {
  const sample = useSample();
  return (
    <div className="gallery-row">
      <CountdownComponent seconds={42} totalSeconds={60} label={sample('New code in', 'رمز جديد بعد')} />
      <CountdownComponent seconds={125} />
    </div>
  );
}
