import type { PrismaClient } from '@acheep/database/client';
import { build, read } from '@acheep/database/statement';

/** Creates the only link of an account, replacing an unused one; false while a download is running. */
export async function createExport(
  prisma: PrismaClient,
  { userId, hash, now, expiresAt }: { userId: string; hash: Buffer<ArrayBuffer>; now: Date; expiresAt: Date },
): Promise<boolean> {
  const made = await read(
    prisma,
    build
      .insertInto('data_export')
      .values({ user_id: userId, hash, expires_at: expiresAt })
      .onConflict((earlier) =>
        earlier
          .column('user_id')
          .doUpdateSet({ hash, started_at: null, expires_at: expiresAt })
          .where((found) =>
            found.or([
              found('data_export.started_at', 'is', null),
              found('data_export.expires_at', '<=', now),
            ]),
          ),
      )
      .returning('user_id'),
  );
  return made.length > 0;
}

/** Uses up a link; null if it is unknown, expired or used. Of concurrent calls only one gets it. */
export async function startExport(
  prisma: PrismaClient,
  hash: Buffer<ArrayBuffer>,
  now: Date,
  expiresAt: Date,
) {
  const [started] = await prisma.dataExport.updateManyAndReturn({
    where: { hash, startedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } },
    data: { startedAt: now, expiresAt },
    select: { userId: true },
  });
  return started ?? null;
}

export const endExport = (prisma: PrismaClient, hash: Buffer<ArrayBuffer>) =>
  prisma.dataExport.deleteMany({ where: { hash } });

export const deleteLostExports = (prisma: PrismaClient, now: Date) =>
  prisma.dataExport.deleteMany({ where: { expiresAt: { lte: now } } });
