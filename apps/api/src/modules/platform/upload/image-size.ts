import { picturePixels, pictureSide, type UploadKind } from '@acheep/contract/platform/upload-kind';
import { fileTypeFromFile } from 'file-type';
import type { Sharp } from 'sharp';
import { AppError } from '../../../error.ts';
import { fairQueue } from '../../../plumbing/fair-queue.ts';
import { loadSharp } from '../../../plumbing/sharp.ts';
import { storageUnavailable } from '../../../plumbing/storage/storage-key.ts';

type Kind = Pick<UploadKind, 'types' | 'says'> & Required<Pick<UploadKind, 'picture'>>;

export const imageMediaType = 'image/webp';

/** Seconds for each size. The slowest kind of the largest picture takes a few on an old machine. */
const seconds = 10;

const wrongType = ({ types, says }: Kind, cause?: unknown) =>
  Object.assign(new AppError(says?.type ?? 'file.type', { types: Object.values(types).join(', ') }), {
    cause,
  });
const tooManyPixels = () => new AppError('file.too_many_pixels', { megapixels: picturePixels / 1_000_000 });

const tooLong = () => new AppError('file.too_long', { pixels: pictureSide });

/** Reads width and height from the file's head, with its orientation applied; nothing is unpacked. */
async function sizeOf(kind: Kind, picture: Sharp) {
  const { width, height, autoOrient } = await picture.metadata().catch((error) => {
    throw wrongType(kind, error);
  });
  if (width * height > picturePixels) throw tooManyPixels();
  // The library works in strips: a picture with a row or a column of millions of pixels takes as long as a hundred
  // photos.
  if (Math.max(width, height) > pictureSide) throw tooLong();
  return autoOrient;
}

/** Resizes a picture, cropped around its middle or whole; never enlarges it. */
async function write(from: string, to: string, side: number, { cut }: Kind['picture']): Promise<number> {
  const sharp = await loadSharp();
  const picture = sharp(from, { limitInputPixels: picturePixels, failOn: 'error', autoOrient: true });
  const fit =
    cut === 'square'
      ? picture.resize(side, side, { fit: 'cover' })
      : picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  // By default the library writes no EXIF, XMP, IPTC or colour profile.
  const { size } = await fit.webp({ quality: 82 }).timeout({ seconds }).toFile(to);
  return size;
}

async function convert(from: string, kind: Kind) {
  const { cut, sides } = kind.picture;
  const announced = await fileTypeFromFile(from);
  if (!announced || !(announced.mime in kind.types)) throw wrongType(kind);
  const sharp = await loadSharp();
  const { width, height } = await sizeOf(kind, sharp(from, { limitInputPixels: false }));
  const longest = cut === 'square' ? Math.min(width, height) : Math.max(width, height);
  const files = { small: `${from}_s`, large: `${from}_l` };
  try {
    const size = await write(from, files.large, Math.min(longest, sides.large), kind.picture);
    await write(files.large, files.small, Math.min(longest, sides.small), kind.picture);
    return { ...files, size };
  } catch (error) {
    // Too busy to finish, or no space for the output.
    if (/^timeout:|No space left|write error|unable to (write|open)/i.test(String((error as Error).message)))
      throw storageUnavailable(error);
    // Content announced by the head is missing: truncated, or broken.
    throw wrongType(kind, error);
  }
}

const turns = fairQueue({ atOnce: 1, waiting: 10 });

/**
 * Makes the two sizes of the picture at `from`, as files beside it, and returns their paths and the larger one's bytes.
 * One picture at a time, fairly by `owner`: each may take a hundred megabytes to unpack.
 */
export const makeImageSizes = (owner: string, from: string, kind: Kind) =>
  turns.run(owner, () => convert(from, kind));
