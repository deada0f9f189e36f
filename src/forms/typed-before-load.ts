/** Sets a property as the browser does it, so that React notices the difference to what it has rendered. */
function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype: object = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function replay(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setNatively(field, typed);
  // Null for a type without a selection, as an e-mail address: setting one throws.
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function replayTick(box: HTMLInputElement): void {
  box.checked = box.defaultChecked;
  box.click();
}

/**
 * Hands React what a visitor typed or ticked in a prerendered form before the app had loaded: hydration leaves it on the screen
 * and does not report it. As `ref` of a form; where React has rendered the fields itself there is nothing to do.
 */
export function takeOverTyped(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      if (field.checked !== field.defaultChecked) replayTick(field);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value !== field.defaultValue) replay(field);
    }
  }
}
