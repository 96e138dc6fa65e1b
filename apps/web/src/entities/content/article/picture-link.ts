import type { OwnImage } from '@acheep/contract/kernel/image';
import type { PictureLinks } from '../../../ui/rich-text.tsx';

/** Returns temporary URLs of an article's pictures, for use before it is public. */
export const linksOf = (pictures: readonly OwnImage[]): PictureLinks =>
  Object.fromEntries(pictures.map(({ path, image }) => [`/media/${path}`, image]));
