import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * Like React's `lazy`, for what stands around the page: where nothing would catch a failure, it would take the whole app. A
 * part that can't be fetched is missed, and asked for again in ever longer steps, up to half a minute.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const keepTrying = async (pause: number): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
      return keepTrying(Math.min(2 * pause, 30_000));
    }
  };
  return lazy(async () => keepTrying(1_000));
}
