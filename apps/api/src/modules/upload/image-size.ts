import { imagePixels, imageTypes } from '@acheep/contract/image';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../error.ts';

/** `photo` is cut to a square around its middle, `logo` stays whole. Neither is made larger than it is. */
export type ImageShape = 'photo' | 'logo';

export const imageSizes = { small: 128, large: 512 } as const;
export const imageMediaType = 'image/webp';

const seconds = 15;

// Nothing of one picture stays in memory for the next, and no reader runs but those of the kinds that are taken:
// the library reads SVG, PDF, TIFF and more, which strangers have no business with.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const wrongType = (cause?: unknown) =>
  Object.assign(new AppError('file.type', { types: Object.values(imageTypes).join(', ') }), { cause });
const tooManyPixels = () => new AppError('file.too_many_pixels', { megapixels: imagePixels / 1_000_000 });

/** Width and height from the file's head, the right way up; nothing is unpacked. */
async function sizeOf(picture: Sharp) {
  const { width, height, autoOrient } = await picture.metadata().catch((error) => {
    throw wrongType(error);
  });
  if (width * height > imagePixels) throw tooManyPixels();
  return autoOrient;
}

async function write(from: string, to: string, side: number, shape: ImageShape): Promise<number> {
  const picture = sharp(from, { limitInputPixels: imagePixels, failOn: 'error', autoOrient: true });
  const fit =
    shape === 'photo'
      ? picture.resize(side, side, { fit: 'cover' })
      : picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  // The library writes no EXIF, XMP, IPTC or colour profile unless it is told to.
  const { size } = await fit.webp({ quality: 82 }).timeout({ seconds }).toFile(to);
  return size;
}

async function convert(from: string, shape: ImageShape) {
  const announced = await fileTypeFromFile(from);
  if (!announced || !(announced.mime in imageTypes)) throw wrongType();
  const { width, height } = await sizeOf(sharp(from, { limitInputPixels: false }));
  const longest = shape === 'photo' ? Math.min(width, height) : Math.max(width, height);
  const files = { small: `${from}_s`, large: `${from}_l` };
  try {
    const size = await write(from, files.large, Math.min(longest, imageSizes.large), shape);
    await write(files.large, files.small, Math.min(longest, imageSizes.small), shape);
    return { ...files, size };
  } catch (error) {
    // What its head promised is not there: cut short, or broken.
    throw wrongType(error);
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the two sizes of the picture at `from`, as files beside it, and answers where they are and the larger one's
 * bytes. One picture after another: each may take a hundred megabytes to unpack.
 */
export function makeImageSizes(from: string, shape: ImageShape) {
  const made = last.then(() => convert(from, shape));
  last = made.catch(() => {});
  return made;
}
