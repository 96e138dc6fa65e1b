import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

let folder: string;
let s3: { stop(): Promise<unknown> };
let s3Port: number;
const settings = (port: number) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});

/** With `TEST_S3=container` the tests use the store of docker-compose.yml instead of one in this process. */
async function startStore() {
  if (process.env.TEST_S3 === 'container')
    return import('../../testing/container.ts').then(({ startS3Container }) => startS3Container());
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'files' }],
    vhostBuckets: false,
  });
  return { port: (await server.run()).port, stop: () => server.close() };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-storage-'));
  const store = await startStore();
  s3 = store;
  s3Port = store.port;
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const makers: [string, () => Storage][] = [
  ['disk', () => diskStorage(path.join(folder, 'disk'))],
  ['S3', () => s3Storage(settings(s3Port))],
];

async function source(content: Buffer) {
  const file = path.join(folder, 'source');
  await writeFile(file, content);
  return file;
}

async function read(storage: Storage, key: string) {
  const content = await storage.get(key);
  return content && buffer(content);
}

async function keys(storage: Storage) {
  const found: string[] = [];
  for await (const { key, modifiedAt } of storage.list('docs')) {
    expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    found.push(key);
  }
  return found.sort();
}

describe.each(makers)('the %s storage', (_, make) => {
  it('has nothing at first', async () => {
    expect(await keys(make())).toEqual([]);
    expect(await make().get('docs/nothing')).toBeNull();
    expect(await make().size('docs/nothing')).toBeNull();
  });

  it.each([
    ['nothing', 0],
    ['a little', 100],
    ['ten megabytes', 10_000_000],
  ])('gives back what it was given: %s', async (_name, size) => {
    const storage = make();
    const content = Buffer.alloc(size, 'ខ្មែរ');
    await storage.put('docs/some-Key_1', await source(content), 'application/pdf');
    expect((await read(storage, 'docs/some-Key_1'))?.equals(content)).toBe(true);
    expect(await storage.size('docs/some-Key_1')).toBe(size);
  });

  it('gives a part of what it was given, both ends included', async () => {
    const storage = make();
    await storage.put('docs/part', await source(Buffer.from('0123456789')), 'application/pdf');
    const part = async (start: number, end: number) => {
      const content = await storage.get('docs/part', { range: { start, end } });
      return content && String(await buffer(content));
    };
    expect([await part(0, 1), await part(2, 5), await part(8, 9)]).toEqual(['01', '2345', '89']);
    await storage.delete('docs/part');
    expect(await part(0, 1)).toBeNull();
  });

  it('replaces, lists and deletes', async () => {
    const storage = make();
    await storage.put('docs/one', await source(Buffer.from('first')), 'application/pdf');
    await storage.put('docs/one', await source(Buffer.from('second')), 'application/pdf');
    expect(String(await read(storage, 'docs/one'))).toBe('second');
    expect(await keys(storage)).toEqual(['docs/one', 'docs/some-Key_1']);
    await storage.delete('docs/one');
    await storage.delete('docs/one');
    expect(await storage.get('docs/one')).toBeNull();
    expect(await keys(storage)).toEqual(['docs/some-Key_1']);
  });

  it.each(['../secret', 'docs/../../secret', '/etc/passwd', 'docs/a\0b', 'docs\\..\\a', 'docs/', 'docs', ''])(
    'refuses the key %j',
    async (key) => {
      const storage = make();
      await writeFile(path.join(folder, 'secret'), 'secret');
      const file = await source(Buffer.from('x'));
      await expect((async () => storage.get(key))()).rejects.toThrow('not a storage key');
      await expect((async () => storage.put(key, file, 'text/plain'))()).rejects.toThrow('not a storage key');
      await expect((async () => storage.delete(key))()).rejects.toThrow('not a storage key');
      expect(await readFile(path.join(folder, 'secret'), 'utf8')).toBe('secret');
    },
  );
});

