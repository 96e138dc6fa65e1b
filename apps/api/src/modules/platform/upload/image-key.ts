import type { Image } from '@acheep/contract/kernel/image';

/** What lies beside the file that a record names, by folder: each has its letter at the end of its key. */
const families: Readonly<Record<string, { named: string; small: string; others: readonly string[] }>> = {
  images: { named: 'l', small: 's', others: [] },
  /** The video, its picture, and what was sent until both are made. */
  videos: { named: 'v', small: 't', others: ['o'] },
};

/** Of the storage: where the parts of videos lie until they are joined. */
export const partFolder = 'parts';

const familyOf = (key: string) => families[key.split('/')[0] ?? ''];
const beside = (key: string, letter: string) => key.replace(/_[a-z]$/, `_${letter}`);

/** The storage key of the small size of the image at `path`, or of the picture of the video there. */
export function smallKey(path: string) {
  const family = familyOf(path);
  return family ? beside(path, family.small) : path;
}

/** Where what was sent lies until the video at `path` is made of it. */
export const sentKey = (path: string) => beside(path, 'o');

/** The storage key of the record that a stored file belongs to. */
export const recordKey = (key: string) => {
  const family = familyOf(key);
  return family ? beside(key, family.named) : key;
};

/** Every file in the storage of an upload. */
export function storedKeys(path: string): string[] {
  const family = familyOf(path);
  if (!family) return [path];
  return [family.named, family.small, ...family.others].map((letter) => beside(path, letter));
}

/** What the file at `key` is, of an upload: whatever stands for something else is a picture of the same kind. */
export const mediaTypeOf = ({ mediaType, path }: { mediaType: string; path: string }, key: string) =>
  key === path ? mediaType : 'image/webp';

/** Where everybody can fetch the file at `path`, if it is one that is shown to everybody. */
export const publicUrl = (path: string) => `/media/${path}`;

/** The same of both sizes of an image. */
export const publicImage = (path: string): Image => ({
  small: publicUrl(smallKey(path)),
  image: publicUrl(path),
});
