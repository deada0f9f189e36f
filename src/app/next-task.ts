/** As much as is used of the API that Chromium has, and Safari has not. */
interface TaskScheduler {
  yield?: () => Promise<void>;
}

/** Resolves in a task of its own: until then the browser draws and answers presses. */
export async function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: TaskScheduler };
  if (scheduler?.yield) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}
