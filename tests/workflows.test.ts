import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, stopServers } from '#mocks/test-server.ts';
import { parseWorkflows, readSources, readWorkflows, workflowFiles } from '../scripts/workflows/document.ts';
import { workflowProblems } from '../scripts/workflows/problems.ts';
import { runWorkflow, type Servers } from '../scripts/workflows/run.ts';

const sources = readSources();
const workflows = workflowFiles().flatMap((file) =>
  readWorkflows(file).workflows.map((workflow) => [basename(file), workflow] as const),
);

describe('the workflows', () => {
  let servers: Servers = {};

  beforeAll(async () => {
    const origin = await serve();
    servers = { nabta: `${origin}/api/v1`, control: origin };
  }, 60_000);
  afterAll(stopServers);

  test('are those of a parent', () => {
    expect(workflows.map(([, { workflowId }]) => workflowId)).toEqual([
      'cancel',
      'takeOffDays',
      'resetPassword',
      'renew',
      'signUp',
      'subscribeAndPay',
    ]);
  });

  test.each(workflows)('%s runs against the mock', async (_file, workflow) => {
    expect(await runWorkflow(workflow, sources, servers)).toEqual(workflow.steps.map(({ stepId }) => stepId));
  });

  test('name step, call and answer when a criterion does not hold', async () => {
    const text = readFileSync('openapi/workflows/cancel.arazzo.yaml', 'utf8').replace('== "refunded"', '== "paid"');
    const [workflow] = parseWorkflows(text).workflows;
    await expect(workflow && runWorkflow(workflow, sources, servers)).rejects.toThrow(
      /^cancel\.readRefund: .*status == "paid" does not hold after GET http:.*payments\/733, answered 200 .*"refunded"/,
    );
  });
});

describe('the check of the workflows', () => {
  test.each(workflowFiles())('finds nothing in %s', (file) => {
    expect(workflowProblems(file, readWorkflows(file), sources)).toEqual([]);
  });

  const file = 'openapi/workflows/subscribe-and-pay.arazzo.yaml';
  const text = readFileSync(file, 'utf8');

  test.each([
    ['an unknown operation', 'nabta.createOrder', 'nabta.makeOrder', '.createDraft: no operation is named'],
    ['an unknown source', 'control.resetServer', 'lab.resetServer', '.reset: no operation is named'],
    [
      'an unknown parameter',
      'name: frequency,',
      'name: frequence,',
      '.listWeeks: listPackages has no query parameter frequence',
    ],
    [
      'a missing parameter',
      /(stepId: checkout[^]*?)\n *- \{ name: Idempotency-Key[^\n]*/,
      '$1',
      '.checkout: checkoutOrder needs the header parameter Idempotency-Key',
    ],
    [
      'a missing session',
      /(readPaid[^]*?)\n *- \{ name: Authorization[^\n]*/,
      '$1',
      '.readPaid: getPayment needs the header Authorization',
    ],
    ['an unknown field', 'payment_method: mada', 'payment_way: mada', '.checkout: the body has no field /payment_way'],
    ['a missing field', 'payment_method: mada', '', '.checkout: the body needs the field /payment_method'],
    [
      'an unknown field of an item',
      'number_of_weeks: 1',
      'weeks: 1',
      '.createDraft: the body has no field /applicants/0/weeks',
    ],
    [
      'a status off the contract',
      '$statusCode == 204',
      '$statusCode == 205',
      '.reset: resetServer does not document the status 205',
    ],
    [
      'a criterion without a status',
      '- condition: $statusCode == 201\n          - condition: $response.body#/data/payment/id',
      '- condition: $response.body#/data/payment/id',
      '.payAgain: no criterion names the status',
    ],
    [
      'an output that points nowhere',
      'data/applicants/0/id',
      'data/students/0/id',
      '.listStudents: $response.body#/data/students/0/id points to nothing',
    ],
    [
      'a criterion that points nowhere',
      'payment/failure_code',
      'payment/failure',
      '.readDeclined: $response.body#/data/payment/failure points to nothing',
    ],
    [
      'an output that is never used',
      'applicant_id: $steps.listStudents.outputs.studentId',
      'applicant_id: 14',
      '.listStudents: no step uses the output studentId',
    ],
    [
      'an output that does not exist',
      'outputs.studentId',
      'outputs.pupilId',
      '.createDraft: $steps.listStudents.outputs.pupilId: listStudents has no such output',
    ],
    [
      'an output of a later step',
      '$steps.createDraft.outputs.version',
      '$steps.payAgain.outputs.paymentId',
      '.checkout: $steps.payAgain.outputs.paymentId: no earlier step',
    ],
    ['an unknown input', '$inputs.start_date', '$inputs.start', '.createDraft: $inputs.start is no input'],
    [
      'an input that is never used',
      '        return_url: {',
      '        spare: { type: string, default: a }\n        return_url: {',
      ': no step uses the input spare',
    ],
    [
      'a condition that is none',
      '$response.body#/data/payment/failure_code != null',
      '$response.body#/data/payment/failure_code is set',
      '.readDeclined: $response.body#/data/payment/failure_code is set is no condition',
    ],
    [
      'an answer that is sent',
      'value: $steps.payAgain.outputs.paymentId',
      'value: $response.body#/id',
      '.readPaid: $response.body#/id is read before',
    ],
    [
      'a field of Arazzo that the runner ignores',
      '- stepId: checkout\n',
      '- stepId: checkout\n        onFailure: []\n',
      '.checkout: the runner does not support onFailure',
    ],
    ['a step that exists twice', 'stepId: decline', 'stepId: checkout', '.checkout: another step has the same stepId'],
  ])('reports %s', (_name, before, after, problem) => {
    const changed = text.replace(before, after);
    expect(changed).not.toBe(text);
    const problems = workflowProblems(file, parseWorkflows(changed), sources);
    expect(problems.join('\n')).toContain(`${file}: subscribeAndPay${problem}`);
  });
});
