import { today } from '@acheep/contract/kernel/calendar';
import type { Module } from '../../../module.ts';
import { deleteViewersBefore } from './view.repository.ts';

export const viewModule: Module = {
  tables: { viewer: { without: 'hashes of a day, by which nobody is found' } },
  sweep: ({ database: { prisma }, now }) => deleteViewersBefore(prisma, new Date(today(now()))),
};
