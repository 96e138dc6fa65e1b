import type { Module } from './module.ts';
import * as list from './module-list.ts';

/** All modules in alphabetical order: none depends on another's position. */
export const modules: readonly Module[] = Object.values(list);
