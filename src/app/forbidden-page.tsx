import { Link, useRouterState } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiError } from '#src/api/errors.ts';
import { useIsSignedIn } from '#src/auth/session.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { sitePaths } from './layout/site-links.ts';
import { MessagePage } from './message-page.tsx';

/** The page 'You cannot access this page', with a link to sign in and return to the requested page (row R33). */
export function ForbiddenPage({ error }: { error?: ApiError }) {
  const intl = useIntl();
  const signedIn = useIsSignedIn();
  const requested = useRouterState({ select: (state) => state.location.href });
  return (
    <MessagePage
      scene="no-access"
      tint="berry"
      title={intl.formatMessage({ id: 'forbidden.title' })}
      text={intl.formatMessage({ id: signedIn ? 'forbidden.signedIn' : 'forbidden.text' })}
      error={error}
      actions={
        <>
          {signedIn ? null : (
            <Button
              size="large"
              renderRoot={(props) => <Link to={sitePaths.signIn} search={{ redirect: requested }} {...props} />}
            >
              <FormattedMessage id="shell.signIn" />
            </Button>
          )}
          <Button
            size="large"
            variant={signedIn ? 'primary' : 'secondary'}
            renderRoot={(props) => <Link to="/" {...props} />}
          >
            <FormattedMessage id="errorPage.home" />
          </Button>
        </>
      }
    />
  );
}
