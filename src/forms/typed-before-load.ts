type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
const keyOf = ({ id, name }: Field) => id || name;

/** The fields of a prerendered page that the app renders anew, which a visitor may still be typing into. */
let replaced: { path: string; fields: Map<string, Field>; focused: () => Element | null } | null = null;

/**
 * Keeps what a visitor types into the forms of a prerendered page until the app has rendered these forms anew. Call it
 * before the app replaces the page.
 */
export function keepTyped(root: Element): void {
  const fields = [...root.querySelectorAll('input:not([type=radio]), textarea')]
    .filter(isField)
    .filter((field) => keyOf(field) !== '');
  let focused = document.activeElement;
  // The replaced field has no focus any more when the new one is rendered.
  for (const field of fields) {
    field.addEventListener('focus', () => {
      focused = field;
    });
  }
  replaced = {
    path: window.location.pathname,
    fields: new Map(fields.map((field) => [keyOf(field), field])),
    focused: () => focused,
  };
}

/** Copies what was typed into the replaced field, and its focus, to the new one. */
function takeOverReplaced(field: Field): void {
  if (replaced === null || replaced.path !== window.location.pathname) return;
  const before = replaced.fields.get(keyOf(field));
  if (before === undefined) return;
  replaced.fields.delete(keyOf(field));
  if (isTick(field) && isTick(before)) field.checked = before.checked;
  else if (before.value !== before.defaultValue) setNatively(field, before.value);
  if (replaced.focused() === before && document.activeElement === document.body) field.focus({ preventScroll: true });
}

/** Sets a property with the browser's native setter, so that React notices the difference to the rendered value. */
function setNatively(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function replay(field: Field): void {
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
 * these values on screen but fires no events, and a page that is rendered anew has new fields (`keepTyped`). Use it as
 * the `ref` of a form; it does nothing for other fields that React has rendered itself.
 */
export function takeOverTyped(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (!isField(field)) continue;
    takeOverReplaced(field);
    if (isTick(field)) {
      if (field.checked !== field.defaultChecked) replayTick(field);
    } else if (field.value !== field.defaultValue) replay(field);
  }
}
