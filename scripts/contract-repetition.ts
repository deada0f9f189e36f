const keyName = 'Idempotency-Key';

/** What decides whether an operation can be sent twice. */
export interface RepeatedOperation {
  operationId?: string;
  parameters?: { $ref?: string; name?: string }[];
  responses?: object;
  'x-repeatable'?: string;
}

/**
 * The errors of an operation that could do harm when it is sent twice: a POST has an Idempotency-Key and the answers that
 * a key needs, or the reason why it needs none; any other method is repeatable by itself.
 */
export function repetitionErrors(method: string, operation: RepeatedOperation): string[] {
  const { operationId = 'This operation', parameters = [], responses = {} } = operation;
  const hasKey = parameters.some(({ $ref, name }) => name === keyName || $ref?.endsWith('/IdempotencyKey') === true);
  const isRepeatable = operation['x-repeatable'] !== undefined;
  if (method !== 'post') {
    return hasKey || isRepeatable ? [`${operationId} is no POST, so it has neither ${keyName} nor x-repeatable.`] : [];
  }
  if (hasKey === isRepeatable) {
    return [`${operationId} needs the header ${keyName}, or x-repeatable with the reason why not.`];
  }
  const missing = hasKey ? ['400', '422'].filter((status) => !(status in responses)) : [];
  return missing.map((status) => `${operationId} takes an ${keyName}, so it needs a ${status}.`);
}
