import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadKinds, videosWaiting } from '@acheep/contract/platform/upload-kind';
import { videoGet, videoUpload } from '@acheep/contract/platform/video';
import { createUser } from '@acheep/prisma/factories/user';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exe, pdf } from '../../../testing/document.ts';
import { startHarness } from '../../../testing/harness.ts';
import { headOf, video } from '../../../testing/video.ts';
import { videoHarness } from '../../../testing/video-harness.ts';
import { eachUpload } from '../upload/upload-data.repository.ts';
import { makeVideo } from './video.tasks.ts';
import { videoWork } from './video-work.ts';

const { api, small, running, bytesAt, filesOf, send, stored, waiting } = videoHarness();

describe('a video', () => {
  it.each([
    ['mp4', 'ខ្ញុំ.mp4', 'ខ្ញុំ.mp4'],
    ['mov', 'IMG_0001.MOV', 'IMG_0001.mp4'],
  ] as const)(
    'as %s becomes what every browser plays, with a picture of it',
    async (container, name, shown) => {
      const content = await video({ container, size: '1920x1080', seconds: 1 });
      const owner = await createUser(api().prisma);
      const { status, body } = await send(content, name, owner);
      expect(status).toBe(201);
      expect(body.data).toMatchObject({
        originalName: shown,
        state: 'waiting',
        percent: 0,
        url: null,
        poster: null,
      });
      expect(body.data.video).toMatch(/^videos\/[\w-]{43}_v$/);
      expect(await filesOf(body.data.video)).toEqual(['o']);

      const params = { id: body.data._id };
      await makeVideo(api().deps, params, running);
      const { data } = (await api().as(owner).call(videoGet, { params })).body;
      expect(data).toMatchObject({
        ...body.data,
        state: 'ready',
        percent: 100,
        url: data.url,
        poster: data.poster,
        seconds: data.seconds,
      });
      expect(data.seconds).toBeCloseTo(1, 0);
      expect(await filesOf(data.video)).toEqual(['t', 'v']);

      const made = await bytesAt(data.url);
      // The index comes before the frames: it plays while it loads.
      expect(made.indexOf('moov')).toBeLessThan(made.indexOf('mdat'));
      const file = path.join(path.dirname(api().deps.config.STORAGE_DIR), 'made.mp4');
      await writeFile(file, made);
      const head = await headOf(file);
      expect(head).toMatch(/Video: h264 \(Main\).*yuv420p.*1280x720/);
      expect(head).toMatch(/Audio: aac/);
      expect(await sharp(await bytesAt(data.poster)).metadata()).toMatchObject({
        format: 'webp',
        width: 1280,
        height: 720,
      });
      const row = await api().prisma.upload.findUniqueOrThrow({ where: params });
      expect(row).toMatchObject({ kind: 'video', mediaType: 'video/mp4', size: made.length });
    },
  );

  it('security 36: says neither where nor with what it was taken', async () => {
    expect(small().includes('At home') && small().includes('+11.55')).toBe(true);
    const { id, ask } = await waiting(small());
    await makeVideo(api().deps, { id }, running);
    const made = await bytesAt((await ask()).url);
    expect([made.includes('+11.55'), made.includes('At home')]).toEqual([false, false]);
  });

  it('can be sought: a part of it is a part, of its picture too', async () => {
    const { id, ask } = await waiting(small());
    await makeVideo(api().deps, { id }, running);
    const { url, poster } = await ask();
    const whole = await bytesAt(url);
    const { status, headers, body } = await api().http().get(url).set('Range', 'bytes=100-199').buffer();
    expect([status, headers['content-type'], headers['content-range']]).toEqual([
      206,
      'video/mp4',
      `bytes 100-199/${whole.length}`,
    ]);
    expect(whole.subarray(100, 200).equals(body)).toBe(true);
    expect((await api().http().get(poster)).headers['content-type']).toBe('image/webp');
  });
});

