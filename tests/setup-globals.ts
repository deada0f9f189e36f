import { afterAll, vi } from 'vitest';

// Files share a worker. Vitest restores stubs before the next test, which may be one of the next file: what that file has set up
// by then, such as the mock's `fetch`, would be restored away as well.
afterAll(() => {
  vi.unstubAllGlobals();
});
