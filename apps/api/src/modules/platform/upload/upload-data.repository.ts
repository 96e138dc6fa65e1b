import type { PrismaClient } from '@acheep/database/client';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';

export const eachUpload = (prisma: PrismaClient, ownerId: string) =>
  keysetRows((where, page) =>
    prisma.upload.findMany({
      where: { ...where, ownerId },
      select: {
        id: true,
        kind: true,
        path: true,
        originalName: true,
        mediaType: true,
        size: true,
        createdAt: true,
        video: { select: { state: true, seconds: true } },
      },
      ...page,
    }),
  );
