import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentUpload, logoUpload } from '@acheep/contract/platform/upload';
import { createRecruiter } from '@acheep/prisma/factories/user';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';

const content = pdf(5_000);

describe.each(['disk', 's3'])('a file in the storage %s', (STORAGE) => {
  let api: Harness;
  let s3: S3rver;
  let folder: string;
  /** A private file by its link, and a public one. */
  let links: Record<'private' | 'public', string>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'acheep-s3-'));
    const common = { address: '127.0.0.1', silent: true, vhostBuckets: false };
    s3 = new S3rver({ ...common, port: 0, directory: folder, configureBuckets: [{ name: 'files' }] });
    const { port } = await s3.run();
    const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
    api = await startHarness({
      STORAGE,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'files',
      ...keys,
    });
    const person = await createRecruiter(api.prisma);
    const document = await api.as(person).call(documentUpload, { file: { name: 'cv.pdf', content } });
    const picture = await twoColours(400, 300).png().toBuffer();
    const logo = await api.as(person).call(logoUpload, { file: { name: 'logo.png', content: picture } });
    await api.prisma.company.update({
      where: { ownerId: person.id },
      data: { logoPath: logo.body.data.path },
    });
    links = { private: document.body.data.url, public: `/media/${logo.body.data.path}` };
  });
  afterAll(async () => {
    await api.close();
    await s3.close();
    await rm(folder, { recursive: true });
  });

  const get = (which: keyof typeof links, headers: Record<string, string> = {}) =>
    api.http().get(links[which]).set(headers).buffer();

  it.each([
    ['bytes=0-3', 206, 0, 4],
    ['bytes=5-', 206, 5, 5_000],
    ['bytes=-4', 206, 4_996, 5_000],
    ['bytes=10-999999', 206, 10, 5_000],
    ['bytes=0-1,5-6', 200, 0, 5_000],
    ['bytes=0-1,1-4', 206, 0, 5],
    ['lines=1-2', 200, 0, 5_000],
    ['bytes=nonsense', 200, 0, 5_000],
    ['bytes=9-3', 416, 0, 0],
    ['bytes=5000-', 416, 0, 0],
    [`bytes=${'1-2,'.repeat(500)}`, 200, 0, 5_000],
  ])('answers %s as it should', async (Range, status, start, end) => {
    const answer = await get('private', { Range });
    if (status === 416) {
      expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */5000']);
      return;
    }
    expect([answer.status, answer.headers['accept-ranges']]).toEqual([status, 'bytes']);
    expect(answer.headers['content-range']).toBe(
      status === 206 ? `bytes ${start}-${end - 1}/5000` : undefined,
    );
    expect(answer.headers['content-length']).toBe(String(end - start));
    expect(content.subarray(start, end).equals(answer.body)).toBe(true);
  });

  it('answers a part of what everybody may see', async () => {
    const whole = await get('public');
    const part = await get('public', { Range: 'bytes=4-9' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 4-9/${whole.body.length}`]);
    expect(whole.body.subarray(4, 10).equals(part.body)).toBe(true);
  });

  it('goes on with what was begun, and begins anew where that was another file', async () => {
    for (const which of ['private', 'public'] as const) {
      const { etag = '' } = (await get(which)).headers;
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      const Range = 'bytes=2-5';
      expect((await get(which, { Range, 'If-Range': etag })).status).toBe(206);
      for (const other of ['"another"', `W/${etag}`, new Date().toUTCString()])
        expect((await get(which, { Range, 'If-Range': other })).status).toBe(200);
    }
  });

  it('is not sent again to whoever has it', async () => {
    const { etag = '' } = (await get('public')).headers;
    for (const kept of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await get('public', { 'If-None-Match': kept });
      expect([answer.status, answer.headers.etag, answer.headers['cache-control']]).toEqual([
        304,
        etag,
        expect.stringContaining('immutable'),
      ]);
    }
    expect((await get('public', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('fault 12: that was deleted behind the database is a 404', async () => {
    const key = links.public.replace('/media/', '');
    await api.deps.storage.delete(key);
    for (const headers of [{}, { Range: 'bytes=0-1' }] as Record<string, string>[])
      expect((await get('public', headers)).status).toBe(404);
  });
});
