import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/actions/button.tsx';
import classes from './account-form.module.css';
import { accountPath } from './account-links.ts';

interface AccountFormActionsProps {
  pending: boolean;
  pendingLabel: string;
  /** The label of the submit button. */
  children: ReactNode;
}

/** The two actions at the end of an account form: a link back to the account without saving, and the submit button. */
export function AccountFormActions({ pending, pendingLabel, children }: AccountFormActionsProps) {
  return (
    <div className={classes.actions}>
      <Button variant="quiet" renderRoot={(props) => <Link to={accountPath} {...props} />}>
        <FormattedMessage id="myAccount.edit.cancel" />
      </Button>
      <Button type="submit" size="large" loading={pending} loadingLabel={pendingLabel}>
        {children}
      </Button>
    </div>
  );
}
