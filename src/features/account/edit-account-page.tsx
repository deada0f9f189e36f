import { useForm } from '@mantine/form';
import { IconMessage2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldError } from '#src/api/errors.ts';
import { formErrors } from '#src/errors/form-error.ts';
import type { UserAnswerDto } from '#src/api/generated/client.schemas.ts';
import { getGetUserQueryKey, useUpdateUser } from '#src/api/generated/users/users.ts';
import { useLoadedUser } from '#src/api/signed-in-user.ts';
import { updateSession } from '#src/auth/session.ts';
import { cleanName } from '#src/domain/person-fields.ts';
import { localPhoneNumber, normalisePhoneNumber } from '#src/domain/phone-number.ts';
import { emailErrorText, mobileErrorText, nameErrorText, refusalText } from '#src/forms/account-errors.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { checkedOnLeaving } from '#src/ui/actions/after-press.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { forgetFormDraft, useFormDraft } from '#src/forms/use-form-draft.ts';
import { useErrorSummary } from '#src/forms/use-error-summary.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { accountPath } from './account-links.ts';
import { BackHead } from './back-head.tsx';
import classes from './account-form.module.css';
import { LeaveQuestion } from './leave-question.tsx';
import { MaskedNumber } from './masked-number.tsx';

/** The contract takes no longer ones. */
const maxNameLength = 100;
const maxEmailLength = 254;

const draftFields = ['name', 'email', 'mobile'] as const;
type Field = (typeof draftFields)[number];
type Values = Record<Field, string>;

/** The request's field names and the form's, for what the server refuses. */
const fieldOf: Record<string, Field> = { full_name: 'name', email: 'email', mobile_number: 'mobile' };

interface EditAccountPageProps {
  /** Sends a code to the new number and leads to where it is typed. */
  confirmNumber: (mobileNumber: string) => Promise<void>;
}

/**
 * Change name, e-mail and mobile number (rules.md#profile-edit, rows R24, A11). A changed number counts once its code was entered.
 */
