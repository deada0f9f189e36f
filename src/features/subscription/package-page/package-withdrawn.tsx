import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';

/** Shown instead of a package that is no longer offered, with a link to the others. */
export function PackageWithdrawn({ name }: { name: string }) {
  return (
    <EmptyState
      level={1}
      picture={<Scene name="empty-orders" />}
      title={<FormattedMessage id="package.withdrawn.title" />}
      text={<FormattedMessage id="package.withdrawn.text" values={{ name: <DataText key="name" text={name} /> }} />}
      actions={
        <Button renderRoot={(props) => <Link to="/packages" {...props} />}>
          <FormattedMessage id="package.withdrawn.others" />
        </Button>
      }
    />
  );
}
