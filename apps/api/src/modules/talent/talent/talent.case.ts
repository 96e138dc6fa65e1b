import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A CV, and a recruiter whose company may open it. */
const openable: MakeCase = async (prisma) => {
  const { id } = await createResume(prisma);
  const stored = () => prisma.resume.findUnique({ where: { id }, include: { work: true } });
  return { id, owner: await createRecruiter(prisma), stored, isShared: true };
};

export const accessCases: Record<string, MakeCase> = {
  'GET /talent/:id': openable,
};
