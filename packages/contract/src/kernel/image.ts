import { z } from 'zod';
import { line } from './text.ts';

/** Previously uploaded image, by the `path` in the response of its upload. */
export const imagePath = line(200).nullish();

/** Addresses of an image: `small` for lists, `image` in full. Their pixel sizes depend on the kind. */
export const image = z.strictObject({ small: z.string(), image: z.string() });
export type Image = z.infer<typeof image>;

/** User's own image, with the `path` that a form submits. */
export const ownImage = z.strictObject({ ...image.shape, path: z.string() });
export type OwnImage = z.infer<typeof ownImage>;
