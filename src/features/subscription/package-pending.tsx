import { useIntl } from 'react-intl';
import { Card } from '#src/ui/card.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import classes from './package-page.module.css';
import { PanelPending } from './subscribe-panel.tsx';

/** The page's shape while the package is on its way. */
export function PackagePending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'package.loading' })}>
      <Skeleton height={20} width={180} />
      <div className={classes.page}>
        <div>
          <Skeleton height={320} radius={36} />
          <SkeletonLines count={5} />
        </div>
        <Card raised padding="none">
          <PanelPending />
        </Card>
      </div>
    </Loading>
  );
}
