import type { ListedKind } from '@acheep/contract/article-option';
import type { PrismaClient } from '@acheep/database/client';
import type { PageStatuses } from '../../module.ts';
import { stateAt } from '../article/article.policy.ts';

/** The page is there while the text is public; once it was and is archived or taken back, no more. */
const statusOf = (kind: ListedKind) => async (db: PrismaClient, id: string, now: Date) => {
  const row = await db.article.findFirst({
    where: { id, kind },
    select: { status: true, publishAt: true },
  });
  if (!row) return 404;
  if (stateAt(now, row) === 'active') return 200;
  return row.status === 'archived' && row.publishAt && row.publishAt <= now ? 410 : 404;
};

export const articlePages: PageStatuses = {
  '/hr-tips/:id': statusOf('tip'),
  '/policy/:id': statusOf('policy'),
  '/prakas/:id': statusOf('prakas'),
};
