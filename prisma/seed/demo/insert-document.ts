import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './account.ts';
import { demoTasks } from './document.ts';

/** Copies the file at `sourcePath` to the storage. */
export type PutFile = (key: string, sourcePath: string, mediaType: string) => Promise<void>;

const mediaType = 'application/pdf';

/** Stores a PDF for a user, as an upload does. */
export async function insertDocument(
  prisma: PrismaClient,
  putFile: PutFile,
  { ownerId, originalName, content }: { ownerId: string; originalName: string; content: Buffer },
): Promise<{ id: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'acheep-demo-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    const key = `docs/${randomBytes(32).toString('base64url')}`;
    await putFile(key, file, mediaType);
    const data = {
      ownerId,
      kind: 'document',
      path: key,
      originalName,
      mediaType,
      size: content.length,
    } as const;
    return await prisma.upload.create({ data, select: { id: true } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Attaches a document to each of the demo recruiter's jobs in English. */
export async function insertAttachments(prisma: PrismaClient, putFile: PutFile): Promise<void> {
  const jobs = await prisma.job.findMany({
    where: { company: { owner: { email: demoAccounts[0].email } } },
    select: { id: true, title: true, company: { select: { ownerId: true, name: true } } },
  });
  for (const { id, title, company } of jobs) {
    if (!/^[\x20-\x7e]+$/.test(title + company.name)) continue;
    const content = demoTasks({ title, company: company.name });
    const document = { ownerId: company.ownerId, originalName: `${title}.pdf`, content };
    const { id: uploadId } = await insertDocument(prisma, putFile, document);
    await prisma.jobAttachment.create({ data: { jobId: id, position: 0, uploadId } });
  }
}
