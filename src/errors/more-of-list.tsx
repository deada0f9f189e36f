import type { ReactNode, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadMore } from '#src/ui/lists/load-more.tsx';
import { ErrorMessages } from './error-messages.tsx';

interface MoreOfListProps {
  /** The return value of `usePages`. */
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
  /** The element that contains all items of the list. */
  list: RefObject<HTMLElement | null>;
  /** A selector for one element of each item: the one that receives the focus. */
  items: string;
  picture?: ReactNode;
  className?: string | undefined;
}

/** The number of shown items and the button for the next page; renders nothing if the list fits on one page. */
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
