import { useIntl } from 'react-intl';
import { PasswordField, type PasswordFieldProps } from '#src/ui/fields/password-field.tsx';
import { TextField, type TextFieldProps } from '#src/ui/fields/text-field.tsx';

type AccountFieldProps = Omit<TextFieldProps, 'label'>;

/** The parent's full name. */
export function FullNameField(props: AccountFieldProps) {
  const intl = useIntl();
  return <TextField {...props} label={intl.formatMessage({ id: 'account.field.fullName' })} autoComplete="name" />;
}

/** The parent's e-mail address, which an account may lack. */
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

/** A password of an account, a new one unless `autoComplete` names another. */
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
