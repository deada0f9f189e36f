import type { Backend } from '../backend.ts';
export function showPanel(_backend: Backend): void {}
