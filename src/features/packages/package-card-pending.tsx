import { IconArrowRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { PackagePriceText } from '#src/i18n/package-price-text.tsx';
import { Badge } from '#src/ui/text/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './package-card.module.css';

/** The placeholder of a package card, with the same rows and line heights, so that it has the same height. */
export function PackageCardPending({ withCompare = false }: { withCompare?: boolean }) {
  return (
    <Card padding="none" clip className={classes.card} aria-hidden>
      <Skeleton height="" radius={0} className={classes.picture} />
      <div className={classes.body}>
        <div className={classes.badges}>
          <Badge tone="plain">
            <span className={classes.blank} />
          </Badge>
        </div>
        <div className={classes.name}>
          <Skeleton width="60%" height="1lh" />
        </div>
        <div className={classes.text}>
          <Skeleton height="1.7lh" />
        </div>
        {withCompare && (
          <div className={classes.compare}>
            <Skeleton width={108} height={24} />
          </div>
        )}
        <div className={classes.foot}>
          <div className={classes.pending}>
            <Skeleton height="" />
            <PackagePriceText
              price={{ totalHalalas: 28_750, perDayHalalas: 1_307 }}
              frequency="monthly"
              mealsPerDay={1}
              numberOfDays={22}
              className={classes.price}
            />
          </div>
          {/* Takes the same space as the real button, so that the price wraps in the same way. */}
          <span className={classes.view} data-blank>
            <FormattedMessage id="packages.view" />
            <IconArrowRight size={16} stroke={1.75} />
          </span>
        </div>
      </div>
    </Card>
  );
}
