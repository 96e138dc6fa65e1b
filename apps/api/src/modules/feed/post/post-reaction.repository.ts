import { all, anyOf, build, type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { countBy, type Reader } from '../../../search/rows.repository.ts';
import { accountIsEnabled, companyIsShown } from '../../../search/search-condition.repository.ts';

const comment = row('comment');
const like = row('post_like');

/** Comments that are neither deleted nor hidden, and whose author and company are not disabled. */
export const commentIsShown: Condition = comment.and([
  comment('e.text', 'is not', null),
  comment('e.hidden_by', 'is', null),
  accountIsEnabled('e.author_id'),
  companyIsShown,
]);

/** Likes that count: user and company are not disabled. */
export const likeCounts: Condition = like.and([accountIsEnabled('e.user_id'), companyIsShown]);

export const countLikes = (db: Reader, postIds: string[]) =>
  countBy(db, 'post_like', [likeCounts, like('e.post_id', '=', anyOf(postIds, 'uuid[]'))], 'e.post_id');

export const countComments = (db: Reader, postIds: string[]) =>
  countBy(db, 'comment', [commentIsShown, comment('e.post_id', '=', anyOf(postIds, 'uuid[]'))], 'e.post_id');

/** Visible answers to each of these comments. */
export const countAnswers = (db: Reader, commentIds: string[]) =>
  countBy(
    db,
    'comment',
    [commentIsShown, comment('e.parent_id', '=', anyOf(commentIds, 'uuid[]'))],
    'e.parent_id',
  );

/** Number of likes by members of other companies, and the time of the latest. */
export async function likesOfOthers(db: Reader, postId: string, companyId: string) {
  const [likes] = await read(
    db,
    build
      .selectFrom('post_like as e')
      .where(all([likeCounts, like('e.post_id', '=', postId), like('e.company_id', '<>', companyId)]))
      .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`max(e.created_at)`.as('latest')]),
  );
  return likes;
}
