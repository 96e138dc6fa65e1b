import type { PrismaClient } from '@acheep/database/client';
import { all, type Condition, row } from '@acheep/database/statement';
import type { FoundRecords, PageStatuses } from '../../../module.ts';
import { meets, related } from '../../../search/rows.repository.ts';
import { isShown } from './post.repository.ts';
import { authorIsShown, isActive } from './post-shown.repository.ts';

const post = row('post');
const isArchived: Condition = post('e.status', '=', 'archived');

/** Posts that are archived, or whose job, training or event is. */
const isGone: Condition = post.or([
  isArchived,
  post.and([
    isActive,
    post.or([
      related('job', ['id', 'e.job_id'], isArchived),
      related('gathering', ['id', 'e.gathering_id'], isArchived),
    ]),
  ]),
]);

/** Status of a post's page: 200 while public, gone once it was published and is archived. */
async function statusOf(db: PrismaClient, id: string) {
  if (await isShown(db, id)) return 200;
  return (await meets(db, 'post', id, post('e.posted_at', 'is not', null), authorIsShown, isGone))
    ? 410
    : 404;
}

export const postPages: PageStatuses = { '/public-post/:id': statusOf };

/** Search source of written posts; for other posts, the page of the job, training or event has the same text. */
export const foundPosts: FoundRecords = {
  table: 'post',
  only: [post('e.job_id', 'is', null), post('e.gathering_id', 'is', null)],
  listed: () => all([isActive, authorIsShown]),
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
