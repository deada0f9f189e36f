import { IconArrowRight, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import type { MessageId } from '#src/i18n/messages.ts';
import classes from './home-section.module.css';

type HomeSectionProps = {
  title: MessageId;
  /** Shows a smaller heading, for less important sections. */
  quiet?: boolean;
  /** The page that shows all items of the section. */
  all?: { to: string; label: MessageId };
  /** Shown while the section's data loads; has the shape of the content. */
  pending?: ReactNode;
  children: ReactNode;
};

/** A section of the home page with its heading. Its data loads and fails independently of the rest of the page. */
export function HomeSection({ title, quiet = false, all, pending, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head} data-quiet={quiet || undefined}>
        <h2 id={id}>
          <FormattedMessage id={title} />
        </h2>
        {all ? (
          <Link to={all.to} className={classes.all}>
            <FormattedMessage id={all.label} />
            <IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />
          </Link>
        ) : null}
      </div>
      <QueryBoundary pending={pending} failed={(retry, error) => <SectionFailed retry={retry} error={error} />}>
        {children}
      </QueryBoundary>
    </section>
  );
}

function SectionFailed({ retry, error }: { retry: () => void; error: unknown }) {
  return (
    <LoadErrorNotice
      kind="plain"
      text={<FormattedMessage id="home.section.failed" />}
      error={error}
      retry={retry}
      retryLabel={<FormattedMessage id="home.section.retry" />}
      retryIcon={<IconRefresh size={20} stroke={1.75} aria-hidden />}
    />
  );
}