export function EditAccountPage({ confirmNumber }: EditAccountPageProps) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useLoadedUser();
  const update = useUpdateUser();
  const [isSaving, setIsSaving] = useState(false);
  const title = intl.formatMessage({ id: 'myAccount.edit.title' });
  usePageTitle(title);

  // A field whose words the server refused keeps its message until it is changed, or sent again.
  const refusals = useRef<Partial<Record<Field, { typed: string; text: string }>>>({});
  const refusedOr = (field: Field, typed: string, fault: string | null): string | null => {
    const refusal = refusals.current[field];
    return fault ?? (refusal?.typed === typed ? refusal.text : null);
  };

  // What the form began with stays, even when the parent is answered anew beneath it.
  const [initialValues] = useState<Values>(() => ({
    name: user.full_name,
    email: user.email ?? '',
    mobile: localPhoneNumber(user.unconfirmed_mobile_number ?? user.mobile_number),
  }));
  const form = useForm<Values>({
    initialValues,
    ...checkedOnLeaving,
    validate: {
      name: (value) => refusedOr('name', value, nameErrorText(value, intl)),
      email: (value) => refusedOr('email', value, emailErrorText(value, intl)),
      mobile: (value) => refusedOr('mobile', value, mobileErrorText(value, intl)),
    },
  });
  const faults = useErrorSummary({
    errors: form.errors,
    fieldId: (name) => `account-${name}`,
    title: (count) => intl.formatMessage({ id: 'myAccount.edit.faults' }, { count }),
    refusedTitle: intl.formatMessage({ id: 'myAccount.edit.refused' }),
  });
  // Named after the parent: whoever signs in next in this tab finds nothing of it.
  const draftName = `account.${user.id}`;
  useFormDraft(form, { name: draftName, fields: draftFields }, intl.formatMessage({ id: 'shell.draft.restored' }));

  const typedNumber = normalisePhoneNumber(form.values.mobile);
  const newNumber =
    'phoneNumber' in typedNumber && typedNumber.phoneNumber !== user.mobile_number ? typedNumber.phoneNumber : null;

  function forget(): void {
    // What is not dirty is neither asked about nor drafted again.
    form.resetDirty();
    forgetFormDraft(draftName);
  }

  function refused(error: unknown, values: Values): void {
    const terms = {
      fieldOf: (field: string) => fieldOf[field],
      textOf: (fault: FieldError) => refusalText(fault, intl),
    };
    const refusal = formErrors(error, terms, (id, said) => intl.formatMessage({ id }, said));
    for (const field of draftFields) {
      const text = refusal.fields[field];
      if (text !== undefined) refusals.current[field] = { typed: values[field], text };
    }
    form.setErrors(refusal.fields);
    faults.show(refusal.others);
  }

  async function submit(values: Values): Promise<void> {
    const number = normalisePhoneNumber(values.mobile);
    if (isSaving || !('phoneNumber' in number)) return;
    faults.hide();
    setIsSaving(true);
    const email = values.email.trim();
    let answer: UserAnswerDto;
    try {
      answer = await update.mutateAsync({
        id: user.id,
        data: {
          full_name: cleanName(values.name),
          email: email === '' ? null : email,
          mobile_number: number.phoneNumber,
        },
      });
    } catch (error) {
      setIsSaving(false);
      refused(error, values);
      return;
    }
    forget();
    queryClient.setQueryData(getGetUserQueryKey(user.id), answer);
    const waiting = answer.data.user.unconfirmed_mobile_number;
    updateSession({ unconfirmedMobileNumber: waiting });
    showToast({ id: 'account-saved', kind: 'success', title: intl.formatMessage({ id: 'myAccount.edit.done' }) });
    if (waiting !== null) {
      await confirmNumber(waiting);
      return;
    }
    await navigate({ to: accountPath });
  }

  return (
    <>
      <BackHead title={title} />
      <Card
        component="form"
        padding="form"
        noValidate
        onSubmit={(event) => {
          refusals.current = {};
          form.onSubmit(
            (values) => {
              guard(() => submit(values));
            },
            () => {
              faults.show();
            },
          )(event);
        }}
      >
        <div className={classes.fields}>
          {faults.summary && <ErrorSummary {...faults.summary} />}
          <TextField
            {...form.getInputProps('name')}
            id="account-name"
            name="name"
            label={intl.formatMessage({ id: 'account.field.fullName' })}
            autoComplete="name"
            maxLength={maxNameLength}
          />
          <TextField
            {...form.getInputProps('email')}
            id="account-email"
            name="email"
            type="email"
            dir="ltr"
            label={intl.formatMessage({ id: 'account.field.email' })}
            optionalMark={intl.formatMessage({ id: 'account.field.optional' })}
            autoComplete="email"
            maxLength={maxEmailLength}
          />
          <PhoneField
            {...form.getInputProps('mobile')}
            id="account-mobile"
            name="mobile"
            label={intl.formatMessage({ id: 'account.field.mobile' })}
            help={intl.formatMessage({ id: 'myAccount.edit.numberHelp' })}
          />
        </div>
        <div role="status" className={classes.note}>
          {newNumber !== null && (
            <Notice kind="info" icon={<IconMessage2 size={20} stroke={1.75} />}>
              <p>
                <FormattedMessage
                  id="myAccount.edit.numberNote"
                  values={{
                    next: <MaskedNumber of={newNumber} />,
                    current: <MaskedNumber of={user.mobile_number} />,
                  }}
                />
              </p>
            </Notice>
          )}
        </div>
        <div className={classes.actions}>
          <Button variant="quiet" renderRoot={(props) => <Link to={accountPath} {...props} />}>
            <FormattedMessage id="myAccount.edit.cancel" />
          </Button>
          <Button
            type="submit"
            size="large"
            loading={isSaving}
            loadingLabel={intl.formatMessage({ id: 'myAccount.edit.saving' })}
          >
            <FormattedMessage id={newNumber === null ? 'myAccount.edit.save' : 'myAccount.edit.saveAndSend'} />
          </Button>
        </div>
      </Card>
      <LeaveQuestion isUnsaved={() => form.isDirty()} onLeave={forget} />
    </>
  );
}
