import { videoGet, videoUpload } from '@acheep/contract/video';
import type { Deps } from '../../deps.ts';
import type { Register } from '../../module.ts';
import { videoService } from './video.service.ts';

export function videoRoutes(register: Register, deps: Deps) {
  const videos = videoService(deps);

  register(videoUpload, async ({ actor, request, locale }) => ({
    data: await videos.keepVideo(actor, request, locale),
  }));
  register(videoGet, async ({ actor, params, locale }) => ({
    data: await videos.show(actor, params.id, locale),
  }));
}