describe('security 32: what is no video', () => {
  it.each([
    ['a PDF', pdf()],
    ['a program', exe()],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
    ['a page', Buffer.from('<!doctype html><video src=x onerror=alert(1)>')],
    ['49 MB of nothing', Buffer.alloc(49_000_000)],
  ])('%s is refused, in both languages', async (_, content) => {
    const before = [await stored(), await api().prisma.upload.count()];
    for (const [locale, sentence] of [
      ['en', 'File allow only MP4 and MOV.'],
      ['km', 'អនុញ្ញាតតែវីដេអូ MP4 និង MOV ប៉ុណ្ណោះ។'],
    ] as const) {
      const { status, body } = await send(content, 'me.mp4', undefined, locale);
      expect([status, body.code, body.message]).toEqual([415, 'video.type', sentence]);
    }
    expect([await stored(), await api().prisma.upload.count()]).toEqual(before);
  });

  it.each(['webm', 'avi'])('nor is %s taken', async (container) => {
    const made = Buffer.from(
      container === 'webm' ? '1a45dfa3934282847765626d' : '524946460000000041564920',
      'hex',
    );
    expect((await send(made)).status).toBe(415);
  });
});

it('security 31: takes 50 MB, and not a byte more', async () => {
  const padded = (size: number) => Buffer.concat([small(), Buffer.alloc(size - small().length)]);
  const { status, body } = await send(padded(uploadKinds.video.bytes + 1));
  expect([status, body.code, body.message]).toEqual([413, 'video.too_large', 'File allow only 50MB.']);
  expect((await send(padded(uploadKinds.video.bytes))).status).toBe(201);
});

describe('without ffmpeg', () => {
  it('videos are refused before they are sent, and the rest runs', async () => {
    const without = await startHarness({ FFMPEG_PATH: '/nowhere/ffmpeg' });
    try {
      const person = await createUser(without.prisma);
      const file = { name: 'me.mp4', content: small() };
      const { status, body, headers } = await without.as(person).call(videoUpload, { file });
      expect([status, body.code]).toEqual([503, 'video.unavailable']);
      expect(headers['retry-after']).toBeDefined();
      expect((await without.http().get('/api/v1/job')).status).toBe(200);
      await expect(makeVideo(without.deps, { id: crypto.randomUUID() }, running)).resolves.toBeUndefined();
    } finally {
      await without.close();
    }
  });
});

describe('access', () => {
  it('is for people with a session, and the video is its owner’s', async () => {
    expect(
      (
        await api()
          .as(null)
          .call(videoUpload, { file: { name: 'a.mp4', content: small() } })
      ).status,
    ).toBe(401);
    const { id } = await waiting(small());
    const stranger = await createUser(api().prisma);
    expect((await api().as(stranger).call(videoGet, { params: { id } })).status).toBe(404);
    expect((await api().as(null).call(videoGet, { params: { id } })).status).toBe(401);
  });

  it('security 52: a few of one account wait at once', async () => {
    const person = await createUser(api().prisma);
    for (let count = 0; count < videosWaiting; count += 1) {
      const data = {
        kind: 'video',
        path: `videos/x${count}_v`,
        originalName: 'a',
        mediaType: 'video/mp4',
        size: 1,
      };
      await api().prisma.upload.create({ data: { ...data, ownerId: person.id, video: { create: {} } } });
    }
    const { status, body } = await send(small(), 'me.mp4', person);
    expect([status, body.code]).toEqual([409, 'video.most_waiting']);
  });

  it('what was sent is nobody’s to see, however its address is guessed', async () => {
    const { keys } = await waiting(small());
    expect(
      (
        await api()
          .http()
          .get(`/media/${keys[0].replace(/_v$/, '_o')}`)
      ).status,
    ).toBe(404);
    expect((await api().http().get(`/media/${keys[0]}`)).status).toBe(404);
  });
});

// Last: from here on a worker processes everything that waits.
describe('the queue', () => {
  it('has videos made, which then stand in the data export', async () => {
    const { ask, owner } = await waiting(small());
    await api().work(videoWork);
    await expect.poll(async () => (await ask()).state, { timeout: 30_000, interval: 200 }).toBe('ready');
    const rows = [];
    for await (const row of eachUpload(api().prisma, owner.id)) rows.push(row);
    expect(rows).toMatchObject([{ kind: 'video', video: { state: 'ready', seconds: expect.any(Number) } }]);
  });
});
