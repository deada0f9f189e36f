import { IconSalt } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '#src/ui/text/badge.tsx';
import classes from './high-salt-mark.module.css';

/** The mark that is required on a meal with much salt. */
export function HighSaltMark() {
  return (
    <Badge className={classes.mark} icon={<IconSalt size={16} stroke={1.75} aria-hidden />}>
      <FormattedMessage id="meals.highSalt" />
    </Badge>
  );
}
