import type { Image } from '@acheep/contract/image';

/** The larger size of an image is the one that its record names; the smaller one lies beside it. */
const large = /_l$/;

/** The storage key of the small size of the image at `path`. */
export const smallKey = (path: string) => path.replace(large, '_s');

/** The storage key of the record that a stored file belongs to. */
export const recordKey = (key: string) => (key.startsWith('images/') ? key.replace(/_s$/, '_l') : key);

/** Every file in the storage of an upload. */
export const storedKeys = (path: string): string[] =>
  path.startsWith('images/') ? [path, smallKey(path)] : [path];

/** Where everybody can fetch the file at `path`, if it is one that is shown to everybody. */
export const publicUrl = (path: string) => `/media/${path}`;

/** The same of both sizes of an image. */
export const publicImage = (path: string): Image => ({
  small: publicUrl(smallKey(path)),
  image: publicUrl(path),
});
