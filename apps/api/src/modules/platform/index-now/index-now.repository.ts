import type { PrismaClient } from '@acheep/database/client';
import type { Change } from '../../../search/found.repository.ts';

/** Up to which change search engines know the pages at each address. */
export async function readMarks(prisma: PrismaClient): Promise<Map<string, Change>> {
  const rows = await prisma.indexNowMark.findMany();
  return new Map(
    rows.map(({ address, changedAt, recordId }) => [address, { changed: changedAt, id: recordId }]),
  );
}

/** Notes that they know so much, each alone: whoever else tells them at this moment is at most told twice. */
export async function saveMarks(prisma: PrismaClient, marks: ReadonlyMap<string, Change>) {
  for (const [address, { changed, id }] of marks) {
    const mark = { changedAt: changed, recordId: id };
    await prisma.indexNowMark.upsert({
      where: { address },
      create: { address, ...mark },
      update: mark,
    });
  }
}

export const forgetMarks = (prisma: PrismaClient) => prisma.indexNowMark.deleteMany();
