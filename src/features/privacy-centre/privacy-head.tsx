import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { accountPath, privacyPath } from './privacy-paths.ts';
import classes from './privacy-page.module.css';

interface PrivacyHeadProps {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  /** Whether the page is below the privacy centre: its back link leads there instead of to My Account. */
  isBelow?: boolean;
}

/** The head of a page of the privacy centre, with the link back. */
export function PrivacyHead({ title, lead, aside, isBelow = false }: PrivacyHeadProps) {
  return (
    <PageHead
      size="small"
      className={classes.head}
      title={title}
      lead={lead}
      aside={aside}
      above={
        <TextLink standalone muted renderRoot={(props) => <Link to={isBelow ? privacyPath : accountPath} {...props} />}>
          <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
          <FormattedMessage id={isBelow ? 'privacy.page.title' : 'myAccount.page.title'} />
        </TextLink>
      }
    />
  );
}
