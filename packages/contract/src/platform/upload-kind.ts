import type { ErrorCode } from '../errors.ts';
import type { Subject } from '../kernel/permission.ts';

/** Document types, detected by content: media type, with its common name. */
const documentTypes = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
} as const;
const videoTypes = { 'video/mp4': 'MP4', 'video/quicktime': 'MOV' } as const;
const imageTypes = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' } as const;

/**
 * Kind of uploaded file, for both sides: permitted types, and processing.
 *
 * Access is not defined here, since the kind does not decide it: the same document is private as somebody's CV and
 * public beside a job. It is defined with the column that refers to the file, in the `uploads` of its module, and a
 * test reports a column without it; until something refers to it, only the file's owner may open it. Nor has a kind a
 * quota: all files of an account count against one, `accountBytes`, so that a new kind is covered automatically.
 */
export interface UploadKind {
  /** Path of the upload. */
  path: `/upload/${string}`;
  access: 'signed-in' | Subject;
  folder: string;
  types: Readonly<Record<string, string>>;
  /** Maximum size, of several photos together. */
  bytes: number;
  /**
   * Documents are stored as they are, a PDF without what surrounds it. A picture is re-encoded in two sizes, at most
   * `sides` pixels, cropped to a square or whole.
   */
  picture?: { cut: 'square' | 'whole'; sides: { small: number; large: number } };
  /** Photos of a paper document that become one PDF, a page of each. */
  pages?: { types: Readonly<Record<string, string>>; most: number };
  /** Seconds for which any browser may cache the public file: a document may be withdrawn. */
  kept: number;
  /** Error codes for a wrong type and for too many bytes, replacing the general ones. */
  says?: { type: ErrorCode; bytes: ErrorCode };
}

const year = 365 * 24 * 3600;
const faces = { small: 128, large: 512 } as const;

/** All kinds. A new one is a line here, an endpoint in `upload.ts` and a column that refers to it. */
export const uploadKinds = {
  document: {
    path: '/upload/docs',
    access: 'signed-in',
    folder: 'docs',
    types: documentTypes,
    bytes: 10_000_000,
    pages: { types: imageTypes, most: 10 },
    kept: 300,
  },
  /** Photo of a person. */
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
    // The operator corrects those of companies.
    access: 'signed-in',
    folder: 'images',
    types: imageTypes,
    bytes: 5_000_000,
    picture: { cut: 'whole', sides: faces },
    kept: year,
  },
  /** Picture of a place, of an event, or in a text. */
  picture: {
    path: '/upload/images',
    access: 'signed-in',
    folder: 'images',
    types: imageTypes,
    bytes: 5_000_000,
    picture: { cut: 'whole', sides: { small: 480, large: 1600 } },
    kept: year,
  },
  /** Proof of payment: a photo or screenshot, re-encoded, or a PDF, unchanged. */
  slip: {
    path: '/upload/slips',
    access: 'PostJob',
    folder: 'docs',
    types: { ...imageTypes, 'application/pdf': 'PDF' },
    bytes: 5_000_000,
    kept: 300,
  },
  /** Document by which the operator verifies a company: a photo or scan, re-encoded, or a PDF, unchanged. */
  paper: {
    path: '/upload/papers',
    access: 'Company',
    folder: 'docs',
    types: { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'application/pdf': 'PDF' },
    bytes: 10_000_000,
    kept: 300,
  },
  /** Transcoded in the background to a format that every browser plays, with a still picture. */
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
/** Kinds that are re-encoded in several sizes. */
export type PictureKind = {
  [K in UploadKindName]: (typeof uploadKinds)[K] extends { picture: object } ? K : never;
}[UploadKindName];

/** Storage quota of an account, in bytes. */
export const accountBytes = 100_000_000;
/** Hours for which an upload without an account waits to be claimed. */
export const temporaryHours = 24;
/** Maximum length of a video, in minutes. */
export const videoMinutes = 10;
/** Bytes of a part of a video upload: minimum (but for the last part), size that our own page sends, maximum. */
export const videoPart = { least: 1_000_000, usual: 2_000_000, most: 4_000_000 } as const;
/** Maximum number of videos that an account uploads in parts at once. */
export const videosBegun = 3;
/** Maximum number of an account's videos that are waiting or being transcoded. */
export const videosWaiting = 3;
/** Maximum pixels of a decoded picture. */
export const picturePixels = 36_000_000;
/** Maximum side length of a picture, in pixels. */
export const pictureSide = 12_000;
