import { useEffect, useEffectEvent, useRef } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

interface Loss<Value> {
  /** Returns the element that receives the focus; called after the change. */
  place: () => HTMLElement | null;
  /** Whether a change can have removed the focused element; true for every change if not given. */
  isLoss?: (before: Value, now: Value) => boolean;
  options?: FocusOptions;
}

/** Moves the focus as `focusIfLost` does, after a change of `value` that has removed the focused element. */
export function useFocusIfLost<Value>(value: Value, { place, isLoss, options }: Loss<Value>): void {
  const rendered = useRef(value);
  const compare = useEffectEvent((now: Value) => {
    const before = rendered.current;
    rendered.current = now;
    if (before !== now && isLoss?.(before, now) !== false) focusIfLost(place(), options);
  });
  useEffect(() => {
    compare(value);
  }, [value]);
}

/** Whether a list has become shorter; for `isLoss`. */
export const isFewer = (before: number, now: number): boolean => now < before;
