import { IconHome, IconSchool } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NamedPlace } from '#src/domain/home-address.ts';
import type { ServerForm } from '#src/forms/use-server-form.ts';
import { ChoiceCard } from '#src/ui/fields/choice-card.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { FormSection } from '#src/ui/fields/form-section.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { HomeAddressFields } from './home-address-fields.tsx';
import { homeAtSchool } from './home-errors.ts';
import { homeFields, noHomeValues } from './home-values.ts';
import classes from '#src/features/students/form/student-form.module.css';
import type { StudentValues } from '#src/features/students/form/student-values.ts';

interface DeliverySectionProps {
  form: ServerForm<StudentValues>;
  regions: readonly NamedPlace[];
}

const icon = { size: 20, stroke: 1.75 };

/**
 * The section for the place of delivery, with the home address for deliveries to home. A typed address is never dropped
 * silently.
 */
export function DeliverySection({ form, regions }: DeliverySectionProps) {
  const intl = useIntl();
  const { deliveryTarget } = form.values;
  // The server may refuse an address that is kept: the fields with its errors then have to be visible.
  const showsFields = deliveryTarget === 'home' || homeFields.some((field) => form.errors[field] !== undefined);
  const kept = deliveryTarget === 'home' ? 'none' : homeAtSchool(form.values);

  return (
    <>
      <FormSection title={<FormattedMessage id="student.delivery.title" />}>
        <ChoiceGroup
          id={form.fieldId('deliveryTarget')}
          label={intl.formatMessage({ id: 'student.delivery.label' })}
          labelHidden
          className={classes.targets}
          value={deliveryTarget}
          error={form.errors['deliveryTarget']}
          onChange={(target) => {
            form.setFieldValue('deliveryTarget', target === 'home' ? 'home' : 'school');
            for (const field of homeFields) form.clearFieldError(field);
          }}
        >
          <ChoiceCard
            value="school"
            icon={<IconSchool {...icon} />}
            label={intl.formatMessage({ id: 'student.delivery.school' })}
            hint={intl.formatMessage({ id: 'student.delivery.schoolHint' })}
          />
          <ChoiceCard
            value="home"
            icon={<IconHome {...icon} />}
            label={intl.formatMessage({ id: 'student.delivery.home' })}
            hint={intl.formatMessage({ id: 'student.delivery.homeHint' })}
          />
        </ChoiceGroup>
        <div role="status" className={classes.kept}>
          {kept !== 'none' && (
            <Notice
              kind={kept === 'kept' ? 'info' : 'warning'}
              action={
                <TextLink
                  component="button"
                  type="button"
                  onClick={() => {
                    form.setValues(noHomeValues);
                    // The button is removed, so the focus moves to the choice that it belongs to.
                    document
                      .querySelector<HTMLElement>(`[id="${form.fieldId('deliveryTarget')}"] input:checked`)
                      ?.focus();
                  }}
                >
                  <FormattedMessage id="student.delivery.removeHome" />
                </TextLink>
              }
            >
              <FormattedMessage id={`student.delivery.home.${kept}`} />
            </Notice>
          )}
        </div>
      </FormSection>
      {showsFields && (
        <FormSection title={<FormattedMessage id="student.home.title" />}>
          <HomeAddressFields form={form} regions={regions} />
        </FormSection>
      )}
    </>
  );
}
