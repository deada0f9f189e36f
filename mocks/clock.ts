/** The mock's one clock: real time plus an offset that tests and the developer's panel set. */
let offsetMs = 0;
let heldAt: Date | null = null;

/** The machine’s time. The mock reads it only here. */
function machineTime(): number {
  // oxlint-disable-next-line eslint/no-restricted-properties -- this is the injected clock
  return Date.now();
}

/** The present time of the mock's clock. */
export function now(): Date {
  return heldAt === null ? new Date(machineTime() + offsetMs) : new Date(heldAt);
}

/** Sets the clock to an instant, from which it continues; null returns to real time. */
export function setClock(instant: Date | null): void {
  heldAt = null;
  offsetMs = instant === null ? 0 : instant.getTime() - machineTime();
}

/** Stops the clock at an instant, so that a slow machine does not change the result of a test. */
export function holdClock(instant: Date): void {
  heldAt = instant;
}

/** Milliseconds by which the clock is ahead of real time, to restore it after a reload. */
export function clockOffset(): number {
  return offsetMs;
}

/** Sets the clock by its offset from real time, so that it continues after a reload as if it had never stopped. */
export function setClockOffset(milliseconds: number): void {
  heldAt = null;
  offsetMs = milliseconds;
}
