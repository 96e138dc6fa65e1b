import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { logoUpload, photoUpload, pictureUpload } from '@acheep/contract/platform/upload';
import { accountBytes, uploadKinds } from '@acheep/contract/platform/upload-kind';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { docx, exe, pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { leavesNothingIncoming } from '../../../testing/incoming-folder.ts';
import { bombPng, photoWithPlace, twoColours } from '../../../testing/picture.ts';

const api = await startApi();
leavesNothingIncoming(api);

const stored = () => readdir(path.join(api.deps.config.STORAGE_DIR, 'images')).catch(() => []);
const imageBytes = uploadKinds.picture.bytes;
const send = async (content: Buffer, name = 'place.jpg', person?: { id: string }) =>
  api.as(person ?? (await createUser(api.prisma))).call(pictureUpload, { file: { name, content } });
const sendPhoto = async (content: Buffer, name = 'me.jpg', person?: { id: string }) =>
  api.as(person ?? (await createUser(api.prisma))).call(photoUpload, { file: { name, content } });
const sendLogo = async (content: Buffer, name = 'logo.png') =>
  api.as(await createRecruiter(api.prisma)).call(logoUpload, { file: { name, content } });
const fetched = async (url: string): Promise<Buffer> => (await api.http().get(url).buffer()).body;

async function colourAt(picture: Buffer, left: number, top: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${[...data]}`;
}

describe('a photo', () => {
  it.each([
    ['me.jpg', () => twoColours(900, 600).jpeg().toBuffer()],
    ['ខ្ញុំ.jpeg', () => twoColours(600, 900).jpeg().toBuffer()],
    ['JPEG.pdf', () => twoColours(900, 600).jpeg().toBuffer()],
  ])('is kept as a square in two sizes: %s', async (name, make) => {
    const person = await createUser(api.prisma);
    const { status, body } = await sendPhoto(await make(), name, person);
    expect(status).toBe(201);
    expect(body.data).toEqual({
      small: expect.stringMatching(/^\/api\/v1\/file\//),
      image: expect.stringMatching(/^\/api\/v1\/file\//),
      url: body.data.image,
      path: expect.stringMatching(/^images\/[\w-]{43}_l$/),
      originalName: expect.stringMatching(/\.webp$/),
    });
    const sizes = await Promise.all(
      [body.data.small, body.data.image].map(async (url) => sharp(await fetched(url)).metadata()),
    );
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 128, 128],
      ['webp', 512, 512],
    ]);
    const row = await api.prisma.upload.findUniqueOrThrow({ where: { path: body.data.path } });
    expect(row).toMatchObject({ ownerId: person.id, kind: 'photo', mediaType: 'image/webp' });
    expect(row.size).toBe((await fetched(body.data.image)).length);
  });

  it('is cut around its middle, and small ones are not made larger', async () => {
    const { body } = await sendPhoto(await twoColours(90, 40).jpeg().toBuffer());
    const image = await fetched(body.data.image);
    expect(await sharp(image).metadata()).toMatchObject({ width: 40, height: 40 });
    expect([await colourAt(image, 2, 20), await colourAt(image, 37, 20)]).toEqual(['red', 'blue']);
  });

  it('stands upright: the camera’s orientation is applied', async () => {
    const sideways = await twoColours(200, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { body } = await sendPhoto(sideways);
    const image = await fetched(body.data.image);
    expect([await colourAt(image, 100, 10), await colourAt(image, 100, 190)]).toEqual(['red', 'blue']);
  });

  it('security 36: keeps no place, no camera and no notes', async () => {
    const original = await photoWithPlace();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    expect(original.includes('Secret Camera') && original.includes('Secret note')).toBe(true);
    const { body } = await sendPhoto(original);
    for (const url of [body.data.small, body.data.image]) {
      const kept = await fetched(url);
      const { exif, xmp, iptc, icc } = await sharp(kept).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      expect(kept.toString('latin1')).not.toMatch(/Secret|EXIF|GPS|XMP/);
    }
  });

  it('security 32: what is hidden in a true picture does not survive', async () => {
    const polyglot = Buffer.concat([
      await twoColours(300, 300).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
      docx(),
    ]);
    const { status, body } = await sendPhoto(polyglot);
    expect(status).toBe(201);
    const kept = await fetched(body.data.image);
    expect(kept.toString('latin1')).not.toMatch(/script|word\//);
  });

  it.each([
    ['en', 'Avatar picture must be JPG format!', 'Avatar picture size can not exceed 2MB!'],
    ['km', 'រូបថតផ្ទាល់ខ្លួនត្រូវតែជាទម្រង់ JPG!', 'រូបថតផ្ទាល់ខ្លួនមិនអាចធំជាង 2MB ទេ!'],
  ] as const)('is a JPEG of 2 MB at most, told in %s', async (locale, type, size) => {
    const person = await createUser(api.prisma);
    const say = async (content: Buffer) => {
      const { status, body } = await api
        .as(person)
        .call(photoUpload, { locale, file: { name: 'me.jpg', content } });
      return [status, body.message];
    };
    const jpeg = await twoColours(60, 60).jpeg().toBuffer();
    const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
    expect(await say(await twoColours(60, 60).png().toBuffer())).toEqual([415, type]);
    expect(await say(await twoColours(60, 60).webp().toBuffer())).toEqual([415, type]);
    expect(await say(padded(2_000_001))).toEqual([413, size]);
    expect((await say(padded(2_000_000)))[0]).toBe(201);
  });
});

describe('a picture', () => {
  it('stays whole, larger than a face', async () => {
    for (const content of [
      await twoColours(2400, 1200).webp().toBuffer(),
      await twoColours(2400, 1200).png().toBuffer(),
    ]) {
      const { body } = await send(content);
      const sizes = await Promise.all(
        [body.data.small, body.data.image].map(async (url) => sharp(await fetched(url)).metadata()),
      );
      expect(sizes.map(({ width, height }) => [width, height])).toEqual([
        [480, 240],
        [1600, 800],
      ]);
    }
  });
});

describe('a logo', () => {
  it('stays whole, with what is transparent', async () => {
    const wide = await sharp({
      create: { width: 1000, height: 200, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { status, body } = await sendLogo(wide);
    expect(status).toBe(201);
    const [small, image] = await Promise.all([fetched(body.data.small), fetched(body.data.image)]);
    expect(await sharp(image).metadata()).toMatchObject({ width: 512, height: 102, hasAlpha: true });
    expect(await sharp(small).metadata()).toMatchObject({ width: 128, hasAlpha: true });
  });

  it('security 25: is refused as SVG, whatever it is called', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    for (const [text, name] of [
      [svg, 'logo.svg'],
      [svg, 'logo.png'],
      [`<?xml version="1.0"?>${svg}`, 'logo.webp'],
    ] as const) {
      const { status, body } = await sendLogo(Buffer.from(text), name);
      expect([status, body.code]).toEqual([415, 'file.type']);
    }
  });
});

describe('security 32: the content decides', () => {
  it.each([
    ['a PDF', async () => pdf()],
    ['a program', async () => exe()],
    ['a Word document', async () => docx()],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a page before a picture',
      async () =>
        Buffer.concat([Buffer.from('<script>1</script>'), await twoColours(9, 9).jpeg().toBuffer()]),
    ],
    ['a GIF', async () => twoColours(9, 9).gif().toBuffer()],
    ['a TIFF', async () => twoColours(9, 9).tiff().toBuffer()],
    ['an AVIF', async () => twoColours(64, 64).avif().toBuffer()],
    ['half a picture', async () => (await twoColours(500, 500).jpeg().toBuffer()).subarray(0, 1200)],
    ['the head of a picture', async () => (await twoColours(500, 500).png().toBuffer()).subarray(0, 40)],
    [
      'noise after a picture’s first bytes',
      async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 7)]),
    ],
  ])('refuses %s', async (_, make) => {
    const before = [await stored(), await api.prisma.upload.count()];
    const { status, body } = await send(await make());
    expect([status, body.code, body.message]).toEqual([
      415,
      'file.type',
      'Only JPEG, PNG, WebP files are accepted.',
    ]);
    expect([await stored(), await api.prisma.upload.count()]).toEqual(before);
  });
});

describe('what is too much', () => {
  it('security 33: a PNG of 30,000 × 30,000 is refused by its head, memory flat', async () => {
    const bomb = bombPng(30_000);
    expect(bomb.length).toBeLessThan(imageBytes);
    const person = await createUser(api.prisma);
    await send(bomb, 'me.png', person);
    const before = process.memoryUsage.rss();
    for (let time = 0; time < 5; time += 1) {
      const { status, body } = await send(bomb, 'me.png', person);
      expect([status, body.code]).toEqual([413, 'file.too_many_pixels']);
    }
    // Unpacked it is 900 MB.
    expect(process.memoryUsage.rss() - before).toBeLessThan(60_000_000);
    expect(await api.prisma.upload.count({ where: { ownerId: person.id } })).toBe(0);
  });

  it.each([
    [1, 36_000_000],
    [36_000_000, 1],
    [2_900, 12_001],
  ])('security 33: a PNG of %i × %i is refused by its head', async (width, height) => {
    const { status, body } = await send(bombPng(width, height), 'me.png');
    expect([status, body.code]).toEqual([413, 'file.too_long']);
    expect(body.message).toBe('This image is more than 12000 pixels wide or high. Choose a smaller one.');
  });

  it('security 52: pictures wait in a short queue, in turn by account; beyond it is a 503', async () => {
    // Interlaced ones are unpacked as a whole, which takes long.
    const slow = await twoColours(2000, 1500).png({ progressive: true }).toBuffer();
    const photo = await twoColours(50, 50).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(slow)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused) expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect((await send(photo)).status).toBe(201);
  });

  it('security 31: 5 MB, and not a byte more', async () => {
    const picture = await twoColours(50, 50).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect((await send(padded(imageBytes))).status).toBe(201);
    const { status, body } = await send(padded(imageBytes + 1), 'me.jpg');
    expect([status, body.code, body.message]).toEqual([
      413,
      'file.too_large',
      'This file is larger than 5 MB. Choose a smaller one.',
    ]);
  });

  it('takes the photo of a good telephone, many at once', async () => {
    const large = await twoColours(4000, 3000).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(large)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });

  it('security 37: is refused when the account is full', async () => {
    const person = await createUser(api.prisma);
    await createUpload(api.prisma, { ownerId: person.id, size: accountBytes });
    const { status, body } = await send(await twoColours(9, 9).png().toBuffer(), 'me.png', person);
    expect([status, body.code]).toEqual([413, 'file.quota']);
  });
});

it.each([
  ['../../etc/passwd.jpg', 'passwd.webp'],
  ['ខ្ញុំ.png', 'ខ្ញុំ.webp'],
  [`${'ក'.repeat(300)}.jpg`, `${'ក'.repeat(250)}.webp`],
  ['.jpg', 'image.webp'],
])('security 34: %s gets a key that the server made, and is shown as %s', async (name, originalName) => {
  const { status, body } = await send(await twoColours(9, 9).png().toBuffer(), name);
  expect([status, body.data.originalName]).toEqual([201, originalName]);
  expect(body.data.path).toMatch(/^images\/[\w-]{43}_l$/);
});

describe('a wrong request', () => {
  it('without a file is a 422 in the reader’s language', async () => {
    const person = await createUser(api.prisma);
    for (const [locale, sentence] of [
      ['en', /^The file field is required\.$/],
      ['km', /[\u1780-\u17ff]/],
    ] as const) {
      const { status, body } = await api.as(person).call(pictureUpload, { locale });
      expect(status).toBe(422);
      expect(body.data.file[0]).toMatch(sentence);
    }
  });
});

describe('access', () => {
  it.each(['user', 'recruiter', 'trainer', 'admin'] as const)('of a %s', async (role) => {
    const person = await createUser(api.prisma, { role });
    const file = { name: 'me.png', content: await twoColours(9, 9).png().toBuffer() };
    expect((await api.as(person).call(pictureUpload, { file })).status).toBe(201);
    // The operator corrects logos of companies; a picture is nobody's until a form takes it.
    expect((await api.as(person).call(logoUpload, { file })).status).toBe(201);
  });
});
