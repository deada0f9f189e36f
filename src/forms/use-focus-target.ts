import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** An element, or the handle of a component, that can be focused. */
export interface Focusable {
  focus: (options?: FocusOptions) => void;
  scrollIntoView: (options?: ScrollIntoViewOptions) => void;
}

export interface FocusTarget<Name extends string> {
  /** Focuses a control after the next render, which may be the render that shows it. */
  focusOn: (name: Name, block?: ScrollLogicalPosition) => void;
  /** The `ref` of the control with this name. */
  controlRef: (name: Name) => RefCallback<Focusable>;
}

/** Moves the focus to a control by name: call `focusOn('start')` next to the state change that shows the control. */
export function useFocusTarget<Name extends string>(): FocusTarget<Name> {
  const controls = useRef<Map<Name, Focusable>>(new Map());
  const [target, setTarget] = useState<{ name: Name; block: ScrollLogicalPosition } | null>(null);

  useEffect(() => {
    if (target === null) return;
    const control = controls.current.get(target.name);
    control?.scrollIntoView({ block: target.block });
    control?.focus({ preventScroll: true });
  }, [target]);

  const focusOn = useCallback((name: Name, block: ScrollLogicalPosition = 'center') => {
    setTarget({ name, block });
  }, []);
  const controlRef = useCallback(
    (name: Name) => (control: Focusable | null) => {
      if (control === null) controls.current.delete(name);
      else controls.current.set(name, control);
    },
    [],
  );
  return { focusOn, controlRef };
}
