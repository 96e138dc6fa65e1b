import type { Module } from '../../../module.ts';
import { uploadRoutes } from './upload.routes.ts';
import { uploadTasks } from './upload.tasks.ts';

export const uploadModule: Module = {
  routes: uploadRoutes,
  tasks: uploadTasks,
  // The data export and the deletion of an account handle the files themselves, last.
  tables: {
    upload: 'uploads',
    temporary_document: { without: 'it is nobody’s until it is claimed, and gone within a day' },
  },
};
