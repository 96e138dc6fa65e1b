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

  register(videoUpload, async ({ actor, request, locale }) => ({
    data: await videos.keepVideo(actor, request, locale),
  }));
  register(videoGet, async ({ actor, params, locale }) => ({
    data: await videos.show(actor, params.id, locale),
  }));
  register(videoPartBegin, async ({ actor, body, tx }) => ({
    data: await partials.beginIn(tx, actor, body),
  }));
  register(videoPartGet, async ({ actor, params }) => ({ data: await partials.show(actor, params.id) }));
  register(videoPartPut, async ({ actor, request, params, query }) => ({
    data: await partials.keep(actor, request, { id: params.id, from: query.from }),
  }));
  register(videoPartEnd, async ({ actor, params, locale }) => ({
    data: await partials.end(actor, params.id, locale),
  }));
  register(videoPartDelete, async ({ actor, params }) => {
    await partials.stop(actor, params.id);
    return { data: null };
  });
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
