/** Sets a property with the browser's native setter, so that React notices the difference to the rendered value. */
function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype: object = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function replay(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setNatively(field, typed);
  // Null for types without a selection, such as e-mail: setting a selection there throws.
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function replayTick(box: HTMLInputElement): void {
  box.checked = box.defaultChecked;
  box.click();
}

/**
 * Reports to React what a visitor typed or checked in a prerendered form before the app had loaded: hydration keeps
 * these values on screen but fires no events. Use it as the `ref` of a form; it does nothing for fields that React has
 * rendered itself.
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
