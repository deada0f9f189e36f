import { memo, type MouseEvent, type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Language } from '#src/domain/language.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { Notification } from '#src/domain/notification.ts';
import { formatTime } from '#src/i18n/formats.ts';
import { localized } from '#src/i18n/localized.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './notification-row.module.css';
import { actionOf } from './notification-place.ts';
import { NotificationTile } from './notification-tile.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

/** Called with the error if a row could not be marked as read. */
export type OnFailed = (error: unknown) => void;

/** The actions of a row. All rows share one stable object, so that a change in one row does not render the others. */
export interface RowActions {
  /** Opens the row's link, here or in another tab, and marks the row as read. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>, notification: Notification, onFailed: OnFailed) => void;
  /** Marks a row without a link as read. */
  onRead: (notification: Notification, onFailed: OnFailed) => void;
}

export interface NotificationRowProps {
  notification: Notification;
  language: Language;
  /** The app's address that the row links to; null without a page. */
  place: string | null;
  actions: RowActions;
}

/** One notification with its one action (row G56). An unread one has a tint, bolder text, a dot, and a hidden text for screen readers. */
export const NotificationRow = memo(function NotificationRow({
  notification,
  language,
  place,
  actions,
}: NotificationRowProps) {
  const { type, isRead, createdAt: at } = notification;
  const action = actionOf(notification);
  const [failure, setFailure] = useState<unknown>(null);
  const face: ReactNode = (
    <>
      <NotificationTile type={type} />
      <span className={classes.title}>
        {!isRead && (
          <VisuallyHidden component="span">
            <FormattedMessage id="notifications.row.unread" />{' '}
          </VisuallyHidden>
        )}
        <DataText text={localized(language, notification.title, notification.arabicTitle)} />
      </span>
      <span className={classes.body}>
        <DataText text={localized(language, notification.body, notification.arabicBody)} />
      </span>
      <span className={classes.aside}>
        <time dateTime={at} className={classes.when}>
          {formatTime(language, at)}
        </time>
        {place !== null && action !== null && (
          <span className={classes.action}>
            <FormattedMessage id={`notifications.action.${action}`} />
          </span>
        )}
      </span>
    </>
  );

  return (
    <li className={classes.row} data-unread={!isRead || undefined} data-notification={notification.id} tabIndex={-1}>
      {place === null ? (
        <div className={classes.face}>
          {face}
          {!isRead && (
            <TextLink
              component="button"
              type="button"
              standalone
              className={classes.read}
              onClick={(event: MouseEvent<HTMLElement>) => {
                // The button disappears after marking, but the row stays and can receive the focus.
                event.currentTarget.closest('li')?.focus();
                setFailure(null);
                actions.onRead(notification, setFailure);
              }}
            >
              <FormattedMessage id="notifications.row.read" />
            </TextLink>
          )}
        </div>
      ) : (
        // A plain link, because each link of the router would listen to every navigation, in a list of up to two
        // thousand. The base URL is for the demo, which can be deployed in a subfolder.
        <a
          className={classes.face}
          href={`${import.meta.env.BASE_URL}${place.slice(1)}`}
          onClick={(event) => {
            setFailure(null);
            actions.onOpen(event, notification, setFailure);
          }}
          onAuxClick={(event) => {
            if (event.button === 1) actions.onOpen(event, notification, setFailure);
          }}
        >
          {face}
        </a>
      )}
      {failure !== null && (
        <Notice kind="error" role="alert" className={classes.failure}>
          <ErrorMessages error={failure} />
        </Notice>
      )}
    </li>
  );
});
