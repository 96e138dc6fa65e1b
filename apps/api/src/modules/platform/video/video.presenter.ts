import type { Locale } from '@acheep/contract/kernel/locale';
import type { OwnVideo } from '@acheep/contract/platform/video';
import { type VideoFailure, type VideoState, videoFailures } from '@acheep/contract/platform/video-option';
import { smallKey } from '../upload/image-key.ts';
import type { VideoRow } from './video.repository.ts';

/** `links` open the video and its picture for the current user. */
export function presentVideo(
  { id, state, percent, seconds, failure, upload: { path, originalName } }: VideoRow,
  links: { small: string; image: string },
  locale: Locale,
): OwnVideo {
  const isReady = state === 'ready';
  return {
    _id: id,
    originalName,
    state: state as VideoState,
    percent,
    reason: failure && videoFailures[failure as VideoFailure][locale],
    seconds,
    video: path,
    thumbnail: smallKey(path),
    url: isReady ? links.image : null,
    poster: isReady ? links.small : null,
  };
}
