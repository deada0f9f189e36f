import { IconReceipt, IconSend } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendOnce } from '#src/api/attempts.ts';
import { createContactMessage } from '#src/api/generated/content/content.ts';
import { createContactMessageLimits as limits } from '#src/api/generated/limits.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { useIsSignedIn } from '#src/auth/session.ts';
import { cleanEmail, cleanName, emailError, nameError } from '#src/domain/person-fields.ts';
import { useServerForm } from '#src/forms/use-server-form.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useFocusIfLost } from '#src/ui/layout/use-focus-if-lost.ts';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './contact-form.module.css';

const noValues = { name: '', email: '', message: '' };
const draft = { name: 'contact', fields: ['name', 'email'] } as const;
const fieldOf = { name: 'name', email: 'email', message: 'message' } as const;
const summary = { title: 'contact.form.summary', refusedTitle: 'contact.form.failed' } as const;
const { minLength, maxLength } = limits.message;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on /contact by the help of an order: the number of the subscription that the message is about. */
    contactNumber?: string;
  }
}

function messageError(message: string, most: number): 'empty' | 'short' | 'long' | null {
  const { length } = message.trim();
  if (length === 0) return 'empty';
  if (length < minLength) return 'short';
  return length > most ? 'long' : null;
}

/**
 * A form with name, email and message, validated on blur and on submit; a confirmation replaces it (row C03). Opened from the
 * help of an order, the message begins with the number of the subscription (row G18).
 */
export function ContactForm() {
  const intl = useIntl();
  const number = useContactNumber();
  const subject = number && intl.formatMessage({ id: 'order.help.contact.subject' }, { number: `#${number}` });
  const beginning = subject === null ? '' : `${subject}\n\n`;
  const most = maxLength - beginning.length;
  const [sent, setSent] = useState<{ name: string; email: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusIfLost(sent, { place: () => heading.current, isLoss: (_before, now) => now === null });
  const keys = useAttemptKeys();
  const textOf = (id: MessageId) => intl.formatMessage({ id }, { least: minLength, most });
  const form = useServerForm({
    id: 'contact',
    initialValues: noValues,
    validate: (values) => {
      const name = nameError(values.name);
      const email = emailError(values.email, { required: true });
      const message = messageError(values.message, most);
      return {
        name: name && textOf(`contact.form.name.${name}`),
        email: email && textOf(`contact.form.email.${email}`),
        message: message && textOf(`contact.form.message.${message}`),
      };
    },
    send: async ({ name, email, message }) => {
      const input = { name: cleanName(name), email: cleanEmail(email), message: `${beginning}${message.trim()}` };
      return sendOnce(
        keys,
        ['createContactMessage', input],
        (init) => createContactMessage(input, init),
        () => input,
      );
    },
    onSent: setSent,
    fieldOf,
    summary,
    draft,
  });
  const { message } = form.values;
  // A message can contain information about a student's health, which is never stored on the device.
  useSensitiveInput(message.trim() !== '' && sent === null);

  if (sent !== null) {
    return (
      <Sent
        {...sent}
        onAgain={() => {
          form.setFieldValue('message', '');
          setSent(null);
        }}
      />
    );
  }
  return (
    <Card component="section" padding="form" className={classes.card} aria-labelledby="contact-form">
      <h2 id="contact-form" ref={heading} tabIndex={-1}>
        <FormattedMessage id="contact.form.title" />
      </h2>
      <p className={classes.text}>
        <FormattedMessage id="contact.form.text" />
      </p>
      <form {...form.formProps} className={classes.form}>
        {form.summary && (
          <div className={classes.wide}>
            <ErrorSummary {...form.summary} />
          </div>
        )}
        <TextField
          {...form.field('name')}
          label={<FormattedMessage id="contact.form.name" />}
          autoComplete="name"
          maxLength={limits.name.maxLength}
        />
        <TextField
          {...form.field('email')}
          label={<FormattedMessage id="contact.form.email" />}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={limits.email.maxLength}
        />
        {number !== null && (
          <p className={classes.about}>
            <IconReceipt size={20} stroke={1.75} aria-hidden />
            <span>
              <FormattedMessage
                id="order.help.contact.subject"
                values={{
                  number: (
                    <bdi key="number" dir="ltr">
                      {`#${number}`}
                    </bdi>
                  ),
                }}
              />
            </span>
          </p>
        )}
        <div className={classes.message}>
          <TextAreaField
            {...form.field('message')}
            label={<FormattedMessage id="contact.form.message" />}
            rows={6}
            help={<FormattedMessage id="contact.form.message.help" />}
            count={intl.formatMessage({ id: 'contact.form.message.count' }, { count: message.trim().length, most })}
          />
        </div>
        <div className={classes.foot}>
          <p>
            <FormattedMessage id="contact.form.privacy" />
          </p>
          <Button
            type="submit"
            size="large"
            icon={<IconSend size={20} stroke={1.75} aria-hidden data-flip />}
            loading={form.isPending}
            loadingLabel={intl.formatMessage({ id: 'contact.form.sending' })}
          >
            <FormattedMessage id="contact.form.send" />
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The number of the subscription that the message is about; null for none, and after the parent has signed out. */
function useContactNumber(): string | null {
  const isSignedIn = useIsSignedIn();
  const number = useLocation({ select: ({ state }) => state.contactNumber });
  return isSignedIn ? (number ?? null) : null;
}

function Sent({ name, email, onAgain }: { name: string; email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card component="section" padding="form" className={classes.card}>
      <h2 ref={heading} tabIndex={-1} className={classes.done}>
        <FormattedMessage id="contact.done.title" values={{ name: <DataText key="name" text={name} /> }} />
      </h2>
      <p className={classes.text}>
        <FormattedMessage
          id="contact.done.text"
          values={{
            email: (
              <bdi key="email" dir="ltr">
                {email}
              </bdi>
            ),
          }}
        />
      </p>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          <FormattedMessage id="contact.done.again" />
        </Button>
      </div>
    </Card>
  );
}
