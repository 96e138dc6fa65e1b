import { videoGet, videoUpload } from '@acheep/contract/platform/video';
import {
  videoPartBegin,
  videoPartDelete,
  videoPartEnd,
  videoPartGet,
  videoPartPut,
} from '@acheep/contract/platform/video-part';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { partialVideoService } from './partial-video.service.ts';
import { videoService } from './video.service.ts';
import { videoTasks } from './video.tasks.ts';

function videoRoutes(register: Register, deps: Deps) {
  const videos = videoService(deps);
  const partials = partialVideoService(deps);

  register(videoUpload, videos.keepVideo);
  register(videoGet, ({ actor, params, locale }) => videos.show(actor, params.id, locale));
  register(videoPartBegin, partials.begin);
  register(videoPartGet, partials.show);
  register(videoPartPut, ({ actor, request, params, query }) =>
    partials.keep(actor, request, { id: params.id, from: query.from }),
  );
  register(videoPartEnd, partials.end);
  register(videoPartDelete, partials.stop);
}

export const videoModule: Module = {
  routes: videoRoutes,
  tasks: videoTasks,
  // Exported with the upload that it is a part of.
  tables: {
    video: 'uploads',
    partial_video: { without: 'its parts are a video on its way, and gone within a day' },
  },
};
