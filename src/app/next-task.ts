/** The part of the Scheduler API that is used here; Safari does not support it. */
interface TaskScheduler {
  yield?: () => Promise<void>;
}

/** Resolves in a new task, so that the browser can paint and handle input before it. */
export async function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: TaskScheduler };
  if (scheduler?.yield) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}
