import { z } from 'zod';
import { line } from './text.ts';

const key = { examples: ['images/q3N8vK1xT5bY7eR2wA9mC4_l'] };

/** Previously uploaded image, by the `path` in the response of its upload. */
export const imagePath = line(200).meta(key).nullish();

const address = z.string().meta({ examples: ['/media/cover.webp'] });

/** Addresses of an image: `small` for lists, `image` in full. Their pixel sizes depend on the kind. */
export const image = z.strictObject({ small: address, image: address });
export type Image = z.infer<typeof image>;

/** User's own image, with the `path` that a form submits. */
export const ownImage = z.strictObject({
  ...image.shape,
  path: z.string().meta(key),
});
export type OwnImage = z.infer<typeof ownImage>;
