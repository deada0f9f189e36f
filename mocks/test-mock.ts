import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Controls } from './controls.ts';
import { createNodeMock, type NodeMock } from './node.ts';

/** The mock for one test file: it responds from the first test on and is reset after each test. */
export function testMock(initial: Partial<Controls>): NodeMock {
  const mock = createNodeMock(initial);
  beforeAll(mock.listen);
  afterEach(mock.reset);
  afterAll(mock.close);
  return mock;
}
