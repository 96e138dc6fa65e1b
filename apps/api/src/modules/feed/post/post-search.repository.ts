import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, build, read, row } from '@acheep/database/statement';
import { type SearchTexts, searchFieldsInSteps, searchTags } from '@acheep/search/analysis/search-fields';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { idsOf } from '../../../search/rows.repository.ts';
import type { Searchable } from '../../../search/searchable.ts';
import { authorIsShown, recordIsOpen } from './post-shown.repository.ts';

interface Texts {
  body: string | null;
  company: { name: string; nameKm: string | null };
}

/** Searchable texts of a post: its text and the names of its company. */
const postTexts = ({ body, company: { name, nameKm } }: Texts): SearchTexts => ({
  title: [],
  tags: searchTags({ name, nameKm }),
  texts: [body],
});

/** Indexes a locked post by its current text; posts without text are found by the record they show. */
export async function filePost(tx: Transaction, { id, ...texts }: Texts & { id: string }) {
  if (texts.body === null) {
    await tx.postSearch.deleteMany({ where: { id } });
    return;
  }
  const fields = await runYielding(searchFieldsInSteps(postTexts(texts)));
  await tx.postSearch.upsert({
    where: { id },
    create: { id, ...fields },
    update: fields,
    select: { id: true },
  });
}

/** Posts with text, as a searchable list. */
export const listedPosts: Searchable<Record<string, never>> = {
  table: 'post_search',
  // A trigger keeps these columns; one that is not published has no time.
  listed: (at) => all([row('post_search')('e.posted_at', 'is not', null), authorIsShown, recordIsOpen(at)]),
  date: 'posted_at',
  filters: {},
  orders: { 'postedAt_-1': { by: 'e.posted_at', direction: 'DESC' } },
  async textsOf(tx, ids) {
    const rows = await tx.post.findMany({
      where: { id: { in: ids } },
      select: { id: true, body: true, company: { select: { name: true, nameKm: true } } },
    });
    return rows.map((row) => ({ id: row.id, ...postTexts(row) }));
  },
};

/** Adds posts missing from the index, which are older than the search, and the records that older ones show. */
export const fileMissing = (prisma: PrismaClient) => prisma.$executeRaw`
  INSERT INTO post_search (id)
  SELECT p.id FROM post p
  WHERE p.body IS NOT NULL AND NOT EXISTS (
    SELECT FROM post_search s WHERE s.id = p.id
      AND s.job_id IS NOT DISTINCT FROM p.job_id AND s.gathering_id IS NOT DISTINCT FROM p.gathering_id)
  ON CONFLICT (id) DO UPDATE SET job_id = EXCLUDED.job_id, gathering_id = EXCLUDED.gathering_id`;

/**
 * Adds the time and the authors of some posts that were filed before the search had them; returns their number. The
 * trigger that places a new row reads them; a row that was moved meanwhile keeps what it was given.
 */
export const placeNext = (prisma: PrismaClient) => prisma.$executeRaw`
  INSERT INTO post_search (id) SELECT id FROM post_search WHERE company_id IS NULL LIMIT 500
  ON CONFLICT (id) DO UPDATE SET posted_at = EXCLUDED.posted_at, company_id = EXCLUDED.company_id,
    created_by_id = EXCLUDED.created_by_id, job_id = EXCLUDED.job_id, gathering_id = EXCLUDED.gathering_id
  WHERE post_search.company_id IS NULL`;

/** Marks the posts of a company for reindexing. */
export const outdatePosts = (prisma: PrismaClient, companyId: string) =>
  read(
    prisma,
    build
      .updateTable('post_search')
      .set({ search_rules: 0 })
      .where('id', 'in', idsOf('post', row('post')('e.company_id', '=', companyId))),
  );
