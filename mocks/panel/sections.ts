import { instantInRiyadh, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { Backend } from '../backend.ts';
import { chooseInAddress, readBrowserControls } from '#mocks/browser/browser-storage.ts';
import { now } from '../clock.ts';
import { db, takeSnapshot } from '#mocks/store/db.ts';
import { linkWith } from '#mocks/browser/link.ts';
import { personas } from '../personas.ts';
import type { SmsMessage } from '#mocks/store/public-records.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { findScenario, refusals, type ScenarioName, scenarios, usualScenario } from '#mocks/scenarios/scenarios.ts';
import { element } from './element.ts';
import { currentPersona, signInAs } from './sign-in.ts';

/** A part of the panel that can show changes. */
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

/** Reloads the page, because the app caches answers. */
function startOver(): void {
  location.reload();
}

/** Chooses the user: from the visitor to the parent with all kinds of data. */
export function personaSection(backend: Backend): Section {
  const { root: title, note } = heading('Persona');
  const buttons = personas.map((persona) =>
    element('button', {
      type: 'button',
      textContent: persona.label,
      'data-persona': persona.name,
      onclick: () => {
        chooseInAddress({ persona: persona.name });
        void signInAs(persona, backend).then(startOver);
      },
    }),
  );
  return {
    root: element('section', {}, title, element('div', { className: 'choices' }, ...buttons)),
    refresh() {
      const persona = currentPersona();
      personas.forEach(({ name }, index) =>
        buttons[index]?.setAttribute('aria-pressed', String(name === persona?.name)),
      );
      note.textContent = persona ? (persona.account ? 'signed in' : 'signed out') : 'someone who signed up here';
    },
  };
}

/** Choosing another scenario does not undo a change, so that the effects of several can be seen together. */
const changeNote = 'It has changed the data: this stays, beside the changes of other scenarios, until “Reset data”.';

const playing = () => findScenario(readBrowserControls().scenario) ?? usualScenario;

/** A list of scenarios. Its empty first option is selected while a scenario of another list is active. */
function scenarioSelect(label: string, groups: Iterable<[string, readonly Scenario[]]>): HTMLSelectElement {
  const select = element('select', {
    'aria-label': label,
    onchange: () => {
      chooseInAddress({ scenario: (select.value || usualScenario.name) as ScenarioName });
    },
  });
  select.append(element('option', { value: '', textContent: '–' }));
  for (const [name, members] of groups) {
    const options = members.map((member) => element('option', { value: member.name, textContent: member.name }));
    select.append(element('optgroup', { label: name }, ...options));
  }
  return select;
}

function followScenario(select: HTMLSelectElement): void {
  if (select === (select.getRootNode() as ShadowRoot).activeElement) return;
  select.value = playing().name;
  if (select.selectedIndex === -1) select.value = '';
}

/** Chooses the scenario. */
export function scenarioSection(): Section {
  const { root: title, note } = heading('Scenario');
  const hint = element('p', { className: 'hint' });
  const all: readonly Scenario[] = scenarios;
  const select = scenarioSelect(
    'Scenario',
    Map.groupBy(all, ({ group }) => group),
  );
  return {
    root: element('section', {}, title, select, hint),
    refresh() {
      followScenario(select);
      const { description, change }: Scenario = playing();
      hint.textContent = change ? `${description} ${changeNote}` : description;
      note.textContent = 'from the next call on';
    },
  };
}

/** All refusals of the contract, by operation. Each is a scenario. */
export function refusalSection(): Section {
  const { root: title, note } = heading('One refusal');
  const select = scenarioSelect(
    'One refusal',
    Map.groupBy(refusals, ({ refusal }) => refusal.operations[0]),
  );
  return {
    root: element('section', {}, title, select),
    refresh() {
      followScenario(select);
      note.textContent = `${refusals.length} of the contract`;
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

/** Sets the clock. */
export function clockSection(): Section {
  const { root: title, note } = heading('Clock');
  note.textContent = 'Asia/Riyadh';
  const time = element('p', { className: 'time' });
  const set = (clock: Date | null) => {
    chooseInAddress({ clock: clock?.toISOString() ?? null });
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
      textContent: 'now',
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

/** Sets the latency. */
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
        chooseInAddress({ latency });
      },
    }),
  );
  const offline = element('button', {
    type: 'button',
    textContent: 'offline',
    onclick: () => {
      const isOffline = readBrowserControls().scenario === 'offline';
      chooseInAddress({ scenario: isOffline ? usualScenario.name : 'offline' });
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

/** The last text messages, and the code of the newest one. */
export function smsSection(backend: Backend): Section {
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

  function show(messages: readonly SmsMessage[]): void {
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
  }

  return {
    root: element('section', { 'aria-label': 'SMS inbox' }, title, box, hint, list),
    refresh() {
      // Reads the messages like a call, so that messages sent by another tab are shown too.
      void backend.act(() => structuredClone(db.smsMessages.all()).toReversed()).then(show);
    },
  };
}

/** A link to the present situation, including choices with default values. */
function wholeLink(): string {
  const { latency } = readBrowserControls();
  const persona = currentPersona();
  const scenario = playing().name as ScenarioName;
  const clock = now().toISOString();
  return linkWith(location.href, { ...(persona && { persona: persona.name }), scenario, clock, latency }).href;
}

/** Actions for the whole state: copying it for a bug report, and returning to the seeds. */
export function endSection(backend: Backend): HTMLElement {
  const link = element('button', {
    type: 'button',
    className: 'link',
    textContent: 'Copy link to this situation',
    onclick: () => void navigator.clipboard.writeText(wholeLink()),
  });
  const copy = element('button', {
    type: 'button',
    textContent: 'Copy state',
    onclick: () =>
      void navigator.clipboard.writeText(
        JSON.stringify({ controls: readBrowserControls(), records: takeSnapshot() }, null, 2),
      ),
  });
  const reset = element('button', {
    type: 'button',
    className: 'reset',
    textContent: 'Reset data',
    onclick: () => void backend.reset().then(startOver),
  });
  return element('section', { className: 'end' }, link, copy, reset);
}
