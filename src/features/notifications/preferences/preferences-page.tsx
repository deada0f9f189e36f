import { IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import {
  keepNotificationPreferences,
  saveNotificationChoices,
  useNotificationPreferences,
} from '#src/api/notification-preferences.ts';
import { useLoadedUser } from '#src/api/signed-in-user.ts';
import { preferencesSavedElsewhere } from '#src/api/stale-write.ts';
import type { NotificationPreferences } from '#src/domain/notification-preference.ts';
import { maskPhoneNumber } from '#src/domain/phone-number.ts';
import { LeaveFormDialog } from '#src/forms/leave-form-dialog.tsx';
import { SavedElsewhereDialog } from '#src/forms/saved-elsewhere-dialog.tsx';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { PreferenceTopic } from './preference-topic.tsx';
import { changedChoices, preferencesByTopic, type PreferenceValues, valuesOf } from './preference-values.ts';
import classes from './preferences.module.css';

const accountPath = '/profile/my-account/account-setting';
const editAccountPath = '/profile/my-account/account-setting/edit';

const summary = { title: 'preferences.errors', refusedTitle: 'preferences.refused' } as const;

/** What the parent is notified of, and how: by topic and channel (rules.md#notification-topics, rows G50 to G53). */
export function PreferencesPage() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { deadlineAlertHours } = useBusinessSettings();
  const title = intl.formatMessage({ id: 'preferences.title' });
  usePageTitle(title);

  const loaded = useNotificationPreferences();
  // The form keeps the choices that it was opened with, even when they are loaded again meanwhile.
  const [base, setBase] = useState(loaded);
  const [initialValues] = useState(() => valuesOf(loaded));
  // The choices as another device has saved them meanwhile.
  const [stored, setStored] = useState<NotificationPreferences | null>(null);

  const form = useServerForm<PreferenceValues, NotificationPreferences>({
    id: 'preferences',
    initialValues,
    validate: () => ({}),
    send: async (values) => {
      const changes = changedChoices(values, base);
      if (changes.length === 0) return base;
      try {
        return await saveNotificationChoices(base.version, changes);
      } catch (error) {
        const saved = preferencesSavedElsewhere(error);
        // The first answer was lost: what is stored is what the parent sends again.
        if (saved !== null && changedChoices(values, saved).length === 0) return saved;
        throw error;
      }
    },
    onSent: (saved, sent) => {
      keepNotificationPreferences(queryClient, saved);
      setBase(saved);
      // The form stays: what was changed while it was being saved is not saved.
      form.resetDirty(sent);
      showToast({ id: 'preferences-saved', kind: 'success', title: intl.formatMessage({ id: 'preferences.done' }) });
    },
    onError: (error) => {
      const saved = preferencesSavedElsewhere(error);
      if (saved === null) return false;
      keepNotificationPreferences(queryClient, saved);
      setStored(saved);
      return true;
    },
    fieldOf: (field, values) => {
      const [, index] = /^preferences\.(\d+)(?:\.|$)/.exec(field) ?? [];
      const change = index === undefined ? undefined : changedChoices(values, base)[Number(index)];
      return change ? `${change.topic}.${change.channel}` : null;
    },
    summary,
  });
  const stateText = (isEnabled: boolean) =>
    intl.formatMessage({ id: isEnabled ? 'preferences.on' : 'preferences.off' });

  return (
    <>
      <PageHead
        size="small"
        className={classes.head}
        title={title}
        lead={<FormattedMessage id="preferences.lead" />}
        above={
          <TextLink standalone muted renderRoot={(props) => <Link to={accountPath} {...props} />}>
            <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
            <FormattedMessage id="myAccount.page.title" />
          </TextLink>
        }
      />
      <Card {...form.formProps} component="form" padding="form">
        {form.summary && <ErrorSummary {...form.summary} />}
        <Destinations />
        <div className={classes.topics}>
          {preferencesByTopic(base).map(({ topic, preferences }) => (
            <PreferenceTopic
              key={topic}
              topic={topic}
              preferences={preferences}
              form={form}
              alertHours={deadlineAlertHours}
            />
          ))}
        </div>
        <div className={classes.actions}>
          <Button
            type="submit"
            size="large"
            loading={form.isPending}
            loadingLabel={intl.formatMessage({ id: 'preferences.saving' })}
          >
            <FormattedMessage id="preferences.save" />
          </Button>
        </div>
      </Card>
      <SavedElsewhereDialog
        fields={
          stored &&
          changedChoices(form.values, stored).map(({ topic, channel, isEnabled }) => ({
            key: `${topic}.${channel}`,
            label: (
              <FormattedMessage
                id="preferences.choice"
                values={{
                  topic: intl.formatMessage({ id: `preferences.topic.${topic}` }),
                  channel: intl.formatMessage({ id: `preferences.channel.${channel}` }),
                }}
              />
            ),
            stored: stateText(!isEnabled),
            mine: stateText(isEnabled),
          }))
        }
        onUseSaved={() => {
          if (stored !== null) {
            form.setValues(valuesOf(stored));
            setBase(stored);
          }
          form.discard();
          setStored(null);
        }}
        onKeepMine={() => {
          if (stored !== null) setBase(stored);
          setStored(null);
        }}
        onClose={() => {
          setStored(null);
        }}
      />
      <LeaveFormDialog
        form={form}
        isLostOnReload={() => form.isDirty()}
        title={<FormattedMessage id="myAccount.leave.title" />}
        text={<FormattedMessage id="preferences.leave" />}
        leaveLabel={intl.formatMessage({ id: 'myAccount.leave.leave' })}
        stayLabel={intl.formatMessage({ id: 'myAccount.leave.stay' })}
      />
    </>
  );
}

/** Where messages outside the app go: the number, and the email if there is one. */
function Destinations() {
  const user = useLoadedUser();
  const toEdit = (text: ReactNode) => (
    <TextLink key="edit" renderRoot={(props) => <Link to={editAccountPath} {...props} />}>
      {text}
    </TextLink>
  );
  return (
    <p className={classes.destinations}>
      <FormattedMessage
        id={user.email === null ? 'preferences.destinations.noEmail' : 'preferences.destinations'}
        values={{
          number: (
            <bdi key="number" dir="ltr">
              {maskPhoneNumber(user.mobileNumber)}
            </bdi>
          ),
          email: (
            <bdi key="email" dir="ltr">
              {user.email}
            </bdi>
          ),
          link: toEdit,
        }}
      />
    </p>
  );
}
