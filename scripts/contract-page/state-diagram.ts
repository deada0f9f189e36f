import type { StateMachine } from '#src/domain/state-machines.ts';
import { finalStates } from '../documented-machines.ts';
import { type Markup, markup } from './markup.ts';

/** Width of a character of the diagram's font, which has one width for all of them. */
const character = 7.4;
const rowHeight = 24;
const gap = 14;
const left = 34;
const laneWidth = 16;

/** A state's box: arrows end at its first row, and each transition begins in a row of its own. */
interface Box {
  state: string;
  top: number;
  height: number;
}

/** The arrows to one state: each transition reaches a vertical line, which leads to the state's first row. */
interface Lane {
  to: string;
  x: number;
  rows: number[];
}

/** Places of boxes and lines, in units of the drawing. */
export interface DiagramLayout {
  width: number;
  height: number;
  boxWidth: number;
  boxes: Box[];
  lanes: Lane[];
  labels: { event: string; x: number; y: number; to: string }[];
}

/**
 * Places states in one column, in the order of the machine. A label has a row of its own, so no text covers another, and the
 * drawing is narrow enough for a phone.
 */
export function diagramLayout({ states, transitions }: StateMachine): DiagramLayout {
  const boxWidth = Math.ceil(Math.max(...states.map((each) => each.length)) * character) + 24;
  const labelWidth = Math.ceil(Math.max(...transitions.map(({ event }) => event.length)) * character) + 20;
  const boxes: Box[] = [];
  const labels: DiagramLayout['labels'] = [];
  let top = gap;
  for (const state of states) {
    const own = transitions.filter(({ from }) => from === state);
    const height = (own.length + 1) * rowHeight + 6;
    boxes.push({ state, top, height });
    for (const [at, { event, to }] of own.entries()) {
      labels.push({ event, to, x: left + boxWidth + 10, y: top + (at + 1.5) * rowHeight });
    }
    top += height + gap;
  }
  const entry = (state: string) => (boxes.find((each) => each.state === state)?.top ?? 0) + rowHeight / 2;
  const span = (to: string) => {
    const rows = [entry(to), ...labels.filter((each) => each.to === to).map(({ y }) => y)];
    return Math.max(...rows) - Math.min(...rows);
  };
  // Short lines are nearest to the boxes, which gives the fewest crossings.
  const targets = [...new Set(labels.map(({ to }) => to))].toSorted((one, other) => span(one) - span(other));
  const lanes = targets.map((to, at) => ({
    to,
    x: left + boxWidth + labelWidth + at * laneWidth,
    rows: labels.filter((each) => each.to === to).map(({ y }) => y),
  }));
  const width = left + boxWidth + labelWidth + lanes.length * laneWidth;
  return { width, height: top, boxWidth, boxes, lanes, labels };
}

const arrow = (x: number, y: number) => markup`<path class="tip" d="M${x} ${y}l9 -4.5v9z"/>`;

function lane({ to, x, rows }: Lane, { boxes, boxWidth }: DiagramLayout): Markup {
  const end = (boxes.find(({ state }) => state === to)?.top ?? 0) + rowHeight / 2;
  const edge = left + boxWidth;
  const paths = rows.map((row) => {
    const turn = row < end ? 6 : -6;
    return markup`<path d="M${edge} ${row}H${x - 6}Q${x} ${row} ${x} ${row + turn}V${end - turn}Q${x} ${end} ${x - 6} ${end}H${edge + 8}"/>`;
  });
  return markup`<g>${paths}${arrow(edge + 1, end)}</g>`;
}

function box({ state, top, height }: Box, machine: StateMachine, width: number): Markup {
  const y = top + rowHeight / 2;
  const isInitial = machine.initial.includes(state);
  const isFinal = finalStates(machine).includes(state);
  return markup`<g><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="8"/><text class="state" x="${
    left + width / 2
  }" y="${top + height / 2}">${state}</text>${
    isInitial
      ? markup`<circle class="dot" cx="8" cy="${y}" r="6"/><path d="M14 ${y}H${left - 9}"/><path class="tip" d="M${left - 1} ${y}l-9 -4.5v9z"/>`
      : null
  }${
    isFinal
      ? markup`<circle class="ring" cx="9" cy="${y}" r="8"/><circle class="dot" cx="9" cy="${y}" r="4"/><path d="M${left} ${y}H26"/><path class="tip" d="M18 ${y}l9 -4.5v9z"/>`
      : null
  }</g>`;
}

/**
 * Draws a state machine as SVG. A dot leads to a first state, a ring follows a last one.
 * @param description for screen readers, which read the table of the same transitions
 */
export function stateDiagram(machine: StateMachine, description: string): Markup {
  const layout = diagramLayout(machine);
  const { width, height, boxWidth, boxes, lanes, labels } = layout;
  return markup`<svg class="diagram" viewBox="0 0 ${width} ${height}" role="img" aria-label="${description}" width="${width}" height="${height}">${lanes.map(
    (each) => lane(each, layout),
  )}${boxes.map((each) => box(each, machine, boxWidth))}${labels.map(
    ({ event, x, y }) => markup`<text class="event" x="${x}" y="${y - 5}">${event}</text>`,
  )}</svg>`;
}
