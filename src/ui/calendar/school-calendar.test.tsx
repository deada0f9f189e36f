import { DirectionProvider, MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import { addDays, weekdayOf } from '#src/domain/riyadh-date.ts';
import { SchoolCalendar, type SchoolCalendarHandle, type SchoolCalendarProps } from './school-calendar.tsx';
import type { SchoolDay } from './school-day.ts';

const texts = { name: 'Start date', previousMonth: 'Previous month', nextMonth: 'Next month', today: 'today' };

function dayState(on: string): SchoolDay {
  if (weekdayOf(on) >= 5)
    return { state: 'weekend', selectable: false, reason: 'Fridays and Saturdays are the weekend.' };
  if (on === '2027-02-22')
    return { state: 'vacation', selectable: false, reason: 'Founding Day, an official vacation.' };
  if (weekdayOf(on) === 0) return { state: 'available', selectable: true, label: 'Sunday you can start on' };
  return { state: 'plain', selectable: false, reason: 'A subscription starts on a Sunday.' };
}

function setUp(language: Language, props: Partial<SchoolCalendarProps> = {}) {
  const onPick = vi.fn<(on: string) => void>();
  const calendar = (
    <SchoolCalendar
      language={language}
      todayOn="2027-02-10"
      months={2}
      firstMonth="2027-01"
      lastMonth="2028-06"
      dayState={dayState}
      onPick={onPick}
      texts={texts}
      {...props}
    />
  );
  render(
    <DirectionProvider initialDirection={language === 'ar' ? 'rtl' : 'ltr'} detectDirection={false}>
      <MantineProvider env="test">{calendar}</MantineProvider>
    </DirectionProvider>,
  );
  return { onPick, user: userEvent.setup() };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

function focusedDate(): string | undefined {
  return (document.activeElement as HTMLElement | null)?.dataset['date'];
}

/** Formatted dates contain no-break spaces. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function getGrid(name: string): HTMLElement {
  return screen.getByRole('grid', { name: (gridName) => withPlainSpaces(gridName) === name });
}

/** Moves the focus to the calendar's tab stop: previous month, next month, day. */
async function tabToDay(user: ReturnType<typeof userEvent.setup>) {
  await user.tab();
  await user.tab();
  await user.tab();
}

describe('SchoolCalendar by keyboard', () => {
  it.each<[string, string]>([
    ['{ArrowRight}', '2027-02-11'],
    ['{ArrowLeft}', '2027-02-09'],
    ['{ArrowDown}', '2027-02-17'],
    ['{ArrowUp}', '2027-02-03'],
    ['{Home}', '2027-02-07'],
    ['{End}', '2027-02-13'],
    ['{PageDown}', '2027-03-10'],
    ['{PageUp}', '2027-01-10'],
    ['{Shift>}{PageDown}{/Shift}', '2028-02-10'],
  ])('left to right: %s leads from 10 February 2027 to %s', async (keys, expected) => {
    const { user } = setUp('en');
    await tabToDay(user);
    expect(focusedDate()).toBe('2027-02-10');
    await user.keyboard(keys);
    expect(focusedDate()).toBe(expected);
  });

  it.each<[string, string]>([
    ['{ArrowRight}', '2027-02-09'],
    ['{ArrowLeft}', '2027-02-11'],
    ['{ArrowDown}', '2027-02-17'],
    ['{Home}', '2027-02-07'],
    ['{End}', '2027-02-13'],
    ['{PageDown}', '2027-03-10'],
  ])('right to left: %s leads from 10 February 2027 to %s', async (keys, expected) => {
    const { user } = setUp('ar');
    await tabToDay(user);
    await user.keyboard(keys);
    expect(focusedDate()).toBe(expected);
  });

  it('focuses the next month’s day again where it has the same place, so that it is read out', async () => {
    const { user } = setUp('en', { months: 1 });
    await tabToDay(user);
    const focused: (string | undefined)[] = [];
    document.addEventListener('focusin', () => focused.push(focusedDate()));
    // February 2027 has exactly four weeks: 10 March is in the same cell as 10 February.
    await user.keyboard('{PageDown}');
    expect(focused).toEqual(['2027-03-10']);
  });

  it('gives each month a tab stop: the day focused last, or the first that can be picked', async () => {
    const { user } = setUp('en');
    await tabToDay(user);
    await user.keyboard('{ArrowRight}');
    expect(focusedDate()).toBe('2027-02-11');
    await user.tab();
    expect(focusedDate()).toBe('2027-03-07');
    await user.keyboard('{End}');
    await user.tab({ shift: true });
    expect(focusedDate()).toBe('2027-02-11');
    await user.tab();
    expect(focusedDate()).toBe('2027-03-13');
  });

  it('keeps a tab stop in each month that the month buttons bring into view', async () => {
    const { user } = setUp('en');
    const next = screen.getByRole('button', { name: 'Next month' });
    await user.click(next);
    await user.click(next);
    const tabStops = [...document.querySelectorAll<HTMLElement>('[data-date]')].filter((day) => day.tabIndex === 0);
    expect(tabStops.map((day) => day.dataset['date'])).toEqual(['2027-04-04', '2027-05-02']);
  });

  it('brings a day of a month that is not in view into view', async () => {
    const { user } = setUp('en', { months: 1, initialOn: '2027-02-28' });
    await tabToDay(user);
    await user.keyboard('{ArrowRight}');
    expect(focusedDate()).toBe('2027-03-01');
    getGrid('Start date March 2027');
    expect(screen.queryByRole('grid', { name: /February/ })).toBeNull();
  });

  it('stops at the first and last month that may be looked at', async () => {
    const { user } = setUp('en', { lastMonth: '2027-03' });
    await tabToDay(user);
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(focusedDate()).toBe('2027-03-31');
    const next = screen.getByRole('button', { name: 'Next month' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    getGrid('Start date March 2027');
  });

  it('picks an open day with Enter and with Space', async () => {
    const { user, onPick } = setUp('en');
    await tabToDay(user);
    await user.keyboard('{Home}{Enter}{ArrowDown} ');
    expect(onPick.mock.calls).toEqual([['2027-02-07'], ['2027-02-14']]);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('blocked days of SchoolCalendar', () => {
  it('are reached by keyboard, hold date and reason in their name and are announced as unavailable', async () => {
    const { user } = setUp('en', { initialOn: '2027-02-21' });
    await tabToDay(user);
    await user.keyboard('{ArrowRight}');
    const day = screen.getByRole('button', {
      name: 'Monday 22 February 2027, Founding Day, an official vacation, 15 Ramadan 1448 AH',
    });
    expect(document.activeElement).toBe(day);
    expect(day.getAttribute('aria-disabled')).toBe('true');
  });

  it('refuse with the reason in a visible line and pick nothing', async () => {
    const { user, onPick } = setUp('en', { initialOn: '2027-02-22' });
    await tabToDay(user);
    await user.keyboard('{Enter}');
    const status = screen.getByRole('status');
    expect(withPlainSpaces(status.textContent)).toBe('Monday 22 February 2027: Founding Day, an official vacation.');
    expect(onPick).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /^Friday 19 February 2027/ }));
    expect(withPlainSpaces(status.textContent)).toBe('Friday 19 February 2027: Fridays and Saturdays are the weekend.');
    await user.click(screen.getByRole('button', { name: /^Sunday 21 February 2027/ }));
    expect(status.textContent).toBe('');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2027-02-21');
  });

  it('are named in Arabic, with Latin digits and the Hijri date', () => {
    setUp('ar');
    const day = screen.getByRole('button', {
      name: 'الأربعاء 10 فبراير 2027، today، A subscription starts on a Sunday، 3 رمضان 1448 هـ',
    });
    expect(day.getAttribute('aria-current')).toBe('date');
  });
});

describe('SchoolCalendar', () => {
  it('begins each week on Sunday and ends it with Friday and Saturday', () => {
    setUp('en');
    const [grid] = screen.getAllByRole('grid');
    const headers = within(grid as HTMLElement).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'SunSunday',
      'MonMonday',
      'TueTuesday',
      'WedWednesday',
      'ThuThursday',
      'FriFriday',
      'SatSaturday',
    ]);
    const [firstWeek] = within(grid as HTMLElement)
      .getAllByRole('row')
      .slice(1);
    expect(
      [...(firstWeek as HTMLElement).querySelectorAll<HTMLElement>('[data-date]')].map((day) => day.dataset['date']),
    ).toEqual(['01', '02', '03', '04', '05', '06'].map((day) => `2027-02-${day}`));
  });

  it('jumps to the next possible day, shows its month and focuses it', async () => {
    const { user } = setUp('en', { jump: { on: '2027-05-02', label: 'Next Sunday: Sun 2 May' } });
    await user.click(screen.getByRole('button', { name: 'Next Sunday: Sun 2 May' }));
    expect(focusedDate()).toBe('2027-05-02');
    getGrid('Start date May 2027');
  });

  it('jumps to a day that is in view and in the tab order', async () => {
    const { user } = setUp('en', { initialOn: '2027-02-14', jump: { on: '2027-02-14', label: 'Next Sunday' } });
    await user.click(screen.getByRole('button', { name: 'Next Sunday' }));
    expect(focusedDate()).toBe('2027-02-14');
  });

  it.each(['America/Santiago', 'Africa/Cairo', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
    'has each day of a year once in %s, whatever its summer time',
    (timeZone) => {
      vi.stubEnv('TZ', timeZone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      setUp('en', { months: 1, initialOn: '2027-01-01', firstMonth: '2027-01', lastMonth: '2027-12' });
      const days: (string | undefined)[] = [];
      for (let month = 0; month < 12; month += 1) {
        days.push(...[...document.querySelectorAll<HTMLElement>('[data-date]')].map((day) => day.dataset['date']));
        fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
      }
      expect(days).toEqual(Array.from({ length: 365 }, (_, day) => addDays('2027-01-01', day)));
    },
  );

  it('keeps the titles that are read out as the months change', async () => {
    const { user } = setUp('en');
    const titles = () => [...document.querySelectorAll('[aria-live]')];
    const before = titles();
    expect(before.map((title) => withPlainSpaces(title.textContent))).toEqual(['February 2027', 'March 2027']);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(titles()).toEqual(before);
    expect(before.map((title) => withPlainSpaces(title.textContent))).toEqual(['March 2027', 'April 2027']);
  });

  it('announces which months are in view', async () => {
    const { user } = setUp('en', {
      renderAbove: (months) => <p data-testid="above">{months.join(' ')}</p>,
      renderBelow: (months) => <p data-testid="below">{months.join(' ')}</p>,
    });
    const shown = () => ['above', 'below'].map((place) => screen.getByTestId(place).textContent);
    expect(shown()).toEqual(['2027-02 2027-03', '2027-02 2027-03']);
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(shown()).toEqual(['2027-01 2027-02', '2027-01 2027-02']);
  });

  it('takes the focus by its handle: on a day in view, else on the day that Tab reaches', async () => {
    const handle = createRef<SchoolCalendarHandle>();
    const { user } = setUp('en', { ref: handle, initialOn: '2027-02-14' });
    handle.current?.focusDay('2027-03-09');
    expect(focusedDate()).toBe('2027-03-09');
    handle.current?.focus();
    expect(focusedDate()).toBe('2027-02-14');
    handle.current?.focusDay('2027-06-01');
    expect(focusedDate()).toBe('2027-02-14');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    handle.current?.focusDay('2027-04-06');
    expect(focusedDate()).toBe('2027-04-06');
  });
});
