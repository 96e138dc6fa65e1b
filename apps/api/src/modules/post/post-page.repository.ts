import type { PrismaClient } from '@acheep/database/client';
import type { PageStatuses } from '../../module.ts';
import { isShown, mayBeShown } from './post.repository.ts';

/** The page of an entry is there while the public may see it; once it was posted and is archived, no more. */
async function statusOf(db: PrismaClient, id: string) {
  if (await isShown(db, id)) return 200;
  const archived = { status: 'archived' as const };
  const gone = {
    OR: [
      { status: 'archived' },
      { status: 'active', job: archived },
      { status: 'active', gathering: archived },
    ],
  };
  const was = await db.post.count({ where: { id, postedAt: { not: null }, AND: [mayBeShown, gone] } });
  return was > 0 ? 410 : 404;
}

export const postPages: PageStatuses = { '/public-post/:id': statusOf };
