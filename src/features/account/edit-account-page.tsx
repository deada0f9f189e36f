import { IconMessage2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { updateUserLimits as limits } from '#src/api/generated/limits.ts';
import { keepUser, saveUser, useLoadedUser } from '#src/api/signed-in-user.ts';
import { userSavedElsewhere } from '#src/api/stale-write.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { updateSession } from '#src/auth/session.ts';
import { cleanEmail, cleanName } from '#src/domain/person-fields.ts';
import type { User } from '#src/domain/user.ts';
import { localPhoneNumber, normalisePhoneNumber } from '#src/domain/phone-number.ts';
import { isNewNumber } from '#src/domain/step-up.ts';
import { emailErrorText, mobileErrorText, nameErrorText, refusalText } from '#src/forms/account-errors.ts';
import { FullNameField, OptionalEmailField } from '#src/forms/account-fields.tsx';
import { LeaveFormDialog } from '#src/forms/leave-form-dialog.tsx';
import { SavedElsewhereDialog } from '#src/forms/saved-elsewhere-dialog.tsx';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { AccountFormActions } from './account-form-actions.tsx';
import { accountPath } from './account-links.ts';
import { BackHead } from './back-head.tsx';
import classes from './account-form.module.css';
import { MaskedNumber } from './masked-number.tsx';
import { StepUpFields } from './step-up-fields.tsx';
import { noStepUp, stepUpFieldOf, type StepUpValues, useStepUp } from './use-step-up.ts';

const draftFields = ['name', 'email', 'mobile', 'version'] as const;
const names: Readonly<Record<string, string>> = { full_name: 'name', email: 'email', mobile_number: 'mobile' };
const fieldOf = (field: string, values: Values & StepUpValues) => names[field] ?? stepUpFieldOf(field, values);
const summary = { title: 'myAccount.edit.errors', refusedTitle: 'myAccount.edit.refused' } as const;

/** The number to send for the typed one. Invalid input is returned as typed; the form does not submit it. */
function phoneNumberOf(typed: string): string {
  const number = normalisePhoneNumber(typed);
  return 'phoneNumber' in number ? number.phoneNumber : typed;
}

const valuesOf = (user: User) => ({
  name: user.name,
  email: user.email ?? '',
  mobile: localPhoneNumber(user.unconfirmedMobileNumber ?? user.mobileNumber),
  version: user.version,
});

type Values = ReturnType<typeof valuesOf>;

/** The fields in which the form differs from the stored account. */
function differingFields(mine: Values, stored: Values) {
  const sent = ({ name, email, mobile }: Values) => ({
    name: cleanName(name),
    email: cleanEmail(email),
    mobile: phoneNumberOf(mobile),
  });
  const [own, others] = [sent(mine), sent(stored)];
  return (['name', 'email', 'mobile'] as const).filter((field) => own[field] !== others[field]);
}

const labels = {
  name: 'account.field.fullName',
  email: 'account.field.email',
  mobile: 'account.field.mobile',
} as const;

interface EditAccountPageProps {
  /** Sends a code to the new number and opens the page where it is entered. */
  confirmNumber: (mobileNumber: string) => Promise<void>;
}

/**
 * The form that changes name, e-mail and mobile number (rules.md#profile-edit, rows R24, A11). A new number applies to
 * the account once its code is entered, and is saved only by a parent who proves who it is.
 */
export function EditAccountPage({ confirmNumber }: EditAccountPageProps) {
  const intl = useIntl();
  const navigate = useNavigateFromHere();
  const queryClient = useQueryClient();
  const user = useLoadedUser();
  const title = intl.formatMessage({ id: 'myAccount.edit.title' });
  usePageTitle(title);

  // The form keeps its first values and their version, even when the user is loaded again meanwhile.
  const [initialValues] = useState(() => ({ ...valuesOf(user), ...noStepUp }));
  // The account as another device has saved it meanwhile.
  const [stored, setStored] = useState<Values | null>(null);
  const stepUp = useStepUp(user.mobileNumber);
  const needsStepUp = (mobile: string) =>
    mobileErrorText(mobile, intl) === null && isNewNumber(phoneNumberOf(mobile), user);
  const form = useServerForm<Values & StepUpValues, User>({
    id: 'account',
    initialValues,
    validate: ({ name, email, mobile, ...proof }) => ({
      name: nameErrorText(name, intl),
      email: emailErrorText(email, intl),
      mobile: mobileErrorText(mobile, intl),
      ...(needsStepUp(mobile) && stepUp.errors(proof, intl.formatMessage({ id: 'account.errors.passwordMissing' }))),
    }),
    send: async ({ name, email, mobile, version, ...proof }) => {
      const input = {
        name: cleanName(name),
        email: cleanEmail(email) || null,
        mobileNumber: phoneNumberOf(mobile),
        version,
      };
      try {
        return await (needsStepUp(mobile)
          ? stepUp.changeWith(proof, async (headers) => saveUser(user.id, input, headers))
          : saveUser(user.id, input));
      } catch (error) {
        const saved = userSavedElsewhere(error);
        // The first answer was lost: what is stored is what the parent sends again.
        if (saved !== null && differingFields(form.getValues(), valuesOf(saved)).length === 0) return saved;
        throw error;
      }
    },
    onSent: async (saved) => {
      keepUser(queryClient, saved);
      const { unconfirmedMobileNumber } = saved;
      updateSession({ unconfirmedMobileNumber });
      showToast({ id: 'account-saved', kind: 'success', title: intl.formatMessage({ id: 'myAccount.edit.done' }) });
      if (unconfirmedMobileNumber !== null) await confirmNumber(unconfirmedMobileNumber);
      else await navigate({ to: accountPath });
    },
    onError: (error) => {
      const saved = userSavedElsewhere(error);
      if (saved === null) return false;
      keepUser(queryClient, saved);
      setStored(valuesOf(saved));
      return true;
    },
    fieldOf,
    errorText: (error) => refusalText(error, intl),
    summary,
    // The name contains the user's id, so that another parent who signs in in this tab does not get this draft.
    draft: {
      name: `account.${user.id}`,
      fields: draftFields,
      // A draft without a version would overwrite changes from another device.
      read: (found) => (typeof found['version'] === 'number' ? found : {}),
    },
  });
  const typedNumber = normalisePhoneNumber(form.values.mobile);
  const newNumber =
    'phoneNumber' in typedNumber && typedNumber.phoneNumber !== user.mobileNumber ? typedNumber.phoneNumber : null;
  const isProofNeeded = needsStepUp(form.values.mobile);
  useSensitiveInput(form.values.currentPassword !== '' || form.values.code !== '');

  return (
    <>
      <BackHead title={title} />
      <Card {...form.formProps} component="form" padding="form">
        <div className={classes.fields}>
          {form.summary && <ErrorSummary {...form.summary} />}
          <FullNameField {...form.field('name')} maxLength={limits.full_name.maxLength} />
          <OptionalEmailField {...form.field('email')} maxLength={limits.email.maxLength} />
          <PhoneField
            {...form.field('mobile')}
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
                    current: <MaskedNumber of={user.mobileNumber} />,
                  }}
                />
              </p>
            </Notice>
          )}
        </div>
        {isProofNeeded && (
          <section aria-labelledby="account-proof" className={classes.proof}>
            <h2 id="account-proof" className={classes.proofTitle}>
              <FormattedMessage id="myAccount.stepUp.title" />
            </h2>
            <p className={classes.rule}>
              <FormattedMessage id="myAccount.stepUp.why" />
            </p>
            <StepUpFields
              stepUp={stepUp}
              id="account"
              method={form.values.method}
              onMethod={(method) => {
                form.clearFieldError('currentPassword');
                form.clearFieldError('code');
                form.setFieldValue('method', method);
              }}
              currentPassword={form.field('currentPassword')}
              code={form.field('code')}
            />
          </section>
        )}
        <AccountFormActions pending={form.isPending} pendingLabel={intl.formatMessage({ id: 'myAccount.edit.saving' })}>
          <FormattedMessage id={newNumber === null ? 'myAccount.edit.save' : 'myAccount.edit.saveAndSend'} />
        </AccountFormActions>
      </Card>
      <SavedElsewhereDialog
        fields={
          stored &&
          differingFields(form.values, stored).map((field) => ({
            key: field,
            label: <FormattedMessage id={labels[field]} />,
            stored: stored[field],
            mine: form.values[field],
          }))
        }
        onUseSaved={() => {
          if (stored !== null) form.setValues(stored);
          form.discard();
          setStored(null);
        }}
        onKeepMine={() => {
          if (stored !== null) form.setFieldValue('version', stored.version);
          setStored(null);
        }}
        onClose={() => {
          setStored(null);
        }}
      />
      <LeaveFormDialog
        form={form}
        title={<FormattedMessage id="myAccount.leave.title" />}
        text={<FormattedMessage id="myAccount.leave.text" />}
        leaveLabel={intl.formatMessage({ id: 'myAccount.leave.leave' })}
        stayLabel={intl.formatMessage({ id: 'myAccount.leave.stay' })}
      />
    </>
  );
}
