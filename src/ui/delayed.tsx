import { useEffect, useState, type ReactNode } from 'react';

/** Shows what it holds after 300 ms, so that something quick doesn't flash (DESIGN §4). */
export function Delayed({ children, afterMs = 300 }: { children: ReactNode; afterMs?: number | undefined }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(true);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [afterMs]);
  return isShown ? children : null;
}
