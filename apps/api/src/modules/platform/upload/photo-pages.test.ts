import { documentUpload, temporaryDocumentUpload } from '@acheep/contract/platform/upload';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import { createUser } from '@acheep/prisma/factories/user';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { docx, exe, pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { leavesNothingIncoming } from '../../../testing/incoming-folder.ts';
import { bombPng, photoWithPlace, twoColours } from '../../../testing/picture.ts';
import { withPages } from '../../../testing/read-pdf.ts';

const api = await startApi();
leavesNothingIncoming(api);

const jpeg = (width = 900, height = 1200) => twoColours(width, height).jpeg().toBuffer();
const named = (contents: Buffer[]) =>
  contents.map((content, place) => ({ name: `IMG_${place}.jpg`, content }));
const send = async (contents: Buffer[], locale?: 'en' | 'km') =>
  api
    .as(await createUser(api.prisma))
    .call(documentUpload, { file: named(contents), ...(locale && { locale }) });
const made = async (contents: Buffer[]): Promise<Buffer> => {
  const { status, body } = await send(contents);
  expect([status, body.data.docs?.mediaType]).toEqual([201, 'application/pdf']);
  const file = await api.http().get(body.data.url).buffer();
  expect(file.headers['content-length']).toBe(String(body.data.docs.size));
  return file.body;
};

/** The pages of a PDF: their size in points, and the colours at the left and right, or above and below. */
const pagesOf = (file: Buffer) =>
  withPages(file, (pages) =>
    Promise.all(
      pages.map(async (page) => {
        const { data, width, height } = await page.render({ scale: 0.5, render: 'bitmap' });
        const at = (x: number, y: number) => {
          const [red = 0, , blue = 0] = data.subarray((Math.round(y) * width + Math.round(x)) * 4);
          return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other';
        };
        return {
          paper: width < height ? 'upright' : 'wide',
          across: [at(width * 0.25, height / 2), at(width * 0.75, height / 2)],
          down: [at(width / 2, height * 0.3), at(width / 2, height * 0.7)],
        };
      }),
    ),
  );

describe('photos of a paper', () => {
  it('become one PDF in their order, a page of each, whatever their format', async () => {
    const pages = await pagesOf(
      await made([
        await jpeg(),
        await twoColours(1200, 900).png().toBuffer(),
        await twoColours(900, 1200).webp({ lossless: true }).toBuffer(),
      ]),
    );
    expect(pages.map(({ paper }) => paper)).toEqual(['upright', 'wide', 'upright']);
    for (const { across } of pages) expect(across).toEqual(['red', 'blue']);
  });

  it('stand upright: the camera’s orientation is applied', async () => {
    const sideways = await twoColours(1200, 900).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await pagesOf(await made([sideways]))).toMatchObject([
      { paper: 'upright', down: ['red', 'blue'] },
    ]);
  });

  it('are called as the first of them, and belong to who sent them', async () => {
    const owner = await createUser(api.prisma);
    const file = [
      { name: 'ប្រវត្តិរូប.jpg', content: await jpeg() },
      { name: '2.jpg', content: await jpeg() },
    ];
    const { body } = await api.as(owner).call(documentUpload, { file });
    expect(body.data.docs.originalName).toBe('ប្រវត្តិរូប.pdf');
    const row = await api.prisma.upload.findUniqueOrThrow({ where: { path: body.data.docs.path } });
    expect(row).toMatchObject({ ownerId: owner.id, kind: 'document', mediaType: 'application/pdf' });
  });

  it('of somebody without an account wait for a form like any document', async () => {
    const { status, body } = await api
      .as(null)
      .call(temporaryDocumentUpload, { file: named([await jpeg(), await jpeg()]) });
    expect([status, body.data.docs?.originalName]).toEqual([201, 'IMG_0.pdf']);
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
  });

  it('are shrunk to what is legible, and security 36: keep no place, no camera and no notes', async () => {
    const photo = await photoWithPlace(4000, 3000);
    expect(photo.includes('Secret Camera')).toBe(true);
    const file = await made([photo]);
    expect(file.toString('latin1')).not.toMatch(/Secret|Exif|GPS/);
    const start = file.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    const picture = file.subarray(start, file.indexOf(Buffer.from([0xff, 0xd9]), start) + 2);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 1500 });
  });

  it('have white where they are transparent', async () => {
    const ink = { create: { width: 300, height: 400, channels: 4, background: '#0000' } } as const;
    const file = await made([await sharp(ink).png().toBuffer()]);
    const [corner] = await withPages(
      file,
      async ([page]) => (await page?.render({ scale: 0.1, render: 'bitmap' }))?.data ?? [],
    );
    expect(corner).toBe(255);
  });
});

describe('photos that are refused', () => {
  const { most } = uploadKinds.document.pages;

  it.each([
    ['a program', async () => [exe()], 415, 'file.type'],
    ['a GIF', async () => [Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')], 415, 'file.type'],
    ['a head of a photo and nothing else', async () => [(await jpeg()).subarray(0, 20)], 415, 'file.type'],
    ['a photo that is cut short', async () => [(await jpeg()).subarray(0, 3000)], 415, 'file.photo_broken'],
    [
      'security 33: a picture of 900 million pixels',
      async () => [bombPng(30_000)],
      413,
      'file.too_many_pixels',
    ],
    ['security 33: a picture of one endless row', async () => [bombPng(2_000_000, 1)], 413, 'file.too_long'],
    ['a document beside a photo', async () => [await jpeg(), pdf()], 413, 'file.several'],
    ['a program beside a photo', async () => [await jpeg(), exe()], 413, 'file.several'],
    ['a document beside another', async () => [docx(), pdf()], 413, 'file.several'],
    [
      'more than there is room for',
      async () => Array(2).fill(Buffer.concat([await jpeg(), Buffer.alloc(6_000_000)])),
      413,
      'file.too_large',
    ],
    ['more than ten', async () => Array(most + 1).fill(await jpeg(30, 40)), 413, 'file.several'],
    ['an empty one', async () => [await jpeg(), Buffer.alloc(0)], 422, 'validation.failed'],
  ])('%s', async (_, make, status, code) => {
    const before = await api.prisma.upload.count();
    const answer = await send(await make());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await api.prisma.upload.count()).toBe(before);
  });

  it('are named, in both languages', async () => {
    const photos = [await jpeg(), (await jpeg()).subarray(0, 3000)];
    expect((await send(photos, 'en')).body.message).toBe('Photo 2 is damaged or incomplete. Take it again.');
    expect((await send(photos, 'km')).body.message).toBe('រូបថតទី 2 ខូច ឬមិនពេញលេញ។ សូមថតម្ដងទៀត។');
  });

  it('without a session', async () => {
    const { status } = await api.as(null).call(documentUpload, { file: named([await jpeg()]) });
    expect(status).toBe(401);
  });
});

it('ten photos are taken', async () => {
  const ten = await Promise.all(Array.from({ length: 10 }, () => jpeg(300, 400)));
  expect(await pagesOf(await made(ten))).toHaveLength(10);
});
