import { imagePixels, imageSide, imageTypes } from '@acheep/contract/image';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../error.ts';
import { fairQueue } from '../../fair-queue.ts';
import { storageUnavailable } from '../../storage/storage-key.ts';

/** `photo` is cut to a square around its middle, `logo` stays whole. Neither is made larger than it is. */
export type ImageShape = 'photo' | 'logo';

export const imageSizes = { small: 128, large: 512 } as const;
export const imageMediaType = 'image/webp';

/** For each size. The slowest kind of the largest picture takes a few on an old machine. */
const seconds = 10;

// Nothing of one picture stays in memory for the next, and no reader runs but those of the kinds that are taken:
// the library reads SVG, PDF, TIFF and more, which strangers have no business with.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const wrongType = (cause?: unknown) =>
  Object.assign(new AppError('file.type', { types: Object.values(imageTypes).join(', ') }), { cause });
const tooManyPixels = () => new AppError('file.too_many_pixels', { megapixels: imagePixels / 1_000_000 });

const tooLong = () => new AppError('file.too_long', { pixels: imageSide });

/** Width and height from the file's head, the right way up; nothing is unpacked. */
async function sizeOf(picture: Sharp) {
  const { width, height, autoOrient } = await picture.metadata().catch((error) => {
    throw wrongType(error);
  });
  if (width * height > imagePixels) throw tooManyPixels();
  // The library works in strips: few pixels in a row of millions, or a column of them, take as long as a hundred photos.
  if (Math.max(width, height) > imageSide) throw tooLong();
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
    // Too busy to finish, or no room for what is drawn.
    if (/^timeout:|No space left|write error|unable to (write|open)/i.test(String((error as Error).message)))
      throw storageUnavailable(error);
    // What its head promised is not there: cut short, or broken.
    throw wrongType(error);
  }
}

const turns = fairQueue({ atOnce: 1, waiting: 10 });

/**
 * Makes the two sizes of the picture at `from`, as files beside it, and answers where they are and the larger one's
 * bytes. One picture after another, in turn by `owner`: each may take a hundred megabytes to unpack.
 */
export const makeImageSizes = (owner: string, from: string, shape: ImageShape) =>
  turns.run(owner, () => convert(from, shape));
