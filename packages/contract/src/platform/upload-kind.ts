import type { ErrorCode } from '../kernel/error-code.ts';
import type { Subject } from '../kernel/permission.ts';

/** What documents may be, told by their content: media types, and what people call them. */
const documentTypes = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
} as const;
const videoTypes = { 'video/mp4': 'MP4', 'video/quicktime': 'MOV' } as const;
const imageTypes = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' } as const;

/**
 * A kind of file that is taken in, for both sides: what it may be, and what becomes of it.
 *
 * Who may see it is not said here, since it is not the kind that decides: the same document is private as somebody's
 * CV and public beside a job. It stands with the column that refers to the file, in the `uploads` of its module, and a
 * test names a column that says nothing; until something refers to it, a file is its owner's. Nor has a kind a quota:
 * all files of an account count against one, `accountBytes`, so that a new kind is within it by itself.
 */
export interface UploadKind {
  /** Where it is sent. */
  path: `/upload/${string}`;
  access: 'signed-in' | Subject;
  /** Of the storage. */
  folder: string;
  types: Readonly<Record<string, string>>;
  /** The largest. */
  bytes: number;
  /** Documents are kept as they are; of a picture two sizes are drawn anew, `side` pixels at most, cut to a square or whole. */
  picture?: { cut: 'square' | 'whole'; sides: { small: number; large: number } };
  /** How long anybody's browser may keep it where it is public, seconds: a document may be taken back. */
  kept: number;
  /** What is said of a wrong type and of too many bytes, in place of the general sentences. */
  says?: { type: ErrorCode; bytes: ErrorCode };
}

const year = 365 * 24 * 3600;
const faces = { small: 128, large: 512 } as const;

/** Every kind. A new one is a line here, an endpoint in `upload.ts` and a column that refers to it. */
export const uploadKinds = {
  document: {
    path: '/upload/docs',
    access: 'signed-in',
    folder: 'docs',
    types: documentTypes,
    bytes: 10_000_000,
    kept: 300,
  },
  /** Of a person. */
  photo: {
    path: '/upload/photos',
    access: 'signed-in',
    folder: 'images',
    types: { 'image/jpeg': 'JPG' },
    bytes: 2_000_000,
    picture: { cut: 'square', sides: faces },
    kept: year,
    says: { type: 'photo.type', bytes: 'photo.too_large' },
  },
  logo: {
    path: '/upload/logos',
    access: 'Company',
    folder: 'images',
    types: imageTypes,
    bytes: 5_000_000,
    picture: { cut: 'whole', sides: faces },
    kept: year,
  },
  /** What is looked at: of a place, an event, in a text. */
  picture: {
    path: '/upload/images',
    access: 'signed-in',
    folder: 'images',
    types: imageTypes,
    bytes: 5_000_000,
    picture: { cut: 'whole', sides: { small: 480, large: 1600 } },
    kept: year,
  },
  /** That a payment was made: a photo or a screenshot, drawn anew, or a PDF as it is. */
  slip: {
    path: '/upload/slips',
    access: 'PostJob',
    folder: 'docs',
    types: { ...imageTypes, 'application/pdf': 'PDF' },
    bytes: 5_000_000,
    kept: 300,
  },
  /** Made anew in the background, with a picture of it, as what every browser plays. */
  video: {
    path: '/upload/videos',
    access: 'signed-in',
    folder: 'videos',
    types: videoTypes,
    bytes: 50_000_000,
    kept: year,
    says: { type: 'video.type', bytes: 'video.too_large' },
  },
} as const satisfies Record<string, UploadKind>;

export type UploadKindName = keyof typeof uploadKinds;
/** Those of which sizes are drawn. */
export type PictureKind = {
  [K in UploadKindName]: (typeof uploadKinds)[K] extends { picture: object } ? K : never;
}[UploadKindName];

/** All files that one account may keep, bytes. */
export const accountBytes = 100_000_000;
/** How long a file of somebody without an account waits to be claimed, hours. */
export const temporaryHours = 24;
/** The longest video, minutes. */
export const videoMinutes = 10;
/** What is sent of a video at once, bytes: the least, but for the last one of a video, what our own page sends, and the most. */
export const videoPart = { least: 1_000_000, usual: 2_000_000, most: 4_000_000 } as const;
/** Videos that one account sends in parts at once. */
export const videosBegun = 3;
/** Videos of one account that wait to be made anew, or are. */
export const videosWaiting = 3;
/** The most pixels that a picture is unpacked to. */
export const picturePixels = 36_000_000;
/** The longest that one of its sides may be, pixels. */
export const pictureSide = 12_000;
