import type { Module } from '../../../module.ts';
import { videoRoutes } from './video.routes.ts';
import { videoTasks } from './video.tasks.ts';

export const videoModule: Module = {
  routes: videoRoutes,
  tasks: videoTasks,
  // Exported with the upload that it is a part of.
  tables: {
    video: 'uploads',
    partial_video: { without: 'its parts are a video on its way, and gone within a day' },
  },
};
