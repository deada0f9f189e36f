import '@mantine/notifications/styles.layer.css';
import { Notifications, type NotificationData } from '@mantine/notifications';
import { hideToast, type ToastKind } from './toast.tsx';
import { ToastCard } from './toast-card.tsx';
import classes from './toast-region.module.css';

const kindOf = (data: NotificationData): ToastKind => {
  const kind: unknown = data['data-kind'];
  return kind === 'success' || kind === 'error' ? kind : 'info';
};

/** Where toasts appear: at the bottom, above a phone's tabs and bars, at the start on a desktop. Rendered once in the app. */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  return (
    <Notifications
      position="bottom-center"
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
  );
}
