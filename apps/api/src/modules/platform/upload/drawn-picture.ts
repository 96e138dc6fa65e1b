import { picturePixels, pictureSide, type UploadKind } from '@acheep/contract/platform/upload-kind';
import { fileTypeFromFile } from 'file-type';
import type { Sharp } from 'sharp';
import { AppError } from '../../../error.ts';
import { fairQueue } from '../../../plumbing/fair-queue.ts';
import { loadSharp } from '../../../plumbing/sharp.ts';
import { storageUnavailable } from '../../../plumbing/storage/storage-key.ts';

type Rule = Pick<UploadKind, 'types' | 'says'>;
type Kind = Rule & Required<Pick<UploadKind, 'picture'>>;

/** Seconds for each size. The slowest kind of the largest picture takes a few on an old machine. */
const seconds = 10;

export const wrongType = ({ types, says }: Rule, cause?: unknown) =>
  Object.assign(new AppError(says?.type ?? 'file.type', { types: Object.values(types).join(', ') }), {
    cause,
  });

/** Checks the file's head, its sides and its pixels, with its orientation applied; nothing is unpacked. */
async function measure(from: string, rule: Rule) {
  const announced = await fileTypeFromFile(from);
  if (!announced || !(announced.mime in rule.types)) throw wrongType(rule);
  const sharp = await loadSharp();
  const { width, height, autoOrient } = await sharp(from, { limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw wrongType(rule, error);
    });
  if (width * height > picturePixels)
    throw new AppError('file.too_many_pixels', { megapixels: picturePixels / 1_000_000 });
  // The library works in strips: a picture with a row or a column of millions of pixels takes as long as a hundred
  // photos.
  if (Math.max(width, height) > pictureSide) throw new AppError('file.too_long', { pixels: pictureSide });
  return autoOrient;
}

/** Writes a picture upright. By default the library writes no EXIF, XMP, IPTC or colour profile. */
async function write(from: string, to: string, draw: (picture: Sharp) => Sharp) {
  const sharp = await loadSharp();
  const picture = sharp(from, { limitInputPixels: picturePixels, failOn: 'error', autoOrient: true });
  return draw(picture).timeout({ seconds }).toFile(to);
}

/** Throws what keeps a picture from being drawn; `broken` if the content that its head announces is missing. */
function undrawn(error: unknown, broken: (cause: unknown) => AppError): never {
  // Too busy to finish, or no space for the output.
  if (/^timeout:|No space left|write error|unable to (write|open)/i.test(String((error as Error).message)))
    throw storageUnavailable(error);
  throw broken(error);
}

/** Resizes a picture, cropped around its middle or whole; never enlarges it. */
async function writeSize(from: string, to: string, side: number, { cut }: Kind['picture']): Promise<number> {
  const { size } = await write(from, to, (picture) =>
    (cut === 'square'
      ? picture.resize(side, side, { fit: 'cover' })
      : picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
    ).webp({ quality: 82 }),
  );
  return size;
}

async function makeSizes(from: string, kind: Kind) {
  const { cut, sides } = kind.picture;
  const { width, height } = await measure(from, kind);
  const longest = cut === 'square' ? Math.min(width, height) : Math.max(width, height);
  const files = { small: `${from}_s`, large: `${from}_l` };
  try {
    const size = await writeSize(from, files.large, Math.min(longest, sides.large), kind.picture);
    await writeSize(files.large, files.small, Math.min(longest, sides.small), kind.picture);
    return { ...files, size };
  } catch (error) {
    return undrawn(error, (cause) => wrongType(kind, cause));
  }
}

const imageTurns = fairQueue({ atOnce: 1, waiting: 10 });

/**
 * Makes the two sizes of the picture at `from`, as files beside it, and returns their paths and the larger one's bytes.
 * One picture at a time, fairly by `owner`: each may take a hundred megabytes to unpack.
 */
export const makeImageSizes = (owner: string, from: string, kind: Kind) =>
  imageTurns.run(owner, () => makeSizes(from, kind));

/** Pixels of the longer side of a page: small print is still legible. */
const pageSide = 2000;

/** Visitors have pages made, too: they wait for each other, and nobody's pictures wait for them. */
const pageTurns = fairQueue({ atOnce: 1, waiting: 40 });

/** Makes a page of the photo at `from`, upright, as a JPEG beside it; `broken` is thrown for one that ends too early. */
export const makePage = (owner: string, from: string, rule: Rule, broken: (cause: unknown) => AppError) =>
  pageTurns.run(owner, async () => {
    await measure(from, rule);
    const path = `${from}_p`;
    try {
      const { width, height } = await write(from, path, (picture) =>
        picture
          .resize(pageSide, pageSide, { fit: 'inside', withoutEnlargement: true })
          .flatten({ background: 'white' })
          .jpeg({ quality: 80 }),
      );
      return { path, isWide: width > height };
    } catch (error) {
      return undrawn(error, broken);
    }
  });
