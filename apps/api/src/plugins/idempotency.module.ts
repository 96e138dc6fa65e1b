import type { Module } from '../module.ts';
import { deleteAnswersBefore } from './idempotency.repository.ts';
import { keyLife } from './idempotency.ts';

/** Doing once what is sent twice has no endpoints of its own, but a table. */
export const idempotencyModule: Module = {
  tables: {
    idempotency: { without: 'what calls were answered, for a day; what they made is said where it belongs' },
  },
  sweep: ({ database: { prisma }, now }) => deleteAnswersBefore(prisma, new Date(now().getTime() - keyLife)),
};
