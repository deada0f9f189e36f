import type { Backend } from '../backend.ts';
import { readBrowserControls } from '#mocks/browser/browser-storage.ts';
import { usualScenario } from '#mocks/scenarios/scenarios.ts';
import { element } from './element.ts';
import css from './panel.css?inline';
import {
  clockSection,
  endSection,
  latencySection,
  personaSection,
  refusalSection,
  scenarioSection,
  smsSection,
} from './sections.ts';
import { situationSection } from './situations.ts';

const refreshMs = 1_000;

/** Alt+Shift+M opens the panel from anywhere. */
const isShortcut = (event: KeyboardEvent) => event.altKey && event.shiftKey && event.code === 'KeyM';

/** A notice for the developer that stays until it is closed. */
function noticeBox(text: string): HTMLElement {
  const close = element('button', {
    type: 'button',
    textContent: '×',
    'aria-label': 'Close notice',
    onclick: () => {
      box.remove();
    },
  });
  const box = element('div', { className: 'notice', role: 'status', lang: 'en', dir: 'ltr' }, `Mock: ${text}`, close);
  return box;
}

/**
 * Shows the developer’s panel: a handle at the page’s end side, which opens persona, scenario, clock, latency, text messages
 * and reset. A shadow root keeps its styles and the app’s apart.
 * @param notice a message for the developer, shown at once
 */
export function showPanel(backend: Backend, notice: string | null): void {
  const host = element('div', { 'data-mock-panel': '' });
  const root = host.attachShadow({ mode: 'open' });
  const sections = [
    personaSection(backend),
    situationSection(),
    scenarioSection(),
    refusalSection(),
    clockSection(),
    latencySection(),
    smsSection(backend),
  ];
  const close = element('button', { type: 'button', textContent: '×', 'aria-label': 'Close panel' });
  const panel = element(
    'aside',
    { hidden: true, lang: 'en', 'aria-label': 'Mock panel' },
    element('header', {}, element('b', {}, 'mock'), element('span', {}, 'never in production'), close),
    ...sections.map((section) => section.root),
    endSection(backend),
  );
  panel.className = 'panel';
  for (const child of panel.children) (child as HTMLElement).dir = 'ltr';
  const handle = element('button', {
    type: 'button',
    className: 'handle',
    textContent: 'mock',
    title: 'Alt+Shift+M',
    'aria-label': 'Mock panel',
    'aria-expanded': 'false',
  });

  let timer: ReturnType<typeof setInterval> | undefined;

  function refresh(): void {
    for (const section of sections) section.refresh();
    markHandle();
  }

  function markHandle(): void {
    handle.toggleAttribute('data-playing', readBrowserControls().scenario !== usualScenario.name);
  }

  function toggle(isOpen: boolean): void {
    panel.hidden = !isOpen;
    handle.hidden = isOpen;
    handle.style.display = isOpen ? 'none' : '';
    handle.setAttribute('aria-expanded', String(isOpen));
    clearInterval(timer);
    if (isOpen) {
      refresh();
      timer = setInterval(refresh, refreshMs);
      close.focus();
    } else {
      markHandle();
      handle.focus();
    }
  }

  handle.addEventListener('click', () => {
    toggle(true);
  });
  close.addEventListener('click', () => {
    toggle(false);
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Escape also closes the app’s dialogs, but this key press is for the panel.
    event.stopPropagation();
    toggle(false);
  });
  panel.addEventListener('change', refresh);
  panel.addEventListener('click', refresh);
  window.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    toggle(panel.hidden !== false);
  });

  markHandle();
  root.append(element('style', { textContent: css }), handle, panel);
  if (notice !== null) root.append(noticeBox(notice));
  document.body.append(host);
}
