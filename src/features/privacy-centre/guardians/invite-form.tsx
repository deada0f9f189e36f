import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepInList } from '#src/api/cached-list.ts';
import { guardiansQuery, inviteGuardian } from '#src/api/guardians.ts';
import { createGuardianLimits } from '#src/api/generated/limits.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { guardianInvitationDays } from '#src/domain/guardian-access.ts';
import { cleanName } from '#src/domain/person-fields.ts';

import { mobileErrorText, nameErrorText } from '#src/forms/account-errors.ts';
import { phoneNumberOf } from '#src/forms/phone-number-of.ts';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from '../password-form.module.css';
import pageClasses from '../privacy-page.module.css';

const initialValues = { name: '', mobile: '', health: false };

/** Invites an adult by number; health is shared only if the box is ticked (rows G82, G83). */
export function InviteForm() {
  const intl = useIntl();
  const keys = useAttemptKeys();
  const queryClient = useQueryClient();
  const form = useServerForm({
    id: 'guardian',
    initialValues,
    validate: ({ name, mobile }) => ({
      name: nameErrorText(name, intl),
      mobile: mobileErrorText(mobile, intl),
    }),
    send: async ({ name, mobile, health }) =>
      inviteGuardian(
        { name: cleanName(name), mobileNumber: phoneNumberOf(mobile), access: health ? 'health' : 'view' },
        keys,
      ),
    onSent: async (invited, sent) => {
      // The form stays: what was typed while the invitation was sent belongs to the next one.
      const now = form.getValues();
      form.setValues({
        name: now.name === sent.name ? '' : now.name,
        mobile: now.mobile === sent.mobile ? '' : now.mobile,
        health: now.health !== sent.health && now.health,
      });
      form.resetDirty(initialValues);
      showToast({ id: 'guardian', kind: 'success', title: intl.formatMessage({ id: 'sharing.invite.sent' }) });
      await keepInList(queryClient, guardiansQuery(), invited);
    },
    fieldOf: { full_name: 'name', mobile_number: 'mobile', access: 'health' },
    summary: { title: 'account.errors.summary', refusedTitle: 'sharing.invite.refused' },
    draft: { name: 'guardian', fields: ['name', 'mobile'] },
  });

  return (
    <Card {...form.formProps} component="form" padding="none" className={classNames(pageClasses.card, classes.form)}>
      {form.summary && <ErrorSummary {...form.summary} />}
      <TextField
        {...form.field('name')}
        label={intl.formatMessage({ id: 'sharing.field.name' })}
        maxLength={createGuardianLimits.full_name.maxLength}
        autoComplete="off"
      />
      <PhoneField
        {...form.field('mobile')}
        label={intl.formatMessage({ id: 'sharing.field.mobile' })}
        autoComplete="off"
      />
      <CheckboxField
        {...form.field('health', { type: 'checkbox' })}
        boxed
        label={intl.formatMessage({ id: 'sharing.field.health' })}
        help={intl.formatMessage({ id: 'sharing.field.health.help' })}
      />
      <p>
        <FormattedMessage id="sharing.invite.expires" values={{ count: guardianInvitationDays }} />
      </p>
      <Button
        type="submit"
        size="large"
        loading={form.isPending}
        loadingLabel={intl.formatMessage({ id: 'sharing.invite.sending' })}
      >
        <FormattedMessage id="sharing.invite.submit" />
      </Button>
    </Card>
  );
}
