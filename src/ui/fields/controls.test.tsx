import { MantineProvider } from '@mantine/core';
import { isInaccessible, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/actions/button.tsx';
import { Chip } from '#src/ui/actions/chip.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Stepper } from './stepper.tsx';
import { TextField } from './text-field.tsx';

function show(element: ReactElement) {
  const wrapper = ({ children }: { children: ReactNode }) => <MantineProvider env="test">{children}</MantineProvider>;
  return { ...render(element, { wrapper }), user: userEvent.setup() };
}

describe('Button', () => {
  function form(button: ReactElement) {
    const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => {
      event.preventDefault();
    });
    const shown = show(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        {button}
      </form>,
    );
    return { ...shown, onSubmit };
  }

  it('blocked, stays in the tab order, shows the reason and sends nothing', async () => {
    const { user, onSubmit } = form(
      <Button type="submit" blockedReason="Choose a student first">
        Continue
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByText('Choose a student first').id);
    await user.click(button);
    await user.type(screen.getByRole('textbox'), 'Sara{Enter}');
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('loading, is named by what is under way and sends nothing twice', async () => {
    const { user, onSubmit, rerender } = form(
      <Button type="submit" loading={false} loadingLabel="Saving">
        Save
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading loadingLabel="Saving">
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Saving' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is a link where it is given one, without the type of a button', () => {
    show(<Button renderRoot={(props) => createElement('a', { href: '/cart', ...props })}>Cart</Button>);
    const link = screen.getByRole('link', { name: 'Cart' });
    expect(link.getAttribute('href')).toBe('/cart');
    expect(link.hasAttribute('type')).toBe(false);
  });
});

describe('ChoiceGroup', () => {
  function One() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <ChoiceGroup label="Health issue" value={value} onChange={setValue} error="Choose one">
        <ChoiceCard value="none" label="No issue" />
        <ChoiceCard value="allergy" label="Food allergy" hint="We ask for details" />
      </ChoiceGroup>
    );
  }

  it('is a group of radios with one answer', async () => {
    const { user } = show(<One />);
    expect(isInaccessible(screen.getByRole('group', { name: 'Health issue' }))).toBe(false);
    const none = screen.getByRole<HTMLInputElement>('radio', { name: 'No issue' });
    const allergy = screen.getByRole<HTMLInputElement>('radio', { name: 'Food allergy' });
    await user.click(none);
    await user.click(allergy);
    expect([none.checked, allergy.checked]).toEqual([false, true]);
    expect(none.name).toBe(allergy.name);
  });

  it('with several answers adds and takes away', async () => {
    const onChange = vi.fn<(value: string[]) => void>();
    const { user } = show(
      <ChoiceGroup label="Free of" multiple value={['egg']} onChange={onChange}>
        <Chip value="egg">Eggs</Chip>
        <Chip value="milk">Milk</Chip>
      </ChoiceGroup>,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    expect(onChange).toHaveBeenLastCalledWith(['egg', 'milk']);
    await user.click(screen.getByRole('checkbox', { name: 'Eggs' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});

describe('Stepper', () => {
  function Months() {
    const [months, setMonths] = useState(1);
    return (
      <Stepper
        label="Months"
        value={months}
        onChange={setMonths}
        min={1}
        max={12}
        valueText={months === 1 ? '1 month' : `${months} months`}
        lessLabel="One month less"
        moreLabel="One month more"
      />
    );
  }

  it('counts by its buttons and stops at its limits', async () => {
    const { user } = show(<Months />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Months' });
    const less = screen.getByRole('button', { name: 'One month less' });
    expect(less.getAttribute('aria-disabled')).toBe('true');
    await user.click(less);
    expect(field.value).toBe('1 month');
    await user.click(screen.getByRole('button', { name: 'One month more' }));
    expect(field.value).toBe('2 months');
    expect(field.getAttribute('aria-valuetext')).toBe('2 months');
  });

  it('counts by arrow keys, Home and End', async () => {
    const { user } = show(<Months />);
    const field = screen.getByRole('spinbutton');
    await user.click(field);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field.getAttribute('aria-valuenow')).toBe('2');
    await user.keyboard('{End}');
    expect(field.getAttribute('aria-valuenow')).toBe('12');
    await user.keyboard('{Home}');
    expect(field.getAttribute('aria-valuenow')).toBe('1');
  });

  it('takes a typed number, Arabic-Indic too, and brings it into its limits', async () => {
    const { user } = show(<Months />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton');
    await user.clear(field);
    await user.type(field, '٤');
    expect(field.getAttribute('aria-valuenow')).toBe('4');
    await user.clear(field);
    await user.type(field, '40');
    await user.tab();
    expect(field.value).toBe('12 months');
  });
});

describe('ErrorSummary', () => {
  function Form({ attempt }: { attempt: number }) {
    return (
      <>
        <ErrorSummary
          attempt={attempt}
          title="Two things to fix"
          errors={[
            { fieldId: 'name', text: 'Type the name' },
            { fieldId: 'health', text: 'Choose the health issue' },
          ]}
        />
        <TextField id="name" label="Name" />
        <ChoiceGroup id="health" label="Health" value={null} onChange={() => undefined}>
          <ChoiceCard value="none" label="No issue" />
        </ChoiceGroup>
      </>
    );
  }

  it('takes the focus at each try to send', () => {
    const { rerender } = show(<Form attempt={1} />);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Two things to fix' }));
    screen.getByRole('textbox').focus();
    rerender(<Form attempt={1} />);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    rerender(<Form attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole('region'));
  });

  it('leads to the field, or into the group, and leaves the address alone', async () => {
    const { user } = show(<Form attempt={1} />);
    await user.click(screen.getByRole('link', { name: 'Type the name' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('link', { name: 'Choose the health issue' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'No issue' }));
    expect(window.location.hash).toBe('');
  });
});
