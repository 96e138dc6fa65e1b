import type { PrismaClient } from '@acheep/database/client';
import type { Change } from '../../../search/found.repository.ts';

/** The last change that search engines were notified of, by page address. */
export async function readMarks(prisma: PrismaClient): Promise<Map<string, Change>> {
  const rows = await prisma.indexNowMark.findMany();
  return new Map(
    rows.map(({ address, changedAt, recordId }) => [address, { changed: changedAt, id: recordId }]),
  );
}

/** Saves the marks independently: concurrent runs notify twice at worst. */
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
