import { Link, useMatches } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiError } from '#src/api/errors.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { sitePaths } from './layout/site-links.ts';
import { MessagePage } from './message-page.tsx';
import classes from './not-found-page.module.css';

const waysOn = [
  { to: sitePaths.packages, label: 'shell.nav.packages' },
  { to: sitePaths.meals, label: 'shell.nav.meals' },
  { to: sitePaths.blog, label: 'shell.nav.healthBlog' },
  { to: sitePaths.contact, label: 'shell.nav.contact' },
] as const;

/** The page of an unknown path, or of a record that no longer exists (row R32), with four links. */
export function NotFoundPage() {
  const intl = useIntl();
  // If the page's own loader found nothing, a match has this status; for an unknown path there is none.
  const isKnownPage = useMatches({ select: (matches) => matches.some(({ status }) => status === 'notFound') });
  if (isKnownPage) return <NoResultsPage />;
  return (
    <WaysOn title={intl.formatMessage({ id: 'notFound.title' })} text={intl.formatMessage({ id: 'notFound.text' })} />
  );
}

/** The page of a record that does not exist: 'No Results were Found!' (row R32), with the server's message. */
export function NoResultsPage({ error }: { error?: ApiError }) {
  const intl = useIntl();
  return (
    <WaysOn
      title={intl.formatMessage({ id: 'noResults.title' })}
      text={intl.formatMessage({ id: 'noResults.text' })}
      error={error}
    />
  );
}

function WaysOn({ title, text, error }: { title: string; text: string; error?: ApiError | undefined }) {
  return (
    <MessagePage
      scene="not-found"
      tint="mango"
      title={title}
      text={text}
      error={error}
      actions={
        <Button size="large" renderRoot={(props) => <Link to="/" {...props} />}>
          <FormattedMessage id="errorPage.home" />
        </Button>
      }
    >
      <nav className={classes.ways} aria-labelledby="ways-on">
        <p id="ways-on">
          <FormattedMessage id="notFound.links" />
        </p>
        <div>
          {waysOn.map(({ to, label }) => (
            <Link key={to} to={to}>
              <FormattedMessage id={label} />
            </Link>
          ))}
        </div>
      </nav>
    </MessagePage>
  );
}