describe('a disk that fails', () => {
  it('leaves no half of a file', async () => {
    const root = path.join(folder, 'broken');
    await mkdir(path.join(root, 'docs', 'taken', 'inside'), { recursive: true });
    const storage = diskStorage(root);
    const file = await source(Buffer.from('x'));
    await expect(storage.put('docs/taken', file, 'text/plain')).rejects.toThrow('service.unavailable');
    expect(await readdir(path.join(root, 'docs'))).toEqual(['taken']);
  });
});

describe('an S3 that fails', () => {
  let hole: Server;
  let asked = 0;
  beforeAll(async () => {
    // Accepts every connection and never responds.
    hole = createServer((socket) => {
      asked += 1;
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => hole.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    hole.close();
  });

  const limits = { upload: 600, answer: 300, window: 300 };
  const everyWay = (storage: Storage, file: string): [string, () => Promise<unknown>][] => [
    ['put', () => storage.put('docs/a', file, 'text/plain')],
    ['get', () => storage.get('docs/a')],
    ['size', () => storage.size('docs/a')],
    ['delete', () => storage.delete('docs/a')],
  ];

  it('is told within its limit where nobody answers', async () => {
    const { port } = hole.address() as { port: number };
    for (const [, act] of everyWay(
      s3Storage(settings(port), limits),
      await source(Buffer.alloc(6_000_000)),
    )) {
      const start = performance.now();
      await expect(act()).rejects.toMatchObject({ code: 'service.unavailable' });
      expect(performance.now() - start).toBeLessThan(1_500);
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('is told where the connection is refused', async () => {
    for (const [, act] of everyWay(s3Storage(settings(1)), await source(Buffer.from('x')))) {
      await expect(act()).rejects.toMatchObject({ code: 'service.unavailable' });
    }
  });

  it('is told where the bucket is not there, and not taken for a missing file', async () => {
    const storage = s3Storage({ ...settings(s3Port), S3_BUCKET: 'elsewhere' });
    for (const [, act] of everyWay(storage, await source(Buffer.from('x'))).slice(0, 2)) {
      await expect(act()).rejects.toMatchObject({
        code: 'service.unavailable',
        cause: { name: 'NoSuchBucket' },
      });
    }
  });
});

describe('fault 30: an S3 that is slow', () => {
  /** Bytes of a file, and bytes sent every 20 milliseconds; null delays the response's head. */
  const whole = 2_000_000;
  let piece: number | null;
  let slow: HttpServer;
  let storage: Storage;
  beforeAll(async () => {
    slow = createHttpServer(async (asked, answer) => {
      asked.resume();
      if (piece === null) return;
      answer.writeHead(200, { 'Content-Length': whole });
      if (asked.method === 'HEAD') return answer.end();
      for (let sent = 0; sent < whole && !answer.destroyed; sent += piece) {
        answer.write(Buffer.alloc(Math.min(piece, whole - sent)));
        await sleep(20);
      }
      answer.end();
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    storage = s3Storage(settings((slow.address() as { port: number }).port), {
      upload: 600,
      answer: 5_000,
      window: 1_000,
    });
  });
  afterAll(() => {
    slow.closeAllConnections();
    slow.close();
  });

  it('ends files that dribble, and they keep nobody from another meanwhile', async () => {
    piece = 1;
    const dribbling = await Promise.all(Array.from({ length: 60 }, () => storage.get('docs/a')));
    const ends = dribbling.map((file) => buffer(file as NonNullable<typeof file>));
    expect(await storage.size('docs/a')).toBe(whole);
    for (const end of await Promise.allSettled(ends))
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'service.unavailable' } });
  });

  it('gives what comes slowly and steadily, and waits for whoever takes it slowly', async () => {
    piece = 40_000;
    const [steady, taken] = await Promise.all([storage.get('docs/a'), storage.get('docs/a')]);
    const isHere = buffer(steady as NonNullable<typeof steady>);
    await sleep(2_250);
    expect((await buffer(taken as NonNullable<typeof taken>)).length).toBe(whole);
    expect((await isHere).length).toBe(whole);
  });
});
