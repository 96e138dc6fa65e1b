import { readFile, writeFile } from 'node:fs/promises';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../../error.ts';
import { renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { displayName } from './display-name.ts';
import { receivedDocument } from './document-type.ts';
import { makePage, wrongType } from './drawn-picture.ts';
import { type IncomingFile, tooLarge } from './incoming-file.ts';

const { types, pages, folder } = uploadKinds.document;
const accepted = { types: { ...types, ...pages.types } };

/** True for what begins like a photo, whatever follows. */
export const isPhoto = async (path: string) =>
  ((await fileTypeFromFile(path))?.mime ?? '') in uploadKinds.document.pages.types;

/** Makes one PDF of photos of a paper, a page of each, as a file beside them. */
async function pagesOf(owner: string, photos: readonly IncomingFile[], title: string) {
  const [first] = photos as [IncomingFile];
  const made: Awaited<ReturnType<typeof makePage>>[] = [];
  for (const [place, { path }] of photos.entries())
    made.push(
      await makePage(owner, path, accepted, (cause) =>
        Object.assign(new AppError('file.photo_broken', { number: place + 1 }), { cause }),
      ),
    );
  const sheet = {
    title,
    pages: made.map(({ isWide }, place) => ({ isWide, file: `${place}.jpg`, alt: `${title} ${place + 1}` })),
  };
  const template = new URL('./photo-pages.typ', import.meta.url);
  const pdf = await renderPdf(owner, template, sheet, async () => {
    const files = made.map(async ({ path }, place) => [`${place}.jpg`, await readFile(path)] as const);
    return { data: {}, files: Object.fromEntries(await Promise.all(files)) };
  });
  const path = `${first.path}_pdf`;
  await writeFile(path, pdf);
  const size = pdf.length;
  if (size > uploadKinds.document.bytes) throw tooLarge(uploadKinds.document);
  return { path, size };
}

/**
 * The record of a received document under a new key, with the path of its file: photos of a paper become one PDF.
 * Throws if it is neither. Fair by `owner`.
 */
export async function storedDocument(owner: string, files: readonly IncomingFile[]) {
  const [first] = files as [IncomingFile];
  const key = `${folder}/${randomToken()}`;
  const received = files.length === 1 ? await receivedDocument(first.path) : null;
  if (received) {
    const originalName = displayName(first.name, types[received.mediaType].toLowerCase());
    return { path: first.path, facts: { ...received, key, originalName } };
  }
  const arePhotos = await Promise.all(files.map(({ path }) => isPhoto(path)));
  if (arePhotos.includes(false))
    throw files.length === 1 ? wrongType(accepted) : new AppError('file.several', { count: pages.most });
  const originalName = displayName(first.name?.replace(/\.[a-z]{3,4}$/i, ''), 'pdf');
  const { path, size } = await pagesOf(owner, files, originalName.replace(/\.pdf$/, ''));
  return { path, facts: { mediaType: 'application/pdf', size, key, originalName } };
}
