import { z } from 'zod';
import { endpoint, one } from './endpoint.ts';
import { uploadLimits } from './limit.ts';
import { line } from './text.ts';

/** The largest image, bytes. */
export const imageBytes = 5_000_000;
/** The most pixels that an image is unpacked to. */
export const imagePixels = 36_000_000;
/** The longest that one of its sides may be, pixels. */
export const imageSide = 12_000;
/** What images may be, told by their content. */
export const imageTypes = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' } as const;

/** An image that was uploaded before, as a form refers to it: by the `path` that the upload answered. */
export const imagePath = line(200).nullish();

/** Where an image can be fetched: `small` for lists (128 px), `image` to look at (512 px). */
export const image = z.strictObject({ small: z.string(), image: z.string() });
export type Image = z.infer<typeof image>;

/** An image of one's own, with the `path` by which a form keeps it. */
export const ownImage = z.strictObject({ ...image.shape, path: z.string() });
export type OwnImage = z.infer<typeof ownImage>;

const uploadedImage = one(
  z.strictObject({
    ...ownImage.shape,
    /** The same as `image`. */
    url: z.string(),
    originalName: z.string(),
  }),
);

export const imageUpload = endpoint({
  method: 'POST',
  path: '/upload/images',
  access: 'signed-in',
  summary: "Keep a photo (JPEG, PNG, WebP; 5 MB), cut to a square, in two sizes, without its camera's notes",
  upload: true,
  answer: uploadedImage,
  status: 201,
  limits: uploadLimits,
});

export const logoUpload = endpoint({
  method: 'POST',
  path: '/upload/logos',
  access: 'Company',
  summary: 'Keep a logo (JPEG, PNG, WebP; 5 MB) whole, in two sizes',
  upload: true,
  answer: uploadedImage,
  status: 201,
  limits: uploadLimits,
});
