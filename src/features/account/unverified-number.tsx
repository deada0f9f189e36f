import { IconMessage2 } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { MaskedNumber } from './masked-number.tsx';

interface UnverifiedNumberProps {
  /** The new number, in E.164 format. */
  unverified: string;
  /** The account's number until the new one is verified. */
  current: string;
  onEnterCode: () => void;
  className?: string | undefined;
}

/** A notice about a new number that is not verified yet, even if it was entered on another device. */
export function UnverifiedNumber({ unverified, current, onEnterCode, className }: UnverifiedNumberProps) {
  return (
    <Notice
      kind="info"
      className={className}
      icon={<IconMessage2 size={20} stroke={1.75} />}
      title={<FormattedMessage id="myAccount.unverified.title" values={{ number: <MaskedNumber of={unverified} /> }} />}
      action={
        <Button variant="secondary" size="small" onClick={onEnterCode}>
          <FormattedMessage id="myAccount.unverified.action" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="myAccount.unverified.text" values={{ number: <MaskedNumber of={current} /> }} />
      </p>
    </Notice>
  );
}
