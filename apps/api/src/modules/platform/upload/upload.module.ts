import type { Module } from '../../../module.ts';
import { storedKeys } from './image-key.ts';
import { listPaths } from './upload.repository.ts';
import { uploadRoutes } from './upload.routes.ts';
import { fileErasure, uploadTasks } from './upload.tasks.ts';

export const uploadModule: Module = {
  routes: uploadRoutes,
  tasks: uploadTasks,
  // The data export writes it itself, last, with the files.
  tables: {
    upload: 'uploads',
    temporary_document: { without: 'it is nobody’s until it is claimed, and gone within a day' },
  },
  on: {
    async 'account.deleted'(tx, { id }, { queue }) {
      const keys = (await listPaths(tx, id)).flatMap(storedKeys);
      if (keys.length > 0) await queue.enqueue(tx, fileErasure, { keys });
    },
  },
};
