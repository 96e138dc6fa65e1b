import { z } from 'zod';
import { line } from './text.ts';

/** An image that was uploaded before, as a form refers to it: by the `path` that the upload answered. */
export const imagePath = line(200).nullish();

/** Where an image can be fetched: `small` for lists, `image` to look at. How large they are is said of each kind. */
export const image = z.strictObject({ small: z.string(), image: z.string() });
export type Image = z.infer<typeof image>;

/** An image of one's own, with the `path` by which a form keeps it. */
export const ownImage = z.strictObject({ ...image.shape, path: z.string() });
export type OwnImage = z.infer<typeof ownImage>;
