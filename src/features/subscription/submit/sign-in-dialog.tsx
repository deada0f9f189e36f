import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#src/ui/actions/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import classes from './sign-in-dialog.module.css';

interface SignInDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The address of this page with the choices, to return to after signing in. */
  here: string;
}

/** A dialog that prompts a visitor who wants to subscribe to sign in (row P01). */
export function SignInDialog({ opened, onClose, here }: SignInDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={intl.formatMessage({ id: 'subscribe.signIn.title' })}
      closeLabel={intl.formatMessage({ id: 'subscribe.signIn.close' })}
      picture={
        <span className={classes.tile} aria-hidden>
          <IconLock size={24} stroke={1.75} />
        </span>
      }
    >
      <p className={classes.text}>
        <FormattedMessage id="subscribe.signIn.text" />
      </p>
      <div className={classes.actions}>
        <Button
          variant="secondary"
          renderRoot={(props) => <Link to="/signup" search={{ redirect: here }} {...props} />}
        >
          <FormattedMessage id="subscribe.signIn.signUp" />
        </Button>
        <Button data-autofocus renderRoot={(props) => <Link to="/signin" search={{ redirect: here }} {...props} />}>
          <FormattedMessage id="subscribe.signIn.signIn" />
        </Button>
      </div>
    </Dialog>
  );
}
