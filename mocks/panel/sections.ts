import { instantInRiyadh, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { Backend } from '../backend.ts';
import { changeBrowserControls, readBrowserControls } from '../browser-storage.ts';
import { now } from '../clock.ts';
import { db } from '../db.ts';
import { personas } from '../personas.ts';
import type { Scenario } from '../scenario.ts';
import { findScenario, scenarios, usualScenario } from '../scenarios.ts';
import { element } from './element.ts';
import { currentPersona, signInAs } from './sign-in.ts';

/** A part of the panel, and how it shows what has changed since. */
export interface Section {
  root: HTMLElement;
  refresh(): void;
}

const hourMs = 3_600_000;
const messagesShown = 4;

function heading(title: string): { root: HTMLElement; note: HTMLElement } {
  const note = element('em');
  return { root: element('h3', {}, title, note), note };
}

/** What the data shows has to be asked for anew, and the app keeps answers: a new page is the honest way. */
function startOver(): void {
  location.reload();
}

/** Who uses the app. */
export function personaSection(backend: Backend): Section {
  const { root: title, note } = heading('Persona');
  const select = element('select', {
    'aria-label': 'Persona',
    onchange: () => {
      const persona = personas.find(({ name }) => name === select.value);
      if (persona) void signInAs(persona, backend).then(startOver);
    },
  });
  const stranger = element('option', { value: '', textContent: 'Someone who signed up here', hidden: true });
  select.append(stranger, ...personas.map(({ name, label }) => element('option', { value: name, textContent: label })));
  return {
    root: element('section', {}, title, select),
    refresh() {
      const persona = currentPersona();
      if (select !== (select.getRootNode() as ShadowRoot).activeElement) select.value = persona?.name ?? '';
      note.textContent = persona?.account === null ? 'signed out' : 'signed in';
    },
  };
}

/** The link shows the scenario, so that it can be passed on. */
function showInAddress(name: string): void {
  const url = new URL(location.href);
  if (name === usualScenario.name) url.searchParams.delete('scenario');
  else url.searchParams.set('scenario', name);
  history.replaceState(history.state, '', url);
}

/** Which situation is played. */
export function scenarioSection(): Section {
  const { root: title, note } = heading('Scenario');
  const hint = element('p', { className: 'hint' });
  const all: readonly Scenario[] = scenarios;
  const groups = Map.groupBy(all, ({ group }) => group);
  const select = element('select', {
    'aria-label': 'Scenario',
    onchange: () => {
      changeBrowserControls({ scenario: select.value });
      showInAddress(select.value);
    },
  });
  for (const [label, members] of groups) {
    const options = members.map(({ name }) => element('option', { value: name, textContent: name }));
    select.append(element('optgroup', { label }, ...options));
  }
  return {
    root: element('section', {}, title, select, hint),
    refresh() {
      const scenario = findScenario(readBrowserControls().scenario) ?? usualScenario;
      if (select !== (select.getRootNode() as ShadowRoot).activeElement) select.value = scenario.name;
      hint.textContent = scenario.shows;
      note.textContent = 'from the next call on';
    },
  };
}

const riyadhClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Riyadh',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

function clockText(at: Date): string {
  const parts = Object.fromEntries(riyadhClock.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts['weekday']} ${riyadhDateOf(at)} ${parts['hour']}:${parts['minute']}`;
}

/** What time it is. */
export function clockSection(): Section {
  const { root: title, note } = heading('Clock');
  note.textContent = 'Asia/Riyadh';
  const time = element('p', { className: 'time' });
  const set = (clock: Date | null) => {
    changeBrowserControls({ clock: clock?.toISOString() ?? null });
    startOver();
  };
  const ahead = (label: string, ms: number) =>
    element('button', {
      type: 'button',
      textContent: label,
      onclick: () => {
        set(new Date(now().getTime() + ms));
      },
    });
  const steps = element(
    'div',
    { className: 'segments' },
    ahead('+1 h', hourMs),
    ahead('+1 day', 24 * hourMs),
    ahead('+1 week', 168 * hourMs),
    element('button', {
      type: 'button',
      textContent: 'real',
      onclick: () => {
        set(null);
      },
    }),
  );
  const date = element('input', {
    type: 'datetime-local',
    'aria-label': 'Date and time in Riyadh',
    onchange: () => {
      const [day = '', hour = ''] = date.value.split('T');
      if (day && hour) set(instantInRiyadh(day, hour.slice(0, 5)));
    },
  });
  return {
    root: element('section', {}, title, time, steps, date),
    refresh() {
      time.textContent = clockText(now());
    },
  };
}

/** How slow the line is. */
export function latencySection(): Section {
  const { root: title, note } = heading('Latency');
  const speeds = [
    ['0', 'none'],
    ['300', 300],
    ['1500', 1500],
    ['seeded', 'seeded'],
  ] as const;
  const buttons = speeds.map(([label, latency]) =>
    element('button', {
      type: 'button',
      textContent: label,
      onclick: () => {
        changeBrowserControls({ latency });
      },
    }),
  );
  const offline = element('button', {
    type: 'button',
    textContent: 'offline',
    onclick: () => {
      const isOffline = readBrowserControls().scenario === 'offline';
      changeBrowserControls({ scenario: isOffline ? usualScenario.name : 'offline' });
    },
  });
  return {
    root: element('section', {}, title, element('div', { className: 'segments' }, ...buttons, offline)),
    refresh() {
      const { latency, scenario } = readBrowserControls();
      const played = latency === 0 ? 'none' : latency;
      note.textContent = latency === 'seeded' ? '80 to 400 ms' : `${latency === 'none' ? 0 : latency} ms`;
      speeds.forEach(([, speed], index) => buttons[index]?.setAttribute('aria-pressed', String(speed === played)));
      offline.setAttribute('aria-pressed', String(scenario === 'offline'));
    },
  };
}

function timeLeft(until: Date): string {
  const seconds = Math.ceil((until.getTime() - now().getTime()) / 1000);
  if (seconds <= 0) return 'expired';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
}

/** The last text messages and the code in the last of them. */
export function smsSection(): Section {
  const { root: title, note } = heading('SMS inbox');
  const code = element('b');
  const copy = element('button', {
    type: 'button',
    textContent: 'Copy',
    'aria-label': 'Copy the code',
    onclick: () => void navigator.clipboard.writeText(code.textContent),
  });
  const box = element('div', { className: 'code' }, code, copy);
  const hint = element('p', { className: 'hint' });
  const list = element('div');
  let shownCount = -1;
  return {
    root: element('section', {}, title, box, hint, list),
    refresh() {
      const messages = db.smsMessages.all().toReversed();
      const [last] = messages;
      note.textContent = String(messages.length);
      box.hidden = !last;
      box.style.display = last ? '' : 'none';
      hint.textContent = last
        ? `Last code, to ••• ${last.mobile_number.slice(-4)}, ${timeLeft(new Date(last.expires_at))}`
        : 'No message yet. Codes land here, and only here.';
      if (messages.length === shownCount) return;
      shownCount = messages.length;
      code.textContent = last?.code ?? '';
      const rows = messages
        .slice(0, messagesShown)
        .map(({ sent_at, text }) =>
          element(
            'div',
            { className: 'message' },
            element('time', { textContent: clockText(new Date(sent_at)).slice(-5) }),
            element('span', { textContent: text, dir: 'auto' }),
          ),
        );
      list.replaceChildren(...rows);
    },
  };
}

/** Everything at once: copied for a bug report, or back to the seeds. */
export function endSection(backend: Backend, takeState: () => unknown): HTMLElement {
  const copy = element('button', {
    type: 'button',
    textContent: 'Copy state',
    onclick: () => void navigator.clipboard.writeText(JSON.stringify(takeState(), null, 2)),
  });
  const reset = element('button', {
    type: 'button',
    className: 'reset',
    textContent: 'Reset data',
    onclick: () => void backend.reset().then(startOver),
  });
  return element('section', { className: 'end' }, copy, reset);
}
