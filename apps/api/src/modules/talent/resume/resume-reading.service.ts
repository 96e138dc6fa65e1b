import { open } from 'node:fs/promises';
import { type ReadResume, resumeFile, type resumeReading } from '@acheep/contract/talent/resume-reading';
import { withRecords } from '@acheep/contract/talent/resume-record';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { listCategoryNames, listProvinces } from '../../jobs/reference/reference.repository.ts';
import { compoundStreams } from '../../platform/upload/compound-file.ts';
import { receivedDocument } from '../../platform/upload/document-type.ts';
import { type IncomingFile, incomingFiles } from '../../platform/upload/incoming-file.ts';
import type { FileKind } from './reading/file-lines.ts';
import { readResumeFile } from './reading/resume-reading.ts';

/** Error for a file of an unknown type that its sender may take for a document. */
async function refusalOf(path: string): Promise<AppError> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    // Word stores a password-protected document in a compound file.
    if ((await compoundStreams(file)).includes('EncryptedPackage'))
      return new AppError('resume_file.encrypted');
    const isBroken = buffer.toString('latin1').includes('%PDF-');
    return isBroken
      ? new AppError('resume_file.damaged')
      : new AppError('file.type', { types: resumeFile.types.join(', ') });
  } finally {
    await file.close();
  }
}

async function kindOf(path: string): Promise<FileKind> {
  const received = await receivedDocument(path);
  if (received?.mediaType === 'application/pdf') return 'pdf';
  if (received && received.mediaType !== 'application/msword') return 'docx';
  throw await refusalOf(path);
}

/** Reading CVs from files. Nothing of a file is stored: its proposal goes back to the sender, who chooses from it. */
export function resumeReadingService(deps: Deps) {
  const { prisma } = deps.database;
  const withIncomingFile = incomingFiles(deps);

  async function read(owner: string, { path }: IncomingFile): Promise<ReadResume> {
    const { proposal: read, ...reading } = await readResumeFile(owner, { path, kind: await kindOf(path) });
    const [provinces, categories] = await Promise.all([listProvinces(prisma), listCategoryNames(prisma)]);
    const records = {
      provinces: provinces.map(presentReference),
      categories: categories.map(presentReference),
    };
    const { unread, ...proposal } = withRecords({ ...read, ...reading }, records);
    if (Object.keys(proposal).length === 0) throw new AppError('resume_file.nothing_found');
    return { ...proposal, unread };
  }

  return {
    read: ({ actor, request }: Call<typeof resumeReading>): Promise<ReadResume> =>
      withIncomingFile({ request, actor }, resumeFile, (file) => read(actor.id, file)),
  };
}
