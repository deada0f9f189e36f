import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { accountPath } from './account-links.ts';
import classes from './account-page.module.css';

/** The head of an account form: the link back to My Account, and the title. */
export function BackHead({ title }: { title: string }) {
  return (
    <PageHead
      size="small"
      className={classes.head}
      title={title}
      above={
        <TextLink standalone muted renderRoot={(props) => <Link to={accountPath} {...props} />}>
          <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
          <FormattedMessage id="myAccount.page.title" />
        </TextLink>
      }
    />
  );
}
