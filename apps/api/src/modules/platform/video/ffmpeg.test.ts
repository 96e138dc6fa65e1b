import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { video } from '../../../testing/video.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { findFfmpeg } from './find-ffmpeg.ts';

it('security 57: what reads a stranger’s file is given no secret of the process', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'acheep-program-'));
  const program = path.join(folder, 'program');
  await writeFile(program, '#!/bin/sh\nenv > "$(dirname "$0")/environment"\n', { mode: 0o700 });
  vi.stubEnv('DATABASE_URL', 'postgresql://acheep:a-password@localhost/acheep');
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'a-key');
  try {
    const { signal } = new AbortController();
    const work = { from: 'sent', to: 'made', format: 'mov', maxPixels: 1, options: [], seconds: 9 } as const;
    // The program is not ffmpeg, which does not matter here.
    await runFfmpeg(program, { ...work, signal }).catch(() => {});
    const names = (await readFile(path.join(folder, 'environment'), 'utf8')).match(/^\w+(?==)/gm) ?? [];
    // The last three are the shell's own.
    const known = ['PATH', 'LD_LIBRARY_PATH', 'PWD', 'SHLVL', '_', 'OLDPWD'];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(names).toContain('PATH');
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
});

it('security 57: nothing but ffmpeg reads a stranger’s file, once, and only as what it must be', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'acheep-program-'));
  const script = '#!/bin/sh\necho "$(basename "$0") $*" >> "$(dirname "$0")/runs"\n';
  for (const name of ['ffmpeg', 'ffprobe']) await writeFile(path.join(folder, name), script, { mode: 0o700 });
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
  try {
    const { signal } = new AbortController();
    const work = { from: 'sent', to: 'made', format: 'mov', maxPixels: 1, options: [], seconds: 9 } as const;
    await runFfmpeg(path.join(folder, 'ffmpeg'), { ...work, signal, onSeconds: () => {} });
    const runs = await readFile(path.join(folder, 'runs'), 'utf8');
    expect(runs.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^ffmpeg -f mov .*-protocol_whitelist file,pipe .*-max_pixels 1 .*-i sent /),
    ]);
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
});

it('security 38: no address in a file is asked for', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'acheep-outside-'));
  const asked: (string | undefined)[] = [];
  const outside = createServer(({ url }, answer) => {
    asked.push(url);
    answer.end();
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const program = (await findFfmpeg({ FFMPEG_PATH: process.env.FFMPEG_PATH ?? '' })) ?? '';
  const made = await video({ seconds: 0.5, container: 'mov' });
  await writeFile(path.join(folder, 'other.mov'), made);
  const sent: [string, Buffer][] = [
    ['a playlist', Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${address}/hls.ts\n`)],
    [
      'a list of files',
      Buffer.from(`ffconcat version 1.0\nfile ${folder}/other.mov\nfile ${address}/a.mov\n`),
    ],
    [
      'a picture with an address',
      Buffer.from(`<svg xmlns:xlink="x"><image xlink:href="${address}/svg"/></svg>`),
    ],
  ];
  try {
    const { signal } = new AbortController();
    const work = { to: '-', format: 'mov', maxPixels: 1e7, seconds: 30, signal } as const;
    const options = ['-map', '0:v:0', '-frames:v', '1', '-f', 'null'];
    for (const [name, content] of sent) {
      const from = path.join(folder, 'sent');
      await writeFile(from, content);
      const outcome = await runFfmpeg(program, { ...work, from, options }).then(() => 'played', String);
      expect([name, outcome]).toEqual([name, expect.stringMatching(/unreadable|no_picture/)]);
    }
    await expect(runFfmpeg(program, { ...work, from: `${address}/direct.mov`, options })).rejects.toThrow();
    expect(asked).toEqual([]);
  } finally {
    outside.close();
    await rm(folder, { recursive: true });
  }
});
