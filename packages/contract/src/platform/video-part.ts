import { z } from 'zod';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { count } from '../kernel/list-query.ts';
import { line } from '../kernel/text.ts';
import { uploadKinds } from './upload-kind.ts';
import { ownVideo } from './video.ts';

/** Progress of a video that is uploaded in parts. */
const comingVideo = one(
  z.strictObject({
    _id: z.uuid(),
    originalName: z.string(),
    size: z.int(),
    /** Bytes received from the start: the offset of the next part. */
    received: z.int(),
  }),
);

const { path: videos, access } = uploadKinds.video;

export const videoPartBegin = endpoint({
  method: 'POST',
  path: `${videos}/part`,
  access,
  status: 201,
  limit: 'costly',
  idempotent: true,
  summary:
    'Start the upload of a video (MP4, MOV; 50 MB) in parts, so that a lost connection costs one part only',
  body: z.strictObject({
    originalName: named(line(255), 'file name', 'ឈ្មោះឯកសារ'),
    /** Bytes. Too large a video has a separate error message. */
    size: named(z.int().min(1).max(1_000_000_000_000), 'size', 'ទំហំ'),
  }),
  response: comingVideo,
});

export const videoPartPut = endpoint({
  method: 'PUT',
  path: `${videos}/part/:id`,
  access,
  upload: true,
  limit: 'work',
  summary:
    "Upload the part of the caller's video that begins at the byte `from` (1 to 4 MB, the last one of any size)",
  query: z.strictObject({
    from: named(count(0, uploadKinds.video.bytes), 'beginning of the part', 'ចំណុចចាប់ផ្ដើមនៃផ្នែក'),
  }),
  response: comingVideo,
});

export const videoPartGet = endpoint({
  method: 'GET',
  path: `${videos}/part/:id`,
  access,
  summary: "Get the number of bytes received of the caller's video",
  response: comingVideo,
});

export const videoPartEnd = endpoint({
  method: 'POST',
  path: `${videos}/part/:id/end`,
  access,
  status: 201,
  limit: 'work',
  summary: 'Combine the uploaded parts into one video; idempotent',
  response: one(ownVideo),
});

export const videoPartDelete = endpoint({
  method: 'DELETE',
  path: `${videos}/part/:id`,
  access,
  limit: 'work',
  summary: 'Cancel the upload of a video, and delete its parts',
  response: nothing,
});

/** @collected by `errors.ts`. */
export const errors = {
  'video.part_place': {
    status: 409,
    en: 'We’ve received {received} of {size} bytes of this video. Send the next part.',
    km: 'យើងបានទទួលវីដេអូនេះ {received} ក្នុងចំណោម {size} បៃ។ សូមផ្ញើផ្នែកបន្ទាប់។',
  },
  'video.most_begun': {
    status: 409,
    en: 'You’re already uploading {count} videos. Upload this one when they’re finished.',
    km: 'អ្នកកំពុងផ្ទុកវីដេអូ {count} ឡើងស្រាប់។ សូមរង់ចាំឱ្យចប់ ទើបផ្ទុកវីដេអូនេះ។',
  },
} satisfies Errors;
