import { IconPackages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';

/** An empty cart, with a link to the packages. */
export function EmptyCart() {
  return (
    <EmptyState
      picture={<Scene name="empty-cart" />}
      title={<FormattedMessage id="cart.empty.title" />}
      text={<FormattedMessage id="cart.empty.text" />}
      actions={
        <Button
          icon={<IconPackages size={20} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/packages" {...props} />}
        >
          <FormattedMessage id="cart.empty.action" />
        </Button>
      }
    />
  );
}
