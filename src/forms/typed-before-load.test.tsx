import { afterEach, describe, expect, it } from 'vitest';
import { takeOverTyped } from './typed-before-load.ts';

/** A server-rendered form with one focused field that the visitor has typed into. */
function formWithTyped(type: string, typed: string): { form: HTMLFormElement; field: HTMLInputElement } {
  const form = document.createElement('form');
  const field = document.createElement('input');
  field.type = type;
  form.append(field);
  document.body.replaceChildren(form);
  field.focus();
  field.value = typed;
  return { form, field };
}

// Other test files share the document.
afterEach(() => {
  document.body.replaceChildren();
});

describe('takeOverTyped', () => {
  it.each([
    ['text', 'Huda'],
    ['tel', '0512345678'],
    ['password', 'Lunch-Box-2026'],
    // Scripts can't set the selection of an e-mail field.
    ['email', 'huda@example.com'],
  ])('reports what was typed into a field of type %s that has the focus, and keeps it', (type, typed) => {
    const { form, field } = formWithTyped(type, typed);
    const reported: string[] = [];
    form.addEventListener('input', () => reported.push(field.value));

    takeOverTyped(form);

    expect(reported).toEqual([typed]);
    expect(field.value).toBe(typed);
    expect(document.activeElement).toBe(field);
  });

  it('leaves the caret of a text field where it was', () => {
    const { form, field } = formWithTyped('text', 'Huda');
    field.setSelectionRange(2, 2);

    takeOverTyped(form);

    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
  });

  it('reports nothing of a field that holds what it was rendered with', () => {
    const { form } = formWithTyped('text', '');
    const reported: Event[] = [];
    form.addEventListener('input', (event) => reported.push(event));

    takeOverTyped(form);

    expect(reported).toEqual([]);
  });
});
