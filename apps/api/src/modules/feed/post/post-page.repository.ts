import type { PrismaClient } from '@acheep/database/client';
import { sql } from 'kysely';
import type { FoundRecords, PageStatuses } from '../../../module.ts';
import { isShown, mayBeShown } from './post.repository.ts';
import { authorMayShow } from './post-shown.repository.ts';

/** Status of a post's page: 200 while public, gone once it was published and is archived. */
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

/** Search source of written posts; for other posts, the page of the job, training or event has the same text. */
export const foundPosts: FoundRecords = {
  table: 'post',
  only: [sql<boolean>`e.job_id IS NULL AND e.gathering_id IS NULL`],
  listed: () => sql<boolean>`e.status = 'active' AND ${sql.raw(authorMayShow('e'))}`,
};

/** Cuts by whole code points, as half a surrogate pair is not valid text. */
export function cut(text: string, most: number): string {
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
