import type { Module } from '../module.ts';

/** Rate limits: a table without endpoints. */
export const limitModule: Module = {
  tables: { limit_count: { without: 'counts under keys that name nobody, gone within a day' } },
};
