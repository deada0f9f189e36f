import { describe, expect, test } from 'vitest';
import type { StateMachine } from '#src/domain/state-machines.ts';
import { documentedMachines, mermaidLines } from '../documented-machines.ts';
import { diagramLayout, stateDiagram } from './state-diagram.ts';

describe.each(documentedMachines)('the diagram of the states of $title', ({ machine }) => {
  const layout = diagramLayout(machine);

  test('has a box per state and a label per transition, none of which covers another', () => {
    expect(layout.boxes.map(({ state }) => state)).toEqual(machine.states);
    expect(layout.labels).toHaveLength(machine.transitions.length);
    for (const [at, { top, height }] of layout.boxes.entries()) {
      expect(layout.boxes[at + 1]?.top ?? Infinity).toBeGreaterThan(top + height);
      expect(top + height).toBeLessThanOrEqual(layout.height);
    }
    const rows = layout.labels.map(({ y }) => y).toSorted((one, other) => one - other);
    for (const [at, y] of rows.entries()) expect((rows[at + 1] ?? Infinity) - y).toBeGreaterThanOrEqual(20);
  });

  test('has lines beside the labels, one per next state, within the drawing', () => {
    const ends = layout.labels.map(({ event, x }) => x + event.length * 7.4);
    for (const { x } of layout.lanes) {
      expect(x).toBeGreaterThan(Math.max(...ends));
      expect(x).toBeLessThanOrEqual(layout.width);
    }
    expect(new Set(layout.lanes.map(({ x }) => x)).size).toBe(layout.lanes.length);
    expect(layout.lanes.flatMap(({ rows }) => rows)).toHaveLength(machine.transitions.length);
  });
});

describe('a diagram', () => {
  const machine: StateMachine = {
    initial: ['<a>'],
    states: ['<a>', 'b'],
    transitions: [{ from: '<a>', event: 'x & y', to: 'b', by: 'time', when: '' }],
  };

  test('shows names as text', () => {
    const { source } = stateDiagram(machine, 'States "A"');
    expect(source).toContain('>&lt;a&gt;</text>');
    expect(source).toContain('>x &amp; y</text>');
    expect(source).toContain('aria-label="States &quot;A&quot;"');
  });

  test('has the same transitions as Mermaid', () => {
    expect(mermaidLines(machine)).toEqual(['stateDiagram-v2', '  [*] --> <a>', '  <a> --> b: x & y', '  b --> [*]']);
  });
});
