import { IconLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NotificationPreference, NotificationTopic } from '#src/domain/notification-preference.ts';
import type { ServerForm } from '#src/forms/use-server-form.ts';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { FieldGroup } from '#src/ui/fields/field-group.tsx';
import type { PreferenceValues } from './preference-values.ts';
import classes from './preferences.module.css';

interface PreferenceTopicProps {
  topic: NotificationTopic;
  preferences: readonly NotificationPreference[];
  form: Pick<ServerForm<PreferenceValues>, 'field'>;
  /** Hours before a deadline at which its alert comes. */
  alertHours: number;
}

/** The topics whose reason for a fixed choice is known; another one has the general reason. */
const reasonOf = (topic: NotificationTopic) =>
  topic === 'safety' || topic === 'payments'
    ? (`preferences.required.${topic}` as const)
    : 'preferences.required.other';

/** The channels of one topic. What can't be switched off is no control, and says why (rules.md#notification-topics). */
export function PreferenceTopic({ topic, preferences, form, alertHours }: PreferenceTopicProps) {
  const intl = useIntl();
  const isSomeRequired = preferences.some(({ isRequired }) => isRequired);
  return (
    <div className={classes.topic}>
      <FieldGroup
        label={<FormattedMessage id={`preferences.topic.${topic}`} />}
        help={intl.formatMessage({ id: `preferences.topic.${topic}.text` }, { count: alertHours })}
        helpFirst
      >
        <div className={classes.channels}>
          {preferences.map(({ channel, isRequired }) =>
            isRequired ? (
              <p key={channel} className={classes.required}>
                <IconLock size={20} stroke={1.75} aria-hidden />
                <FormattedMessage
                  id="preferences.required"
                  values={{ channel: intl.formatMessage({ id: `preferences.channel.${channel}` }) }}
                />
              </p>
            ) : (
              <CheckboxField
                key={channel}
                {...form.field(`${topic}.${channel}`, { type: 'checkbox' })}
                label={<FormattedMessage id={`preferences.channel.${channel}`} />}
              />
            ),
          )}
        </div>
        {isSomeRequired && (
          <p className={classes.reason}>
            <FormattedMessage id={reasonOf(topic)} />
          </p>
        )}
      </FieldGroup>
    </div>
  );
}
