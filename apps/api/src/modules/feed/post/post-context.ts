import type { PostLinkShown } from '@acheep/contract/feed/post';
import type { PostLink } from '@acheep/contract/feed/post-option';
import type { Moment } from '../../../moment.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { presentCompanyCard, presentCompanyName } from '../../companies/company/company.presenter.ts';
import { findPublicCards } from '../../companies/company/company.repository.ts';
import { presentCard as presentGathering } from '../../events/gathering/gathering.presenter.ts';
import { findPublicCards as findPublicGatherings } from '../../events/gathering/gathering.repository.ts';
import { presentCard } from '../../jobs/job/job.presenter.ts';
import { findPublicCards as findPublicJobCards } from '../../jobs/job/job.repository.ts';
import type { PostContext } from './post.presenter.ts';
import { findPublicPosts, type PostRow } from './post.repository.ts';

const idsOf = (rows: readonly PostRow[], noun: PostLink) =>
  rows.flatMap(({ linkNoun, linkId }) => (linkNoun === noun && linkId ? [linkId] : []));

const some = async <T>(
  db: Reader,
  ids: string[],
  find: (db: Reader, ids: string[]) => Promise<T[]>,
): Promise<T[]> => (ids.length > 0 ? find(db, ids) : []);

/**
 * Reads what these posts refer to, as far as it is public now: shared posts, and the pages linked by both.
 * References to records no longer on the site are omitted.
 */
export async function readPostContext(
  db: Reader,
  rows: readonly PostRow[],
  moment: Moment,
): Promise<PostContext> {
  const sharedIds = rows.flatMap(({ sharedPostId }) => sharedPostId ?? []);
  const shared = await some(db, sharedIds, findPublicPosts);
  const all = [...rows, ...shared];
  // Sequential: a transaction has a single connection.
  const jobs = await some(db, idsOf(all, 'job'), findPublicJobCards);
  const gatherings = await some(
    db,
    [...idsOf(all, 'training'), ...idsOf(all, 'event')],
    findPublicGatherings,
  );
  const companies = await some(db, idsOf(all, 'company'), findPublicCards);
  const posts = await some(db, idsOf(all, 'post'), findPublicPosts);
  const links = new Map<string, PostLinkShown>([
    ...jobs.map((row) => [row.id, { noun: 'job', _id: row.id, job: presentCard(row, moment) }] as const),
    ...gatherings.map(
      (row) => [row.id, { noun: row.kind, _id: row.id, gathering: presentGathering(row, moment) }] as const,
    ),
    ...companies.map((row) => {
      const { openJobs: _, ...company } = presentCompanyCard(row, 0);
      return [row.id, { noun: 'company', _id: row.id, company }] as const;
    }),
    ...posts.map((row) => {
      const post = { company: presentCompanyName(row.company), body: row.body };
      return [row.id, { noun: 'post', _id: row.id, post }] as const;
    }),
  ]);
  const byId = new Map(shared.map((row) => [row.id, row]));
  return {
    shared: ({ sharedPostId }) => (sharedPostId ? byId.get(sharedPostId) : undefined),
    link: ({ linkId }) => (linkId ? (links.get(linkId) ?? null) : null),
  };
}
