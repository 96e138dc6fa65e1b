import { buffer } from 'node:stream/consumers';
import type { Sharp } from 'sharp';
import { loadSharp } from '../sharp.ts';
import type { Storage } from '../storage/storage.ts';

/** A stored picture, sized for print; null without one, and if its file is missing or is no picture. */
export async function printedPicture(
  storage: Storage,
  path: string | null,
  size: (picture: Sharp) => Sharp,
): Promise<Buffer | null> {
  const file = path ? await storage.get(path) : null;
  if (!file) return null;
  const [sharp, bytes] = [await loadSharp(), await buffer(file)];
  return size(sharp(bytes))
    .toBuffer()
    .catch(() => null);
}
