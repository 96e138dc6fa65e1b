import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';
import { createUser } from './user.ts';

/** Record of a PDF, without a file in the storage. */
export async function createUpload(
  prisma: PrismaClient,
  overrides: Partial<Prisma.UploadUncheckedCreateInput> = {},
) {
  return prisma.upload.create({
    data: {
      kind: 'document',
      path: `docs/factory-${process.pid}-${unique()}`,
      originalName: 'cv.pdf',
      mediaType: 'application/pdf',
      size: 1000,
      ...overrides,
      ownerId: overrides.ownerId ?? (await createUser(prisma)).id,
    },
  });
}
