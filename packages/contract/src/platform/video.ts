import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { uploadKinds } from './upload-kind.ts';
import { videoStates } from './video-option.ts';

/** User's own video, from upload to playback. */
export const ownVideo = z.strictObject({
  _id: z.uuid(),
  originalName: z.string(),
  state: choice(videoStates),
  /** Progress of transcoding. */
  percent: z.int().min(0).max(100),
  /** Reason for the failure, in the reader's language. */
  reason: z.string().nullable(),
  /** Duration; null until it is ready. */
  seconds: z.number().nullable(),
  /** Paths that a form submits for the video and its picture. They stay the same from the start. */
  video: z.string(),
  thumbnail: z.string(),
  /** Short-lived links to both; null until it is ready. */
  url: z.string().nullable(),
  poster: z.string().nullable(),
});
export type OwnVideo = z.infer<typeof ownVideo>;

export const videoUpload = endpoint({
  method: 'POST',
  path: uploadKinds.video.path,
  access: uploadKinds.video.access,
  upload: true,
  status: 201,
  limit: 'costly',
  summary: 'Upload a video (MP4, MOV; 50 MB), to be transcoded in the background',
  response: one(ownVideo),
});

export const videoGet = endpoint({
  method: 'GET',
  path: '/upload/videos/:id',
  access: 'signed-in',
  summary: "Get the processing state of the caller's video, with links to it once it is ready",
  response: one(ownVideo),
});
