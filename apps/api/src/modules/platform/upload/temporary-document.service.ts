import type { ResponseOf } from '@acheep/contract/kernel/endpoint';
import type { temporaryDocumentUpload, UploadedFile } from '@acheep/contract/platform/upload';
import { accountBytes, temporaryHours, uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import { storedDocument } from './document.ts';
import { type IncomingFile, incomingFiles } from './incoming-file.ts';
import * as temporaries from './temporary-document.repository.ts';
import { bytesOf, createUpload, lockOwner } from './upload.repository.ts';

const { document } = uploadKinds;
/** Maximum bytes of all unclaimed documents. */
const maxUnclaimedBytes = 2_000_000_000;

const hours = (count: number) => count * 3_600_000;
const dayBefore = (now: Date) => new Date(now.getTime() - hours(temporaryHours));

/** Receives documents from people without an account. */
export function temporaryDocumentService(deps: Deps) {
  const { storage, now } = deps;
  const { prisma } = deps.database;
  const { withIncomingFiles } = incomingFiles(deps);

  async function keep(sender: string, files: readonly IncomingFile[]) {
    const {
      path,
      facts: { key, ...facts },
    } = await storedDocument(sender, files);
    const token = randomToken();
    const createdAt = now();
    await storage.put(key, path, facts.mediaType);
    try {
      const record = { ...facts, path: key, tokenHash: tokenHash(token), createdAt };
      await temporaries.createTemporary(prisma, record);
    } catch (error) {
      await storage.delete(key).catch(() => {});
      throw error;
    }
    const expiresAt = new Date(createdAt.getTime() + hours(temporaryHours)).toISOString();
    return { docs: facts, token, expiresAt };
  }

  return {
    async keepTemporary({
      request,
    }: Call<typeof temporaryDocumentUpload>): Promise<ResponseOf<typeof temporaryDocumentUpload>['data']> {
      if ((await temporaries.temporaryBytes(prisma)) >= maxUnclaimedBytes)
        throw new AppError('service.unavailable');
      // Without an account, the IP address identifies the sender.
      const { ip } = request;
      return withIncomingFiles({ request, actor: { id: ip } }, document, (files) => keep(ip, files));
    },
  };
}

/**
 * Turns the document of a token into an upload of an account; null if the token is unknown, used, or older than a day.
 * A token works once.
 */
export async function claimTemporaryDocument(
  tx: Transaction,
  { token, ownerId, now }: { token: string; ownerId: string; now: Date },
): Promise<UploadedFile | null> {
  if (!(await lockOwner(tx, ownerId))) return null;
  const taken = await temporaries.takeTemporary(tx, tokenHash(token), dayBefore(now));
  if (!taken) return null;
  if ((await bytesOf(tx, ownerId)) + taken.size > accountBytes)
    throw new AppError('file.quota', { megabytes: accountBytes / 1_000_000 });
  const { path, originalName } = await createUpload(tx, { ...taken, ownerId, kind: 'document' });
  return { path, originalName };
}

/**
 * Keeps the document of a token beyond its day, until something is confirmed; null if it no longer exists. The token
 * keeps working, so that it does not reveal which address has an account.
 */
export const keepTemporaryDocument = (
  tx: Transaction,
  { token, now, until }: { token: string; now: Date; until: Date },
): Promise<string | null> =>
  temporaries.keepTemporary(tx, { tokenHash: tokenHash(token), since: dayBefore(now), until });

/**
 * Turns such a document into an upload of an account; null if it no longer exists. `moved` has to update everything
 * that refers to the document: the rest is deleted with it.
 */
export async function takeCachedDocument(
  tx: Transaction,
  { id, ownerId }: { id: string; ownerId: string },
  moved: (uploadId: string) => Promise<unknown>,
): Promise<string | null> {
  const kept = await temporaries.lockKept(tx, id);
  if (!kept) return null;
  const upload = await createUpload(tx, { ...kept, ownerId, kind: 'document' });
  await moved(upload.id);
  await temporaries.deleteKept(tx, id);
  return upload.id;
}

/** Deletes documents that were not claimed within their day. */
export async function sweepTemporaries({
  database,
  storage,
  now,
}: Pick<Deps, 'database' | 'storage' | 'now'>) {
  const old = () => temporaries.deleteTemporary(database.prisma, { before: dayBefore(now()), now: now() });
  // If the storage fails, the nightly sweep finds files without a record.
  for (let keys = await old(); keys.length > 0; keys = await old())
    for (const key of keys) await storage.delete(key);
}
