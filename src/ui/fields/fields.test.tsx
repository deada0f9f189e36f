import { MantineProvider } from '@mantine/core';
import { isInaccessible, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BirthDateField, type DateState } from './birth-date-field.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

function show(field: ReactElement) {
  const wrapper = ({ children }: { children: ReactNode }) => <MantineProvider env="test">{children}</MantineProvider>;
  return { ...render(field, { wrapper }), user: userEvent.setup() };
}

/** The accessible description of an element. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.match(/\S+/g) ?? [];
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? `no element ${id}`).join(' | ');
}

describe.each([
  ['TextField', <TextField key="f" label="Name" help="As at school" error="Type the name" />],
  ['TextAreaField', <TextAreaField key="f" label="Name" help="As at school" error="Type the name" />],
  ['PhoneField', <PhoneField key="f" label="Name" help="As at school" error="Type the name" />],
  [
    'PasswordField',
    <PasswordField key="f" label="Name" help="As at school" error="Type the name" showLabel="Show" hideLabel="Hide" />,
  ],
  ['CheckboxField', <CheckboxField key="f" label="Name" help="As at school" error="Type the name" />],
])('%s', (_, field) => {
  it('is named by its label and described by its help and its error', () => {
    show(field);
    const control = screen.getByLabelText('Name');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const description = descriptionOf(control).split(' | ');
    expect(description.toSorted()).toEqual(['As at school', 'Type the name']);
  });
});

describe.each([
  [
    'TextField',
    (value: string, onChange: (text: string) => void) => (
      <TextField
        label="Name"
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    ),
  ],
  [
    'TextAreaField',
    (value: string, onChange: (text: string) => void) => (
      <TextAreaField
        label="Name"
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    ),
  ],
  [
    'SelectField',
    (_value: string, onChange: (text: string) => void) => (
      <SelectField label="Name" options={[]} value={null} onSearchChange={onChange} />
    ),
  ],
])('the direction of %s', (_name, field) => {
  function Controlled() {
    const [text, setText] = useState('');
    return field(text, setText);
  }

  it.each([
    ['سارة', 'auto'],
    ['Sara', 'auto'],
    ['7421', null],
  ])('X03 follows "%s" on the input itself, and the page once it is empty', async (text, direction) => {
    const { user } = show(<Controlled />);
    const input = screen.getByLabelText('Name', { selector: 'input, textarea' });
    expect(input.getAttribute('dir')).toBeNull();
    await user.type(input, text);
    expect(input.getAttribute('dir')).toBe(direction);
    await user.clear(input);
    expect(input.getAttribute('dir')).toBeNull();
  });
});

describe('TextField', () => {
  it('is required unless it is marked optional', () => {
    show(
      <>
        <TextField label="Name" />
        <TextField label="Note" optionalMark="optional" />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('textbox', { name: 'Note optional' }).getAttribute('aria-required')).toBe('false');
  });

  it('has no description while there is nothing to say', () => {
    show(<TextField label="Name" error={null} />);
    const field = screen.getByRole('textbox');
    expect(field.hasAttribute('aria-describedby')).toBe(false);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });
});

describe('PasswordField', () => {
  it('shows and hides what is typed, and keeps it', async () => {
    const { user } = show(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await user.type(field, 'lemon-tree');
    expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
    expect(field.value).toBe('lemon-tree');
  });
});

describe('SelectField', () => {
  const options = [
    { value: 'a', label: 'Masar School' },
    { value: 'b', label: 'Noor School' },
  ];

  it('filters its options by the typed text and shows a message when none fits', async () => {
    const { user } = show(<SelectField label="School" options={options} nothingFound="No school by this name" />);
    const field = screen.getByRole('combobox', { name: 'School' });
    await user.type(field, 'noor');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Noor School']);
    await user.type(field, 'x');
    expect(isInaccessible(screen.getByText('No school by this name'))).toBe(false);
  });

  it("shows the server's answer as it comes", async () => {
    const { user } = show(<SelectField label="School" options={options} searchedByServer />);
    await user.type(screen.getByRole('combobox', { name: 'School' }), 'riyadh');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
});

describe('BirthDateField', () => {
  function setUp(start: string | null = null) {
    const onChange = vi.fn<(value: string | null, state: DateState) => void>();
    function Form() {
      const [value, setValue] = useState(start);
      return (
        <BirthDateField
          label="Birth date"
          value={value}
          onChange={(next, state) => {
            setValue(next);
            onChange(next, state);
          }}
          dayLabel="Day"
          monthLabel="Month"
          yearLabel="Year"
          error="Type the birth date"
        />
      );
    }
    const { user } = show(<Form />);
    const [day, month, year] = screen.getAllByRole<HTMLInputElement>('textbox');
    if (!day || !month || !year) throw new Error('three boxes expected');
    return { day, month, year, onChange, user };
  }

  it('reports a date once day, month and year make one', async () => {
    const { day, month, year, onChange, user } = setUp();
    await user.type(day, '6');
    expect(onChange).toHaveBeenLastCalledWith(null, 'incomplete');
    await user.type(month, '9');
    await user.type(year, '2018');
    expect(onChange).toHaveBeenLastCalledWith('2018-09-06', 'complete');
  });

  it('takes Arabic-Indic digits', async () => {
    const { day, month, year, onChange, user } = setUp();
    await user.type(day, '٠٦');
    await user.type(month, '٩');
    await user.type(year, '٢٠١٨');
    expect(onChange).toHaveBeenLastCalledWith('2018-09-06', 'complete');
    expect(year.value).toBe('2018');
  });

  it('distinguishes a day that does not exist from one not typed yet, and keeps what was typed', async () => {
    const { day, month, year, onChange, user } = setUp();
    await user.type(day, '31');
    await user.type(month, '6');
    await user.type(year, '2018');
    expect(onChange).toHaveBeenLastCalledWith(null, 'impossible');
    expect([day.value, month.value, year.value]).toEqual(['31', '6', '2018']);
  });

  it('shows the date it is given and follows when it is emptied', async () => {
    const { day, month, year, onChange, user } = setUp('2018-09-06');
    expect([day.value, month.value, year.value]).toEqual(['6', '9', '2018']);
    for (const box of [day, month, year]) {
      // oxlint-disable-next-line no-await-in-loop -- a person empties one box after the other
      await user.clear(box);
    }
    expect(onChange).toHaveBeenLastCalledWith(null, 'empty');
  });

  it('names its boxes and ties the error to all three', () => {
    setUp();
    const group = screen.getByRole('group', { name: 'Birth date' });
    expect(descriptionOf(group)).toBe('Type the birth date');
    for (const name of ['Day', 'Month', 'Year']) {
      expect(screen.getByRole('textbox', { name }).getAttribute('aria-invalid')).toBe('true');
    }
  });
});
