import { IconMessage2 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cleanVerificationCode } from '#src/domain/verification-code.ts';
import { localPhoneNumber } from '#src/domain/phone-number.ts';
import { phoneCodeErrors } from '#src/errors/phone-code-error.ts';
import { AccountPasswordField } from '#src/forms/account-fields.tsx';
import { ResendWait } from '#src/forms/resend-wait.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CodeField } from '#src/ui/fields/code-field.tsx';
import { UsernameField } from '#src/ui/fields/username-field.tsx';
import classes from './step-up-fields.module.css';
import { MaskedNumber } from './masked-number.tsx';
import type { StepUp, StepUpValues } from './use-step-up.ts';

interface FieldProps {
  id: string;
  name: string;
  value?: string;
  error?: ReactNode;
  onChange: (value: unknown) => void;
}

interface StepUpFieldsProps {
  stepUp: StepUp;
  /** Prefix of the ids that belong to no field of the form. */
  id: string;
  method: StepUpValues['method'];
  onMethod: (method: StepUpValues['method']) => void;
  currentPassword: FieldProps;
  code: FieldProps;
}

/** The current password, or a code to the account's number: the proof that a change needs (rules.md#step-up). */
export function StepUpFields({ stepUp, id, method, onMethod, currentPassword, code }: StepUpFieldsProps) {
  const intl = useIntl();
  return (
    <div className={classes.proof}>
      <UsernameField id={`${id}-username`} value={localPhoneNumber(stepUp.mobileNumber)} />
      {method === 'password' ? (
        <AccountPasswordField
          {...currentPassword}
          label={intl.formatMessage({ id: 'myAccount.stepUp.currentPassword' })}
          autoComplete="current-password"
        />
      ) : (
        <StepUpCode id={id} stepUp={stepUp} code={code} />
      )}
      <Button
        variant="quiet"
        size="small"
        className={classes.other}
        onClick={() => {
          onMethod(method === 'password' ? 'code' : 'password');
        }}
      >
        <FormattedMessage id={method === 'password' ? 'myAccount.stepUp.useCode' : 'myAccount.stepUp.usePassword'} />
      </Button>
    </div>
  );
}

function StepUpCode({ id, stepUp, code }: Pick<StepUpFieldsProps, 'id' | 'stepUp' | 'code'>) {
  const intl = useIntl();
  const { isCodeSent, isSending, seconds, failure, codeLength } = stepUp;
  const field = useRef<HTMLInputElement>(null);
  const waitId = `${id}-wait`;
  useEffect(() => {
    if (isCodeSent) field.current?.focus();
  }, [isCodeSent]);
  return (
    <>
      <CodeField
        ref={field}
        id={code.id}
        name={code.name}
        label={intl.formatMessage({ id: 'verify.field.code' })}
        help={intl.formatMessage(
          { id: 'myAccount.stepUp.codeHelp' },
          { number: <MaskedNumber key="number" of={stepUp.mobileNumber} /> },
        )}
        value={code.value ?? ''}
        onChange={code.onChange}
        length={codeLength}
        normalize={(typed) => cleanVerificationCode(typed, codeLength)}
        error={code.error}
      />
      <div className={classes.send}>
        {(isCodeSent || seconds > 0) && <ResendWait id={waitId} seconds={seconds} totalSeconds={stepUp.totalSeconds} />}
        <Button
          variant="secondary"
          size="small"
          icon={<IconMessage2 size={20} stroke={1.75} />}
          loading={isSending}
          loadingLabel={intl.formatMessage({ id: 'verify.action.sending' })}
          blockedBy={seconds > 0 ? waitId : undefined}
          onClick={() => void stepUp.send()}
        >
          <FormattedMessage id={isCodeSent ? 'verify.action.resend' : 'verify.action.send'} />
        </Button>
      </div>
      {failure !== null && (
        <Notice kind="error" role="alert">
          <FormattedMessage id={phoneCodeErrors[failure]} />
        </Notice>
      )}
    </>
  );
}
