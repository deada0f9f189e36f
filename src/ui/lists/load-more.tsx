import type { ReactNode, RefObject } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useLongWait } from '#src/ui/feedback/use-long-wait.ts';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './load-more.module.css';
import { useFocusFirstNew } from './use-focus-first-new.ts';

export interface LoadMoreProps {
  /** The element that contains all items of the list. */
  list: RefObject<HTMLElement | null>;
  /** A selector for one element of each item: the one that receives the focus. */
  items: string;
  /** The number of items shown. */
  shown: number;
  /** "12 of 34 meals". */
  shownText: string;
  hasMore: boolean;
  isLoading: boolean;
  /** Why the next page did not load; null if there is no error. */
  error: ReactNode;
  onMore: () => void;
  moreLabel: ReactNode;
  retryLabel: ReactNode;
  loadingLabel: string;
  /** A picture of the progress above the count. */
  picture?: ReactNode;
  className?: string | undefined;
}

/**
 * The end of a list with more pages: how many items are shown, why the next page did not load, and the button that
 * loads it. The new count is announced; when the last page removes the button, the first new item receives the focus.
 */
export function LoadMore({
  list,
  items,
  shown,
  shownText,
  hasMore,
  isLoading,
  error,
  onMore,
  moreLabel,
  retryLabel,
  loadingLabel,
  picture,
  className,
}: LoadMoreProps) {
  const isLongWait = useLongWait(isLoading);
  const rememberShown = useFocusFirstNew({ list, items, shown, hasMore, shownText });
  const hasError = error !== null;
  return (
    <div className={classNames(classes.more, className)}>
      {picture}
      <p className={classes.shown}>{shownText}</p>
      {hasError && (
        <Notice kind="error" role="alert">
          {error}
        </Notice>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          loading={isLongWait}
          loadingLabel={loadingLabel}
          onClick={() => {
            if (isLoading) return;
            rememberShown();
            onMore();
          }}
        >
          {hasError ? retryLabel : moreLabel}
        </Button>
      )}
    </div>
  );
}
