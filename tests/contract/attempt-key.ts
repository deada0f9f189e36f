import { type Operation, parametersIn } from './contract.ts';

export const keyHeader = 'Idempotency-Key';

let keys = 0;

/** An Idempotency-Key that was never used. */
export function freshKey(): string {
  keys += 1;
  return `contract-verify-${process.pid}-${Math.trunc(performance.timeOrigin)}-${keys}`;
}

/** Removes the keys of this run from a text, so that requests which differ in nothing else are equal. */
export const withoutFreshKeys = (text: string) => text.replaceAll(/contract-verify-\d+-\d+-\d+/g, '');

/** Whether a request of an operation needs a key. */
export function takesKey(operation: Operation): boolean {
  return parametersIn(operation, 'header').some(({ name, required }) => name === keyHeader && required === true);
}
