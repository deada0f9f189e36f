import { useLayoutEffect } from 'react';

/**
 * While it is mounted, the page stands alone: neither footer nor tabs below it. Told to the body, since `:has()` in the layout
 * would be worked out anew with each page that a long list appends.
 */
export function useStandingAlone(isAlone = true): void {
  useLayoutEffect(() => {
    if (!isAlone) return undefined;
    document.body.toggleAttribute('data-alone', true);
    return () => {
      document.body.removeAttribute('data-alone');
    };
  }, [isAlone]);
}
