const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

function focusFirst(dialog: Element, itself: Element): void {
  const { activeElement } = document;
  if (activeElement !== dialog && dialog.contains(activeElement)) return;
  const marked = [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')].filter((element) => element !== itself);
  const tabbable = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.tabIndex >= 0);
  for (const element of [...marked, ...tabbable]) {
    element.focus({ preventScroll: true });
    // A disabled or hidden element does not take the focus.
    if (document.activeElement === element) return;
  }
}

function catchFocus(node: HTMLElement | null): void {
  if (!node) return;
  node.focus = () => {
    const dialog = node.closest('[role="dialog"]');
    if (dialog) focusFirst(dialog, node);
  };
}

/**
 * The first element of a dialog. Mantine's focus trap focuses the first `data-autofocus` element in a timer, even if a
 * control of the dialog already has the focus. This element receives that call instead. Only while the focus is outside
 * the dialog, it moves the focus to the control marked with `data-autofocus`, or else to the first focusable control.
 */
export function InitialFocus() {
  return <span ref={catchFocus} data-autofocus hidden />;
}
