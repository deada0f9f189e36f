import type { ReactNode, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadMore } from '#src/ui/lists/load-more.tsx';
import { ErrorMessages } from './error-messages.tsx';

interface MoreOfListProps {
  /** What `usePages` returns. */
  of: {
    shown: number;
    isPaged: boolean;
    hasMore: boolean;
    isLoadingMore: boolean;
    error: unknown;
    loadMore: () => void;
  };
  /** "12 of 34 meals". */
  shownText: string;
  /** Holds all items of the list. */
  list: RefObject<HTMLElement | null>;
  /** Matches one element of each item: the one that takes the focus. */
  items: string;
  picture?: ReactNode;
  className?: string | undefined;
}

/** How much of a list is shown, and its next page; nothing where the whole list fits on the first page. */
export function MoreOfList({ of: { isPaged, isLoadingMore, error, loadMore, ...of }, ...rest }: MoreOfListProps) {
  const intl = useIntl();
  if (!isPaged) return null;
  return (
    <LoadMore
      {...rest}
      shown={of.shown}
      hasMore={of.hasMore}
      isLoading={isLoadingMore}
      onMore={loadMore}
      error={
        error === null ? null : (
          <>
            <p>
              <FormattedMessage id="list.more.failed" />
            </p>
            <ErrorMessages error={error} />
          </>
        )
      }
      moreLabel={<FormattedMessage id="list.more" />}
      retryLabel={<FormattedMessage id="list.retry" />}
      loadingLabel={intl.formatMessage({ id: 'list.more.loading' })}
    />
  );
}
