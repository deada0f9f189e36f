import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Like `useNavigate`, for the page that follows an answer: does nothing once the user has left the page. A late answer
 * would otherwise replace the page that was opened meanwhile.
 */
export function useNavigateFromHere(): ReturnType<typeof useNavigate> {
  const navigate = useNavigate();
  const router = useRouter();
  const [pathname] = useState(router.latestLocation.pathname);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback<typeof navigate>(
    async (to) => {
      // The page stays shown while the next one loads.
      if (isShown.current && router.latestLocation.pathname === pathname) await navigate(to);
    },
    [navigate, pathname, router],
  );
}
