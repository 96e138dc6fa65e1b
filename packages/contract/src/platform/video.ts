import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
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

/** @collected by `errors.ts`. */
export const errors = {
  'video.type': { status: 415, en: 'File allow only MP4 and MOV.', km: 'អនុញ្ញាតតែវីដេអូ MP4 និង MOV ប៉ុណ្ណោះ។' },
  'video.too_large': { status: 413, en: 'File allow only 50MB.', km: 'អនុញ្ញាតត្រឹម 50MB ប៉ុណ្ណោះ។' },
  'video.most_waiting': {
    status: 409,
    en: '{count} of your videos are still being processed. Upload this one when they’re ready.',
    km: 'វីដេអូរបស់អ្នក {count} កំពុងរៀបចំនៅឡើយ។ សូមផ្ទុកវីដេអូនេះឡើង ពេលវីដេអូទាំងនោះរួចរាល់។',
  },
  'video.unavailable': {
    status: 503,
    en: 'Videos can’t be uploaded right now. Everything else works; please try again later.',
    km: 'ពេលនេះមិនអាចផ្ទុកវីដេអូឡើងបានទេ។ មុខងារផ្សេងទៀតនៅដំណើរការធម្មតា។ សូមព្យាយាមម្ដងទៀតនៅពេលក្រោយ។',
  },
} satisfies Errors;
