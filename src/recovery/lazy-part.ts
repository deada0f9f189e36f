import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { keepLoading } from './keep-loading.ts';

/**
 * Like React's `lazy`, for parts around the page: a part that can't be fetched is not rendered, and is requested again.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await keepLoading(load) }));
}
