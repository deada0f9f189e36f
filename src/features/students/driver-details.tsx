import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterPress } from '#src/ui/after-press.ts';
import { PhoneField } from '#src/ui/phone-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { longest } from './field-lengths.ts';
import { cleanZip } from './home-values.ts';
import classes from './student-form.module.css';
import { fieldId } from './student-ids.ts';
import type { StudentValues } from './student-values.ts';

const fields = ['landmark', 'addressPhone', 'zip'] as const;

/** What helps the driver and no address needs: folded away, and open where the parent has written any or has to mend it. */
export function DriverDetails({ form }: { form: UseFormReturnType<StudentValues> }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(form.values.landmark !== '' || form.values.addressPhone !== '');
  const hasError = fields.some((field) => form.errors[field] !== undefined);
  const optional = intl.formatMessage({ id: 'student.form.optional' });

  return (
    <details
      className={classes.driver}
      open={isOpen || hasError}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary id={fieldId('driver')} className={classes.driverSummary}>
        <FormattedMessage id="student.home.driver" />
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <div className={classes.driverFields}>
        <TextField
          id={fieldId('landmark')}
          label={intl.formatMessage({ id: 'student.home.landmark' })}
          placeholder={intl.formatMessage({ id: 'student.home.landmarkPlaceholder' })}
          optionalMark={optional}
          autoComplete="off"
          maxLength={longest.landmark}
          {...form.getInputProps('landmark')}
        />
        <PhoneField
          id={fieldId('addressPhone')}
          label={intl.formatMessage({ id: 'student.home.phone' })}
          optionalMark={optional}
          {...form.getInputProps('addressPhone')}
          autoComplete="off"
        />
        <TextField
          id={fieldId('zip')}
          dir="ltr"
          inputMode="numeric"
          label={intl.formatMessage({ id: 'student.home.zip' })}
          optionalMark={optional}
          autoComplete="off"
          {...form.getInputProps('zip')}
          onBlur={() => {
            form.setFieldValue('zip', cleanZip(form.values.zip));
            afterPress(() => form.validateField('zip'));
          }}
        />
      </div>
    </details>
  );
}
