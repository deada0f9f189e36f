import { expect, it } from 'vitest';
import { junitOf } from './junit.ts';
import { reportOf } from './report.ts';

const { checks: _none, ...empty } = reportOf({
  baseUrl: 'https://host/api/v1',
  isMock: false,
  contract: { version: '1.0.0', hash: 'abc' },
  seed: 7,
  scale: 1,
  phases: [],
  isPartial: true,
  requests: 3,
  seconds: 1.26,
  matrix: [],
  examples: [],
  negatives: [],
  properties: [],
  replies: [],
  crashes: [],
  isStopped: false,
});

it('has a suite for each operation, with what failed and what could not be tried', () => {
  const check = { part: 'matrix', operation: 'getMeal', message: null, curl: null, expected: null, got: null } as const;
  const text = junitOf({
    ...empty,
    passed: 1,
    failed: 1,
    open: 1,
    checks: [
      { ...check, name: 'getMeal 200', outcome: 'passed' },
      {
        ...check,
        name: 'getMeal 404',
        outcome: 'failed',
        message: '“<b>” & \u0007 came',
        curl: `curl -i "https://host"`,
      },
      { ...check, operation: null, part: 'properties', name: 'paging', outcome: 'open', message: 'no credentials' },
    ],
  });
  expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" tests="3" failures="1" skipped="1" time="1.3">
  <testsuite name="getMeal" tests="2" failures="1" skipped="0">
    <testcase classname="matrix" name="getMeal 200"/>
    <testcase classname="matrix" name="getMeal 404"><failure message="“&lt;b&gt;” &amp; \uFFFD came">curl -i &quot;https://host&quot;</failure></testcase>
  </testsuite>
  <testsuite name="several operations" tests="1" failures="0" skipped="1">
    <testcase classname="properties" name="paging"><skipped message="no credentials"/></testcase>
  </testsuite>
</testsuites>
`);
});
