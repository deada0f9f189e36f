import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadDocument } from '#src/auth/load-document.ts';
import { isLostFile } from '#src/auth/lost-file.ts';
import { forgetLostScripts } from '#src/auth/lost-scripts.ts';

/**
 * Like React's `lazy`, for what stands around the page: where nothing would catch a failure, it would take the whole app. A
 * part that can't be fetched is missed, and asked for again in ever longer steps, up to half a minute; after a release the
 * document is loaded anew.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const keepTrying = async (pause: number): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      if (isLostFile(error)) void loadDocument('frame');
      await new Promise((resolve) => setTimeout(resolve, pause));
      await forgetLostScripts();
      return keepTrying(Math.min(2 * pause, 30_000));
    }
  };
  return lazy(async () => keepTrying(1_000));
}
