/** The mock's one clock: real time plus an offset that tests and the developer's panel set. */
let offsetMs = 0;

/** The mock's now. */
export function now(): Date {
  // The one place where the mock asks the machine for the time.
  return new Date(Date.now() + offsetMs);
}

/** Sets the clock to an instant, from which it runs on; null goes back to real time. */
export function setClock(instant: Date | null): void {
  offsetMs = instant === null ? 0 : instant.getTime() - Date.now();
}
