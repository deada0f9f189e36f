import { useEffect, useState } from 'react';

/**
 * The index of the section being read: the last one whose top is above the end of the window's first third.
 * @param ids ids of the section elements, in document order
 */
export function useCurrentSection(ids: readonly string[]): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const passed = ids.findLastIndex((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      const { scrollHeight } = document.documentElement;
      const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 2;
      setCurrent(atEnd ? ids.length - 1 : Math.max(0, passed));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ids]);
  return current;
}
