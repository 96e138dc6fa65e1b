import type { Module } from './module.ts';
import * as list from './module-list.ts';

/** All of the product, in the order of the names: what one module does depends on none before it. */
export const modules: readonly Module[] = Object.values(list);
