import { createResume } from '@acheep/prisma/factories/resume';
import { createResumeView } from '@acheep/prisma/factories/resume-view';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A CV that every job seeker may read. */
const publicCv: MakeCase = async (prisma) => {
  const { id, userId } = await createResume(prisma, { visibility: 'public' });
  const stored = () => prisma.resume.findUnique({ where: { id }, include: { work: true } });
  return { id, owner: { id: userId }, stored, isShared: true };
};

/** A CV, and a recruiter whose company may open it. */
const openable: MakeCase = async (prisma) => {
  const { id } = await createResume(prisma);
  const stored = () => prisma.resume.findUnique({ where: { id }, include: { work: true } });
  return { id, owner: await createRecruiter(prisma), stored, isShared: true };
};

const opened: MakeCase = async (prisma) => {
  const owner = await createRecruiter(prisma);
  const { resumeId: id } = await createResumeView(prisma, { companyId: owner.company?.id ?? '' });
  const body = { design: 'classic', language: 'km', paper: 'a5' };
  return { id, owner, body, stored: () => prisma.resumeView.findMany({ where: { resumeId: id } }) };
};

export const accessCases: Record<string, MakeCase> = {
  'GET /resume/:id': publicCv,
  'POST /resume/:id/view': openable,
  'POST /resume/:id/pdf': opened,
};
