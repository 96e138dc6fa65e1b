import type { PrismaClient } from '@acheep/database/client';
import { createUpload } from './upload.ts';

/** Document that a company sent to be verified by, without a file in the storage. */
export async function createCompanyPaper(
  prisma: PrismaClient,
  {
    companyId,
    kind = 'registration',
    originalName = 'registration.pdf',
  }: { companyId: string; kind?: string; originalName?: string },
) {
  const { ownerId } = await prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const { id: uploadId } = await createUpload(prisma, { ownerId, kind: 'paper', originalName });
  return prisma.companyPaper.create({ data: { companyId, kind, uploadId, createdAt: new Date() } });
}
