import type { GatheringKind } from '@acheep/contract/gathering-option';
import type { PrismaClient } from '@acheep/database/client';
import type { PageStatuses } from '../../module.ts';

/** The page is there while it is ahead and when it is over; once it was published and is archived, no more. */
const statusOf = (kind: GatheringKind) => async (db: PrismaClient, id: string) => {
  const row = await db.gathering.findFirst({
    where: { id, kind, company: { owner: { disabledAt: null } } },
    select: { status: true, publishedAt: true },
  });
  if (row?.status === 'active' || row?.status === 'closed') return 200;
  return row?.status === 'archived' && row.publishedAt ? 410 : 404;
};

export const gatheringPages: PageStatuses = {
  '/training/:id': statusOf('training'),
  '/event/:id': statusOf('event'),
};
