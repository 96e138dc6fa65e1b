import type { Module } from '../module.ts';

/** Counting tries has no endpoints of its own, but a table. */
export const limitModule: Module = {
  tables: { limit_count: { without: 'counts under keys that name nobody, gone within a day' } },
};
