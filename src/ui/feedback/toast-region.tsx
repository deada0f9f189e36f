import '@mantine/notifications/styles.layer.css';
import { Portal } from '@mantine/core';
import { Notifications, type NotificationData } from '@mantine/notifications';
import { useEffect } from 'react';
import { hideToast, openToastRegion, type ToastKind } from './toast.tsx';
import { ToastCard } from './toast-card.tsx';
import classes from './toast-region.module.css';

const kindOf = (data: NotificationData): ToastKind => {
  const kind: unknown = data['data-kind'];
  return kind === 'success' || kind === 'error' ? kind : 'info';
};

/** How long the region stays empty: a screen reader announces changes only in a live region that it already knows. */
const knownAfterMs = 100;

interface ToastRegionProps {
  /** The accessible name of the landmark. */
  label: string;
  closeLabel: string;
}

/**
 * The region that shows toasts: at the bottom, above the tabs and bars of a phone, and at the start on desktop.
 * Rendered once in the app.
 */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  useEffect(() => {
    const timer = setTimeout(openToastRegion, knownAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <Portal>
      <section aria-label={label}>
        <Notifications
          withinPortal={false}
          position="bottom-center"
          // Rendered before any toast: not every screen reader reads a status that is inserted together with its text.
          role="status"
          aria-atomic={false}
          autoClose={false}
          limit={4}
          pauseResetOnHover="notification"
          transitionDuration={220}
          notificationMaxHeight={320}
          classNames={{ root: classes.region ?? '', notification: classes.toast ?? '' }}
          renderNotification={(data) => (
            <ToastCard
              kind={kindOf(data)}
              title={data.title}
              text={data.message}
              icon={data.icon}
              closeLabel={closeLabel}
              onClose={() => {
                if (data.id !== undefined) hideToast(data.id);
              }}
            />
          )}
        />
      </section>
    </Portal>
  );
}
