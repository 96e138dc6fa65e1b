import type { Prisma, PrismaClient } from '@acheep/database/client';
import { personText } from '@acheep/search/analysis/person-text';
import { createJob } from './job.ts';
import { createUpload } from './upload.ts';
import { createUser } from './user.ts';

/** Creates a received application, with a new job, applicant and CV record. */
export async function createApplication(
  prisma: PrismaClient,
  overrides: Partial<Prisma.ApplicationUncheckedCreateInput> = {},
) {
  const applicantId = overrides.applicantId ?? (await createUser(prisma)).id;
  const applicant = await prisma.user.findUniqueOrThrow({ where: { id: applicantId } });
  const sent = {
    name: applicant.name,
    email: applicant.email,
    phone: '+85512345678',
    coverLetter: 'I would like to work with you.',
    ...overrides,
  };
  const created = await prisma.application.create({
    data: {
      ...sent,
      toldStatus: overrides.toldStatus ?? overrides.status,
      searchText: personText({ ...sent, text: sent.coverLetter }),
      events: { create: { kind: 'applied', toStatus: 'received', toldAt: new Date() } },
      applicantId,
      jobId: overrides.jobId ?? (await createJob(prisma)).id,
      cvId: overrides.cvId ?? (await createUpload(prisma, { ownerId: applicantId })).id,
    },
  });
  // Narrows the type: only candidates added by hand have no account.
  return { ...created, applicantId };
}

/** CV sent with an application, with one file where its id is given. */
export async function createSentResume(
  prisma: PrismaClient,
  { applicationId, name = 'Sok Dara', uploadId }: { applicationId: string; name?: string; uploadId?: string },
) {
  const file = { originalName: 'diploma.pdf', mediaType: 'application/pdf', size: 1000 };
  const nothing = {
    title: null,
    gender: null,
    province: null,
    nationality: null,
    objective: null,
    experience: null,
    wantedCategory: null,
    wantedType: null,
    wantedProvince: null,
    noticePeriod: null,
    bornOn: null,
    address: null,
    salaryFrom: null,
    salaryTo: null,
  };
  const snapshot: Prisma.InputJsonObject = {
    ...nothing,
    takenAt: '2026-11-22T00:00:00.000Z',
    name: { en: name, km: null },
    work: [],
    education: [],
    skills: [{ kind: 'hard', name: { en: 'Bookkeeping', km: null }, level: null }],
    languages: [],
    trainings: [],
    phone: ['+85512345678'],
    email: 'dara@example.com',
    currency: 'USD',
    references: [],
    attachments: uploadId ? [{ ...file, id: uploadId }] : [],
  };
  await prisma.applicationResume.create({ data: { applicationId, snapshot } });
  if (uploadId) await prisma.applicationAttachment.create({ data: { applicationId, uploadId } });
}
