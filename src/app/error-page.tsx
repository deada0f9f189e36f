import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter, useRouterState } from '@tanstack/react-router';
import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '#src/api/errors.ts';
import { loadDocumentAgain } from '#src/recovery/load-document.ts';
import { isLostFile } from '#src/recovery/lost-file.ts';
import { SignInRequired } from '#src/auth/sign-in-required.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { scenePictures } from '#src/ui/illustrations/scene-pictures.ts';
import classes from './error-page.module.css';
import { useFailedPage } from './failed-page-shown.ts';
import { failureReference } from './failure-reference.ts';
import { findFocusAgain } from './find-focus.ts';
import { ForbiddenPage } from './forbidden-page.tsx';
import { MessagePage } from './message-page.tsx';
import { NoResultsPage } from './not-found-page.tsx';

// This module loads after the first render, and its picture with it: neither could be loaded while offline.
if (typeof window !== 'undefined') new Image().src = scenePictures.error.src;

/**
 * Replaces a page that could not be shown (row E05): no access, not found, no connection, or a crash with a retry
 * button. The rest of the app keeps working.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  if (error instanceof SignInRequired) return <ForbiddenPage />;
  if (error instanceof ApiError) {
    if (error.status === 404) return <NoResultsPage error={error} />;
    if (error.status === 403) return <ForbiddenPage error={error} />;
  }
  return <FailedPage error={error} reset={reset} />;
}

const words = {
  offline: { title: 'errorPage.offline.title', text: 'errorPage.offline.text' },
  network: { title: 'errorPage.network.title', text: 'errorPage.network.text' },
  crash: { title: 'errorPage.crash.title', text: 'errorPage.crash.text' },
} as const;

function textsOf(error: unknown) {
  if (error instanceof ApiError && error.kind === 'offline') return words.offline;
  if (isLostFile(error)) return navigator.onLine ? words.network : words.offline;
  if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')) return words.network;
  return words.crash;
}

function FailedPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const intl = useIntl();
  const router = useRouter();
  const queryClient = useQueryClient();
  const retrying = useRouterState({ select: (state) => state.status === 'pending' });
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  useFailedPage();
  const { title, text } = textsOf(error);
  const reference = title === words.crash.title ? failureReference(error) : null;

  useEffect(() => {
    // Resets the queries that failed here, so that a retry fetches them again.
    resetQueries();
  }, [resetQueries]);

  return (
    <MessagePage
      scene="error"
      tint="tomato"
      title={intl.formatMessage({ id: title })}
      text={intl.formatMessage({ id: text })}
      {...(error instanceof ApiError && error.status !== 0 && { error })}
      actions={
        <>
          <Button
            size="large"
            loading={retrying}
            loadingLabel={intl.formatMessage({ id: 'errorPage.retrying' })}
            icon={<IconRefresh size={20} stroke={1.75} aria-hidden />}
            onClick={() => {
              // A browser may cache the failure of a file: only a new document requests it again.
              if (isLostFile(error)) {
                loadDocumentAgain();
                return;
              }
              // A response that the page could not render is removed, or the retry would render it and fail again.
              if (!(error instanceof ApiError)) void queryClient.resetQueries();
              void router.invalidate().then(() => {
                reset();
                findFocusAgain();
              });
            }}
          >
            <FormattedMessage id="errorPage.retry" />
          </Button>
          <Button size="large" variant="secondary" renderRoot={(props) => <Link to="/" {...props} />}>
            <FormattedMessage id="errorPage.home" />
          </Button>
        </>
      }
    >
      {reference === null ? null : <Reference reference={reference} />}
    </MessagePage>
  );
}

/** The reference number of the failure in the reports, which the parent can send to support. */
function Reference({ reference }: { reference: string }) {
  const intl = useIntl();
  const [copying, setCopying] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopying('copied');
    } catch {
      // The browser may deny clipboard access; the parent can still write the number down.
      setCopying('failed');
    }
  };
  return (
    <div className={classes.reference}>
      <span>
        <FormattedMessage
          id="errorPage.reference"
          values={{
            reference: (
              <b>
                <bdi>{reference}</bdi>
              </b>
            ),
          }}
        />
      </span>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: 'errorPage.copy' })}
        onClick={() => {
          void copy();
        }}
      >
        {copying === 'copied' ? (
          <IconCheck size={20} stroke={1.75} aria-hidden />
        ) : (
          <IconCopy size={20} stroke={1.75} aria-hidden />
        )}
      </button>
      <output>
        {copying === undefined ? null : (
          <FormattedMessage id={copying === 'copied' ? 'errorPage.copied' : 'errorPage.copyFailed'} />
        )}
      </output>
    </div>
  );
}
