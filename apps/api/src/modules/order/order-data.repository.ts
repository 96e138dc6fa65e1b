import type { PrismaClient } from '@acheep/database/client';
import { inBatches } from '../../in-batches.ts';

/** For the data export: what the person's company ordered, and what was billed. */
export const eachOrder = (prisma: PrismaClient, userId: string) =>
  inBatches((where, page) =>
    prisma.order.findMany({
      where: { ...where, OR: [{ createdById: userId }, { company: { ownerId: userId } }] },
      omit: { note: true, khqr: true, khqrMd5: true, companyId: true, packageId: true },
      include: { invoice: { omit: { id: true, orderId: true } } },
      ...page,
    }),
  );
