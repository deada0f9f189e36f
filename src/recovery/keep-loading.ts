import { isLostFile } from './lost-file.ts';
import { loadDocument } from './load-document.ts';
import { forgetLostScripts } from './lost-scripts.ts';

/**
 * Loads a part outside of the pages, where no error boundary would catch a failure: it retries with growing pauses of
 * up to half a minute. After a release, it loads the document again.
 */
export async function keepLoading<T>(load: () => Promise<T>, pauseMs = 1_000): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isLostFile(error)) void loadDocument('frame');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await forgetLostScripts();
    return keepLoading(load, Math.min(2 * pauseMs, 30_000));
  }
}
