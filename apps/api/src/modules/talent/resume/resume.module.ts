import { open } from 'node:fs/promises';
import * as resume from '@acheep/contract/talent/resume';
import { resumePdfLink } from '@acheep/contract/talent/resume-pdf';
import { type ReadResume, resumeFile, resumeReading } from '@acheep/contract/talent/resume-reading';
import { withRecords } from '@acheep/contract/talent/resume-record';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { listCategoryNames, listProvinces } from '../../jobs/reference/reference.repository.ts';
import { compoundStreams } from '../../platform/upload/compound-file.ts';
import { isPhoto } from '../../platform/upload/document.ts';
import { receivedDocument } from '../../platform/upload/document-type.ts';
import { type IncomingFile, incomingFiles } from '../../platform/upload/incoming-file.ts';
import type { FileKind } from './reading/file-lines.ts';
import { readResumeFile } from './reading/resume-reading.ts';
import { countShown } from './resume.repository.ts';
import { resumeService } from './resume.service.ts';
import { findJsonResume } from './resume-data.repository.ts';
import { resumePdfService } from './resume-pdf.service.ts';

/** Error for a file of an unknown type that its sender may take for a document. */
async function refusalOf(path: string): Promise<AppError> {
  if (await isPhoto(path)) return new AppError('resume_file.no_text');
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
function resumeReadingService(deps: Deps) {
  const { prisma } = deps.database;
  const { withIncomingFile } = incomingFiles(deps);

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

function resumeRoutes(register: Register, deps: Deps) {
  const resumes = resumeService(deps);

  register(resume.ownResumeGet, resumes.own);
  register(resume.resumeTradeGet, resumes.trade);

  register(resume.resumePersonal, ({ actor, body }) => resumes.save(actor, 'personal', body));
  register(resume.resumeObjective, ({ actor, body }) => resumes.save(actor, 'objective', body));
  register(resume.resumeExpected, ({ actor, body }) => resumes.save(actor, 'expected', body));
  register(resume.resumeWork, ({ actor, body }) => resumes.save(actor, 'work', body));
  register(resume.resumeEducation, ({ actor, body }) => resumes.save(actor, 'education', body));
  register(resume.resumeSkills, ({ actor, body }) => resumes.save(actor, 'skills', body));
  register(resume.resumeLanguages, ({ actor, body }) => resumes.save(actor, 'languages', body));
  register(resume.resumeTrainings, ({ actor, body }) => resumes.save(actor, 'trainings', body));
  register(resume.resumeReferees, ({ actor, body }) => resumes.save(actor, 'references', body));
  register(resume.resumeAttachments, ({ actor, body }) => resumes.save(actor, 'attachments', body));
  register(resume.resumeVisible, ({ actor, body }) => resumes.save(actor, 'visibility', body));
}

function resumePdfRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const resumes = resumePdfService(deps);

  register(resumePdfLink, resumes.link);

  // Signed links return the bytes of a PDF, which the contract cannot describe.
  api.get<{ Params: { token: string } }>('/users/resume/pdf/:token', async ({ params }, reply) =>
    sendPdf(reply, await resumes.open(params.token)),
  );
}

function resumeReadingRoutes(register: Register, deps: Deps) {
  const readings = resumeReadingService(deps);

  register(resumeReading, readings.read);
}

export const resumeModule: Module = {
  routes(register, deps, api) {
    resumeRoutes(register, deps);
    resumePdfRoutes(register, deps, api);
    resumeReadingRoutes(register, deps);
  },
  tables: {
    resume: 'resume-en',
    resume_work: 'resume-en',
    resume_education: 'resume-en',
    resume_skill: 'resume-en',
    resume_language: 'resume-en',
    resume_training: 'resume-en',
    resume_reference: 'resume-en',
    resume_attachment: 'resume-en',
  },
  ownData: { 'resume-en': findJsonResume('en'), 'resume-km': findJsonResume('km') },
  uploads: { 'resume_attachment.upload_id': 'private' },
  showsFile: {
    noun: 'resume',
    may: async (db, { id, uploadId }) => (await countShown(db, { id, uploadId })) > 0,
  },
};
