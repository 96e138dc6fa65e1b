import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { uploadKinds } from './upload-kind.ts';
import { videoStates } from './video-option.ts';

/** A video of one's own, from its upload to what can be watched. */
export const ownVideo = z.strictObject({
  _id: z.uuid(),
  originalName: z.string(),
  state: choice(videoStates),
  /** How much of it has been made anew. */
  percent: z.int().min(0).max(100),
  /** Why it came to nothing, in the reader's language. */
  reason: z.string().nullable(),
  /** How long it plays, once it is ready. */
  seconds: z.number().nullable(),
  /** The paths by which a form keeps it, and its picture. They stay the same from the start. */
  video: z.string(),
  thumbnail: z.string(),
  /** Short-lived links to both, once it is ready. */
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
  summary: 'Keep a video (MP4, MOV; 50 MB), to be made anew in the background',
  response: one(ownVideo),
});

export const videoGet = endpoint({
  method: 'GET',
  path: '/upload/videos/:id',
  access: 'signed-in',
  summary: 'How far a video of your own is, with links to it once it is ready',
  response: one(ownVideo),
});
