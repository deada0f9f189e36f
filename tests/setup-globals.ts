import { afterAll, vi } from 'vitest';

// Files share a worker. Vitest restores stubs before the next test, possibly of the next file, and would then also
// restore the stubs that the next file has already set up, such as the mock's `fetch`.
afterAll(() => {
  vi.unstubAllGlobals();
});
