import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeScratchFolder } from './scratch-folder.ts';

const usual = process.env.TMPDIR;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-scratch-'));
});
afterEach(async () => {
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  await rm(folder, { recursive: true, force: true });
});
const nowhere = () => path.join(folder, 'nowhere');

it('lies where backups are kept, where nothing else has more room', async () => {
  process.env.TMPDIR = nowhere();
  expect(path.dirname(await makeScratchFolder({ BACKUP_TO: folder }))).toBe(folder);
});

it('lies in the system’s place where backups have none, or go to a bucket', async () => {
  process.env.TMPDIR = folder;
  for (const BACKUP_TO of [nowhere(), 's3://backups/site']) {
    const made = await makeScratchFolder({ BACKUP_TO });
    // A checkout may have a backup folder.
    expect([folder, path.resolve('.data/backup')]).toContain(path.dirname(made));
    await rm(made, { recursive: true });
  }
});

it('takes away what a restore left that was killed, and nothing else', async () => {
  process.env.TMPDIR = nowhere();
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of ['acheep-restore-old', 'acheep-restore-new', 'other']) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'file'), 'x');
    if (name !== 'acheep-restore-new') await utimes(path.join(folder, name), yesterday, yesterday);
  }
  const made = path.basename(await makeScratchFolder({ BACKUP_TO: folder }));
  expect((await readdir(folder)).sort()).toEqual([made, 'acheep-restore-new', 'other'].sort());
});

it('is named where there is none', async () => {
  process.env.TMPDIR = path.join(folder, 'file');
  await writeFile(path.join(folder, 'file'), '');
  await expect(makeScratchFolder({ BACKUP_TO: path.join(folder, 'file') })).rejects.toThrow(
    /^The folder for temporary files, .*file, cannot be used: a part of it is a file\.$/,
  );
});
