import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CodeField } from './code-field.tsx';

/** The same rule as in src/domain; `src/ui` receives it as a prop. */
function normalize(typed: string): string {
  return typed
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
    .replace(/\D/g, '');
}

function setUp(props: { error?: string; help?: string } = {}) {
  function Form() {
    const [code, setCode] = useState('');
    return <CodeField label="Six-digit code" value={code} onChange={setCode} normalize={normalize} {...props} />;
  }
  render(<Form />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Six-digit code' });
  const slots = () => [...document.querySelectorAll('[dir="ltr"] > span')].map((slot) => slot.textContent);
  return { input, slots, user: userEvent.setup() };
}

describe('CodeField', () => {
  it('is one field that phones fill in and that opens the digit keys', () => {
    const { input } = setUp();
    expect(screen.getAllByRole('textbox')).toEqual([input]);
    expect(input.getAttribute('inputmode')).toBe('numeric');
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.getAttribute('maxlength')).toBeNull();
  });

  it('shows each typed digit in its slot and leaves letters out', async () => {
    const { user, input, slots } = setUp();
    await user.type(input, '4a07');
    expect(input.value).toBe('407');
    expect(slots()).toEqual(['4', '0', '7', '', '', '']);
  });

  it.each([
    ['407123', 'as it is'],
    ['  407 123\n', 'with spaces'],
    ['Your code is 407-123', 'out of a message'],
    ['٤٠٧١٢٣', 'in Arabic-Indic digits'],
    ['۴۰۷۱۲۳', 'in Persian digits'],
    ['4071239', 'with a digit too many'],
  ])('takes the pasted code %j (%s)', async (pasted) => {
    const { user, input, slots } = setUp();
    await user.click(input);
    await user.paste(pasted);
    expect(input.value).toBe('407123');
    expect(slots()).toEqual(['4', '0', '7', '1', '2', '3']);
  });

  it('turns typed Arabic-Indic digits into 0-9', async () => {
    const { user, input } = setUp();
    await user.type(input, '٤٠٧');
    expect(input.value).toBe('407');
  });

  it('deletes from the end', async () => {
    const { user, input } = setUp();
    await user.type(input, '407123{Backspace}9');
    expect(input.value).toBe('407129');
  });

  it('replaces a whole code by pasting over it', async () => {
    const { user, input } = setUp();
    await user.type(input, '111111');
    await user.tripleClick(input);
    await user.paste('407123');
    expect(input.value).toBe('407123');
  });

  it('carries its error and its help in its description', () => {
    const { input } = setUp({ error: 'This code has expired.', help: 'We sent six digits.' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['This code has expired.', 'We sent six digits.']);
  });
});
