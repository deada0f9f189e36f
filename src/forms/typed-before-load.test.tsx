import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { keepTyped, takeOverTyped } from './typed-before-load.ts';

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

describe('keepTyped', () => {
  function Form({ onValue }: { onValue: (value: string) => void }) {
    const [mobile, setMobile] = useState('');
    const [terms, setTerms] = useState(false);
    onValue(`${mobile} ${terms}`);
    return (
      <form ref={takeOverTyped}>
        <input
          id="mobile"
          value={mobile}
          onChange={(event) => {
            setMobile(event.target.value);
          }}
        />
        <input
          id="terms"
          type="checkbox"
          checked={terms}
          onChange={(event) => {
            setTerms(event.target.checked);
          }}
        />
      </form>
    );
  }

  /** Renders the form in place of its markup, into which a visitor has typed. */
  function replaceMarkup(pathNow = window.location.pathname): { field: HTMLInputElement | null; value: string } {
    document.body.innerHTML = '<div><form><input id="mobile" /><input id="terms" type="checkbox" /></form></div>';
    const container = document.body.firstElementChild;
    const [mobile, terms] = document.querySelectorAll('input');
    if (!container || !mobile || !terms) throw new Error('The markup has both fields');
    keepTyped(container);
    mobile.focus();
    mobile.value = '0512';
    terms.checked = true;
    window.history.replaceState(null, '', pathNow);
    let value = '';
    render(
      <Form
        onValue={(now) => {
          value = now;
        }}
      />,
      { container },
    );
    return { field: document.querySelector('#mobile'), value };
  }

  it('keeps what is typed, ticked and focused in a form that the app renders anew', () => {
    const { field, value } = replaceMarkup();

    expect(value).toBe('0512 true');
    expect(document.querySelector<HTMLInputElement>('#terms')?.checked).toBe(true);
    expect(document.activeElement).toBe(field);
    expect(field?.value).toBe('0512');
  });

  it('keeps nothing for a form of another page', () => {
    const { value } = replaceMarkup('/signup');

    expect(value).toBe(' false');
  });
});
