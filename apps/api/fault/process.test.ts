import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { videoGet, videoUpload } from '@acheep/contract/platform/video';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sweepUploads } from '../src/modules/platform/upload/upload.tasks.ts';
import { findFfmpeg } from '../src/modules/platform/video/find-ffmpeg.ts';
import { freePort } from '../src/testing/free-port.ts';
import { startApi } from '../src/testing/harness.ts';
import { video } from '../src/testing/video.ts';

const server = path.resolve(import.meta.dirname, '../src/server.ts');
const usualFolder = process.env.TMPDIR;
const processes: ChildProcess[] = [];
const api = await startApi();
let folder: string;
let incoming: string;
/** While this file exists, ffmpeg is slow. */
let slowly: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-process-'));
  slowly = path.join(folder, 'slowly');
  const real = await findFfmpeg({ FFMPEG_PATH: process.env.FFMPEG_PATH ?? '' });
  // Records its process id. When it should be slow, it reads a video at playback speed, however fast the machine is.
  const note = `echo $$ >> "${folder}/numbers"; [ -e "${slowly}" ] && set -- -re "$@"`;
  const noted = `#!/bin/sh\n${note}\nexec "${real}" "$@"\n`;
  await writeFile(path.join(folder, 'ffmpeg'), noted, { mode: 0o700 });
});
beforeEach(async () => {
  incoming = await mkdtemp(path.join(folder, 'incoming-'));
});
afterEach(() => {
  for (const one of processes) one.kill('SIGKILL');
});
afterAll(async () => {
  if (usualFolder === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usualFolder;
  await rm(folder, { recursive: true, force: true });
});

/** Starts the program like the operator, with the services of the tests. */
function start(settings: Record<string, string>) {
  const { DATABASE_URL, SECRET, SMTP_URL, STORAGE_DIR } = api.deps.config;
  const own = { DATABASE_URL, SECRET, SMTP_URL, STORAGE_DIR, FFMPEG_PATH: path.join(folder, 'ffmpeg') };
  const env = { PATH: process.env.PATH, TMPDIR: incoming, LOG_LEVEL: 'silent', ...own, ...settings };
  const child = spawn(process.execPath, [server], { env, stdio: 'inherit' });
  processes.push(child);
  return child;
}

const numbers = async () =>
  (await readFile(path.join(folder, 'numbers'), 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map(Number);
function isRunning(number: number): boolean {
  try {
    process.kill(number, 0);
    return true;
  } catch {
    return false;
  }
}
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 100_000, interval: 100 });

it('fault 4: a process that is stopped while ffmpeg works leaves nothing, and the next makes one video', async () => {
  const person = await createUser(api.prisma);
  const content = await video({ size: '640x360', seconds: 30 });
  const sent = await api.as(person).call(videoUpload, { file: { name: 'me.mp4', content } });
  const params = { id: sent.body.data._id };
  const ask = async () => (await api.as(person).call(videoGet, { params })).body.data;
  const stored = () => readdir(path.join(api.deps.config.STORAGE_DIR, 'videos'));

  await writeFile(slowly, '');
  const first = start({ RUN: 'worker' });
  // The second run is the long one.
  await until(async () => expect(await numbers()).toHaveLength(2));
  // When memory runs out, Linux kills it first, and not the worker.
  const offered = async () => {
    const [, number] = await numbers();
    return (await readFile(`/proc/${number}/oom_score_adj`, 'utf8')).trim();
  };
  if (process.platform === 'linux') await until(async () => expect(await offered()).toBe('1000'));
  first.kill('SIGTERM');
  const [code] = await once(first, 'exit');
  expect([code, (await ask()).state]).toEqual([0, 'waiting']);
  expect((await numbers()).filter(isRunning)).toEqual([]);
  expect([await readdir(incoming), await stored()]).toEqual([[], [expect.stringMatching(/_o$/)]]);

  await rm(slowly);
  // Skips the pause before the retry.
  await api.prisma.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'video'`;
  const second = start({ RUN: 'worker' });
  await until(async () => expect((await ask()).state).toBe('ready'));
  await until(async () => expect((await stored()).map((name) => name.at(-1)).sort()).toEqual(['t', 'v']));
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect([(await numbers()).filter(isRunning), await readdir(incoming)]).toEqual([[], []]);
}, 240_000);

it('fault 1: a process that is killed while a file arrives leaves no record, and its half is swept', async () => {
  const person = await createUser(api.prisma);
  const authorization = `Bearer ${await api.tokenOf(person)}`;
  const port = await freePort();
  const child = start({ RUN: 'api', PORT: String(port) });
  const at = (url: string) => ({ host: '127.0.0.1', port, path: `/api/v1${url}` });
  await until(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/job`);
    expect(response.status).toBe(200);
  });
  const upload = request({
    ...at('/upload/docs'),
    method: 'POST',
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 900_000 },
  });
  const broken = once(upload, 'error');
  upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n');
  upload.write(Buffer.alloc(400_000, 'x'));
  const halves = async () => {
    const names = await readdir(incoming);
    return Promise.all(
      names.map(
        async (name) => (await stat(path.join(incoming, name, 'file')).catch(() => ({ size: 0 }))).size,
      ),
    );
  };
  await until(async () => expect((await halves())[0]).toBeGreaterThan(100_000));
  child.kill('SIGKILL');
  await Promise.all([once(child, 'exit'), broken]);

  expect(await api.prisma.upload.count({ where: { ownerId: person.id } })).toBe(0);
  expect(await readdir(incoming)).toHaveLength(1);
  process.env.TMPDIR = incoming;
  const inHours = (hours: number) => ({ ...api.deps, now: () => new Date(Date.now() + hours * 3_600_000) });
  await sweepUploads(inHours(23));
  expect(await readdir(incoming)).toHaveLength(1);
  await sweepUploads(inHours(25));
  expect(await readdir(incoming)).toEqual([]);
}, 120_000);
