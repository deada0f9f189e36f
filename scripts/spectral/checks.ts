import type { IFunctionResult } from '@stoplight/spectral-core';

/** A check of a part of the contract. The message is that of its rule. */
type Check = (input: unknown) => IFunctionResult[];

const found: IFunctionResult[] = [{ message: 'found' }];
const none: IFunctionResult[] = [];

/** Refuses a schema that allows null besides a type. */
export const neverNull =
  (type: string): Check =>
  (input) => {
    const types = (input as { type?: unknown } | null)?.type;
    return Array.isArray(types) && types.includes(type) && types.includes('null') ? found : none;
  };

/** Refuses a closed object. */
export const openObject: Check = (input) =>
  (input as { additionalProperties?: unknown } | null)?.additionalProperties === false ? found : none;

/** Requires a success and an error among the statuses of an operation. */
export const successAndError: Check = (input) => {
  const statuses = Object.keys(input ?? {});
  const has = (start: RegExp) => statuses.some((each) => start.test(each));
  return has(/^[23]/) && has(/^(?:[45]|default)/) ? none : found;
};

/** Requires values of a list in capitals. */
export const upperCaseValues: Check = (input) => {
  const values = (input as { enum?: unknown[] } | null)?.enum ?? [];
  const texts = values.filter((each) => typeof each === 'string');
  return texts.every((each) => /^[A-Z][A-Z0-9_]*$/.test(each)) ? none : found;
};

/** Requires `application/problem+json` for an answer of an error with a body. */
export const problemForErrors: Check = (input) =>
  Object.entries((input ?? {}) as Record<string, { content?: object }>).some(
    ([status, { content }]) =>
      /^[45]/.test(status) && content !== undefined && !('application/problem+json' in content),
  )
    ? found
    : none;
