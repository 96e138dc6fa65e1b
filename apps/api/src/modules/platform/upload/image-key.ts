import type { Image } from '@acheep/contract/kernel/image';
import { publicUrl } from './files-host.ts';

/** Files stored beside the one that a record refers to, by folder: each has its letter at the end of its key. */
const families: Readonly<Record<string, { named: string; small: string; others: readonly string[] }>> = {
  images: { named: 'l', small: 's', others: [] },
  /** The video, its picture, and the original until both are made. */
  videos: { named: 'v', small: 't', others: ['o'] },
};

/** Storage folder of the parts of videos until they are joined. */
export const partFolder = 'parts';

const familyOf = (key: string) => families[key.split('/')[0] ?? ''];
const beside = (key: string, letter: string) => key.replace(/_[a-z]$/, `_${letter}`);

/** The storage key of the small size of the image at `path`, or of the picture of the video there. */
export function smallKey(path: string) {
  const family = familyOf(path);
  return family ? beside(path, family.small) : path;
}

/** The storage key of the original until the video at `path` is made. */
export const sentKey = (path: string) => beside(path, 'o');

/** The storage key in the record that a stored file belongs to. */
export const recordKey = (key: string) => {
  const family = familyOf(key);
  return family ? beside(key, family.named) : key;
};

/** Every storage key of an upload. */
export function storedKeys(path: string): string[] {
  const family = familyOf(path);
  if (!family) return [path];
  return [family.named, family.small, ...family.others].map((letter) => beside(path, letter));
}

/** The media type of the file at `key` of an upload: every file other than the main one is a WebP picture. */
export const mediaTypeOf = ({ mediaType, path }: { mediaType: string; path: string }, key: string) =>
  key === path ? mediaType : 'image/webp';

/** The public addresses of both sizes of an image. */
export const publicImage = (path: string): Image => ({
  small: publicUrl(smallKey(path)),
  image: publicUrl(path),
});
