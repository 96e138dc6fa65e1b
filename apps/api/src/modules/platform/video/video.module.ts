import type { Module } from '../../../module.ts';
import { fileErasure } from '../upload/upload.tasks.ts';
import { listPartKeys } from './partial-video.repository.ts';
import { videoRoutes } from './video.routes.ts';
import { videoTasks } from './video.tasks.ts';

export const videoModule: Module = {
  routes: videoRoutes,
  tasks: videoTasks,
  // Told of with the file that it is a part of.
  tables: {
    video: 'uploads',
    partial_video: { without: 'its parts are a video on its way, and gone within a day' },
  },
  on: {
    async 'account.deleted'(tx, { id }, { queue }) {
      const keys = await listPartKeys(tx, id);
      if (keys.length > 0) await queue.enqueue(tx, fileErasure, { keys });
    },
  },
};
