import { useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { ConfirmDialog as ConfirmDialogComponent } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Dialog as DialogComponent } from '#src/ui/dialogs/dialog.tsx';
import { ScrollingDialog as ScrollingDialogComponent } from '#src/ui/dialogs/scrolling-dialog.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { useSample } from './use-sample.ts';

export default { title: 'Dialogs' };

/** The state of a dialog that is open at first, with a button that opens it again. */
function useOpened() {
  const sample = useSample();
  const [opened, setOpened] = useState(true);
  const button = (
    <Button
      onClick={() => {
        setOpened(true);
      }}
    >
      {sample('Open', 'فتح')}
    </Button>
  );
  return {
    button,
    opened,
    onClose: () => {
      setOpened(false);
    },
  };
}

export function Dialog() {
  const sample = useSample();
  const { button, ...state } = useOpened();
  return (
    <>
      {button}
      <DialogComponent
        {...state}
        title={sample('About this lunch', 'عن هذه الوجبة')}
        closeLabel={sample('Close', 'إغلاق')}
      >
        {sample('Chicken, rice and vegetables.', 'دجاج وأرز وخضار.')}
      </DialogComponent>
    </>
  );
}

export function ConfirmDialog() {
  const sample = useSample();
  const { button, ...state } = useOpened();
  const name = sample('Lama', 'لمى');
  return (
    <>
      {button}
      <ConfirmDialogComponent
        {...state}
        picture={<Avatar name={name} id="1" size={72} />}
        title={sample('Remove Lama?', 'إزالة لمى؟')}
        text={sample('Her orders stay in the history.', 'تبقى طلباتها في السجل.')}
        confirmLabel={sample('Remove', 'إزالة')}
        cancelLabel={sample('Keep Lama', 'إبقاء لمى')}
        onConfirm={state.onClose}
      />
    </>
  );
}

export function ConfirmDialogWhileSaving() {
  const sample = useSample();
  const { button, ...state } = useOpened();
  return (
    <>
      {button}
      <ConfirmDialogComponent
        {...state}
        busy
        busyLabel={sample('Saving', 'جارٍ الحفظ')}
        confirmVariant="primary"
        title={sample('Take Tuesday off?', 'إيقاف يوم الثلاثاء؟')}
        confirmLabel={sample('Take it off', 'إيقاف')}
        cancelLabel={sample('Keep the lunch', 'إبقاء الوجبة')}
        onConfirm={() => undefined}
      />
    </>
  );
}

export function ScrollingDialog() {
  const sample = useSample();
  const { button, ...state } = useOpened();
  return (
    <>
      {button}
      <ScrollingDialogComponent
        {...state}
        title={sample('Filters', 'التصفية')}
        closeLabel={sample('Close', 'إغلاق')}
        foot={<Button wide>{sample('Show 12 lunches', 'عرض 12 وجبة')}</Button>}
      >
        {Array.from({ length: 30 }, (_, index) => index + 1).map((number) => (
          <p key={number}>{sample(`Lunch ${number}`, `الوجبة ${number}`)}</p>
        ))}
      </ScrollingDialogComponent>
    </>
  );
}
