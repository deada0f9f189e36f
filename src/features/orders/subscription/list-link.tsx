import { useRouter, type LinkComponent } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '#src/ui/actions/opens-elsewhere.ts';

type Address = Parameters<ReturnType<typeof useRouter>['navigate']>[0];

type RootProps = Address & React.ComponentPropsWithRef<'a'>;

function ListLinkRoot({ to, params, search, hash, onClick, children, ...rest }: RootProps) {
  const router = useRouter();
  const address = { to, params, search, hash } as Address;
  const preload = () => {
    void router.preloadRoute(address);
  };
  return (
    <a
      {...rest}
      href={router.history.createHref(router.buildLocation(address).publicHref)}
      onFocus={preload}
      onMouseEnter={preload}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        void router.navigate(address);
      }}
    >
      {children}
    </a>
  );
}

/**
 * The router's Link for lists that may be long, typed the same: it does not know whether it leads to the page on the screen,
 * which the router's own watches every navigation for, hundreds of times over.
 */
export const ListLink = ListLinkRoot as LinkComponent<'a'>;
