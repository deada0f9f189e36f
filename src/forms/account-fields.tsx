import { useIntl } from 'react-intl';
import { PasswordField, type PasswordFieldProps } from '#src/ui/fields/password-field.tsx';
import { TextField, type TextFieldProps } from '#src/ui/fields/text-field.tsx';

type AccountFieldProps = Omit<TextFieldProps, 'label'>;

/** The field of the parent's full name. */
export function FullNameField(props: AccountFieldProps) {
  const intl = useIntl();
  return <TextField {...props} label={intl.formatMessage({ id: 'account.field.fullName' })} autoComplete="name" />;
}

/** The field of the parent's e-mail address, which is optional. */
export function OptionalEmailField(props: AccountFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      {...props}
      type="email"
      dir="ltr"
      label={intl.formatMessage({ id: 'account.field.email' })}
      optionalMark={intl.formatMessage({ id: 'account.field.optional' })}
      autoComplete="email"
    />
  );
}

type AccountPasswordFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'autoComplete'> & {
  autoComplete?: 'new-password' | 'current-password';
};

/** A password field of an account form, for a new password unless `autoComplete` is set. */
export function AccountPasswordField({ autoComplete = 'new-password', ...props }: AccountPasswordFieldProps) {
  const intl = useIntl();
  return (
    <PasswordField
      {...props}
      showLabel={intl.formatMessage({ id: 'account.field.showPassword' })}
      hideLabel={intl.formatMessage({ id: 'account.field.hidePassword' })}
      autoComplete={autoComplete}
    />
  );
}
