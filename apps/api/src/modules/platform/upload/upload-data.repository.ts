import type { PrismaClient } from '@acheep/database/client';
import { row } from '@acheep/database/statement';
import { eachRow } from '../../../search/rows.repository.ts';

export const eachUpload = (prisma: PrismaClient, ownerId: string) =>
  eachRow(prisma, 'upload', [row('upload')('e.owner_id', '=', ownerId)], (page) =>
    prisma.upload.findMany({
      ...page,
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
    }),
  );
