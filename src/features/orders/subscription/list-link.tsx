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
 * A replacement for the router's Link in long lists, with the same type. It does not detect whether it is the active
 * link: for that, each Link of the router watches every navigation, which is slow with hundreds of links.
 */
export const ListLink = ListLinkRoot as LinkComponent<'a'>;
