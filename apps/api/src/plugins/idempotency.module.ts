import type { Module } from '../module.ts';
import { deleteResponsesBefore } from './idempotency.repository.ts';
import { keyLife } from './idempotency.ts';

/** Idempotency of calls: a table without endpoints. */
export const idempotencyModule: Module = {
  tables: {
    idempotency: { without: 'what calls were answered, for a day; what they made is said where it belongs' },
  },
  sweep: ({ database: { prisma }, now }) =>
    deleteResponsesBefore(prisma, new Date(now().getTime() - keyLife)),
};
