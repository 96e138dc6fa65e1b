import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { partFolder, recordKey, storedKeys } from './image-key.ts';
import { incomingPrefix } from './incoming-file.ts';
import { sweepTemporaries } from './temporary-document.service.ts';
import { deleteUnusedUploads, knownPaths } from './upload.repository.ts';

const day = 86_400_000;
const batch = 500;

const folders = new Set([partFolder, ...Object.values(uploadKinds).map((kind) => kind.folder)]);

type Swept = Pick<Deps, 'database' | 'storage' | 'now'>;

/** Deletes stored files that are older than `before` and have no record. */
async function sweepStorage({ database, storage }: Swept, before: Date) {
  const sweep = async (keys: string[]) => {
    const known = await knownPaths(database.prisma, keys.map(recordKey));
    for (const key of keys) if (!known.has(recordKey(key))) await storage.delete(key);
  };
  let old: string[] = [];
  for (const folder of folders) {
    for await (const { key, modifiedAt } of storage.list(folder)) {
      if (modifiedAt < before) old.push(key);
      if (old.length === batch) {
        await sweep(old);
        old = [];
      }
    }
  }
  await sweep(old);
}

/** Deletes folders of uploads that a killed process left behind. */
async function sweepIncoming(before: Date) {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(incomingPrefix)) continue;
    const folder = path.join(tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    if (found && found.mtime < before) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Deletes files without references a day after they came: uploads that no record uses, files without a record, and
 * those of killed processes.
 */
export async function sweepUploads(deps: Swept) {
  const before = new Date(deps.now().getTime() - day);
  const unused = () => deleteUnusedUploads(deps.database.prisma, before);
  for (let paths = await unused(); paths.length > 0; paths = await unused()) {
    for (const key of paths.flatMap(storedKeys)) await deps.storage.delete(key);
  }
  await sweepStorage(deps, before);
  await sweepIncoming(before);
}

/** Deletes the files of deleted accounts: there may be thousands. */
export const fileErasure = task<{ keys: string[] }>(
  'file-erasure',
  { en: 'Delete files for good', km: 'លុបឯកសារជាអចិន្ត្រៃយ៍' },
  { expireInSeconds: 3600 },
);

/** Listing a large bucket takes long. */
export const uploadSweep = task(
  'upload-sweep',
  { en: 'Delete unused uploads', km: 'លុបឯកសារដែលផ្ទុកឡើង តែមិនបានប្រើ' },
  { expireInSeconds: 3600 },
);

/** Deletes unclaimed documents within the hour after their day. */
export const temporarySweep = task('temporary-document-sweep', {
  en: 'Delete unused files',
  km: 'លុបឯកសារបណ្ដោះអាសន្នដែលមិនបានប្រើ',
});

export const uploadTasks = [
  carryOut(temporarySweep, sweepTemporaries, { cron: '25 * * * *' }),
  // At night in Phnom Penh; only one of several workers runs it.
  carryOut(uploadSweep, sweepUploads, { cron: '0 20 * * *' }),
  carryOut(fileErasure, async ({ storage }, { keys }) => {
    // If the storage fails for longer than the queue retries, the sweep finds files without a record.
    for (const key of keys) await storage.delete(key);
  }),
];
