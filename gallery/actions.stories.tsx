import { IconArrowRight, IconBell, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button as ButtonComponent, type ButtonVariant } from '#src/ui/actions/button.tsx';
import { Chip } from '#src/ui/actions/chip.tsx';
import { IconButton as IconButtonComponent } from '#src/ui/actions/icon-button.tsx';
import { RemovableChip } from '#src/ui/actions/removable-chip.tsx';
import { SegmentBar as SegmentBarComponent } from '#src/ui/actions/segment-bar.tsx';
import { TextLink as TextLinkComponent } from '#src/ui/actions/text-link.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { Panel } from '#src/ui/layout/panel.tsx';
import { useSample } from './use-sample.ts';

export default { title: 'Actions' };

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const deepVariants: readonly ButtonVariant[] = ['lime', 'on-deep'];

export function Button() {
  const sample = useSample();
  const label = sample('Subscribe', 'اشترك');
  return (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div className="gallery-row" key={size}>
          {variants.map((variant) => (
            <ButtonComponent key={variant} variant={variant} size={size}>
              {label}
            </ButtonComponent>
          ))}
        </div>
      ))}
      <div className="gallery-row">
        <ButtonComponent icon={<IconPlus size={20} aria-hidden />}>
          {sample('Add a student', 'إضافة طالب')}
        </ButtonComponent>
        <ButtonComponent variant="secondary" iconAfter={<IconArrowRight size={20} aria-hidden data-flip />}>
          {sample('Continue', 'متابعة')}
        </ButtonComponent>
        <ButtonComponent loading loadingLabel={sample('Saving', 'جارٍ الحفظ')}>
          {sample('Save', 'حفظ')}
        </ButtonComponent>
        <ButtonComponent blockedReason={sample('Choose a student first.', 'اختر الطالب أولًا.')}>{label}</ButtonComponent>
      </div>
      <Panel tone="deep">
        <div className="gallery-row">
          {deepVariants.map((variant) => (
            <ButtonComponent key={variant} variant={variant}>
              {label}
            </ButtonComponent>
          ))}
        </div>
      </Panel>
      <div className="gallery-column">
        <ButtonComponent wide>{label}</ButtonComponent>
      </div>
    </>
  );
}

export function IconButton() {
  const sample = useSample();
  const label = sample('Notifications', 'الإشعارات');
  return (
    <div className="gallery-row">
      <IconButtonComponent label={label}>
        <IconBell size={20} aria-hidden />
      </IconButtonComponent>
      <IconButtonComponent label={label} outlined>
        <IconBell size={20} aria-hidden />
      </IconButtonComponent>
      <IconButtonComponent label={sample('Notifications, 3 unread', 'الإشعارات، 3 غير مقروءة')} outlined count={3}>
        <IconBell size={20} aria-hidden />
      </IconButtonComponent>
    </div>
  );
}

export function Chips() {
  const sample = useSample();
  const [allergies, setAllergies] = useState<string[]>(['nuts']);
  const [term, setTerm] = useState('monthly');
  const chips = (tinted: boolean) => [
    <Chip key="nuts" value="nuts" tinted={tinted}>
      {sample('Nuts', 'المكسرات')}
    </Chip>,
    <Chip key="milk" value="milk" tinted={tinted}>
      {sample('Milk', 'الحليب')}
    </Chip>,
    <Chip key="eggs" value="eggs" tinted={tinted} disabled>
      {sample('Eggs', 'البيض')}
    </Chip>,
  ];
  return (
    <>
      <ChoiceGroup
        multiple
        layout="chips"
        label={sample('Allergies', 'الحساسية')}
        value={allergies}
        onChange={setAllergies}
      >
        {chips(false)}
      </ChoiceGroup>
      <ChoiceGroup multiple layout="chips" label={sample('Filter', 'تصفية')} value={allergies} onChange={setAllergies}>
        {chips(true)}
      </ChoiceGroup>
      <ChoiceGroup layout="segment" label={sample('Subscription', 'الاشتراك')} value={term} onChange={setTerm}>
        <Chip value="weekly" segment>
          {sample('Weekly', 'أسبوعي')}
        </Chip>
        <Chip value="monthly" segment>
          {sample('Monthly', 'شهري')}
        </Chip>
      </ChoiceGroup>
      <div className="gallery-row">
        <RemovableChip
          removeLabel={sample('Remove the off day Tue 15 Sep', 'إزالة يوم التوقف الثلاثاء 15 سبتمبر')}
          onRemove={() => undefined}
        >
          {sample('Tue 15 Sep', 'الثلاثاء 15 سبتمبر')}
        </RemovableChip>
        <RemovableChip
          tinted
          removeLabel={sample('Remove the filter Paid', 'إزالة تصفية المدفوعة')}
          onRemove={() => undefined}
        >
          {sample('Paid', 'مدفوعة')}
        </RemovableChip>
      </div>
    </>
  );
}

export function SegmentBar() {
  const sample = useSample();
  const [scheme, setScheme] = useState<'auto' | 'light' | 'dark'>('auto');
  return (
    <SegmentBarComponent
      label={sample('Colours', 'الألوان')}
      value={scheme}
      onChange={setScheme}
      segments={[
        { value: 'auto', label: sample('System', 'النظام') },
        { value: 'light', label: sample('Light', 'فاتح') },
        { value: 'dark', label: sample('Dark', 'داكن') },
      ]}
    />
  );
}

export function TextLink() {
  const sample = useSample();
  return (
    <div className="gallery-row">
      <TextLinkComponent href="#link">{sample('Privacy policy', 'سياسة الخصوصية')}</TextLinkComponent>
      <TextLinkComponent href="#link" standalone>
        {sample('All packages', 'كل الباقات')}
        <IconArrowRight size={20} aria-hidden data-flip />
      </TextLinkComponent>
      <TextLinkComponent href="#link" standalone muted>
        {sample('Remove', 'إزالة')}
      </TextLinkComponent>
    </div>
  );
}
