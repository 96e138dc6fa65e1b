import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type SearchTexts, searchFieldsInSteps, searchTags } from '@acheep/search/search-fields';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { companyMayShow, isEnabled } from '../../../search/search-condition.repository.ts';
import type { Searchable } from '../../../search/searchable.ts';

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
  listed: () => [
    // A trigger keeps these columns; one that is not published has no time.
    'e.posted_at IS NOT NULL',
    companyMayShow('e'),
    `(e.created_by_id IS NULL OR ${isEnabled('e.created_by_id')})`,
  ],
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

/** Adds posts missing from the index: those older than the search. */
export const fileMissing = (prisma: PrismaClient) => prisma.$executeRaw`
  INSERT INTO post_search (id)
  SELECT p.id FROM post p
  WHERE p.body IS NOT NULL AND NOT EXISTS (SELECT FROM post_search s WHERE s.id = p.id)
  ON CONFLICT DO NOTHING`;

/** Adds the time and the authors of some posts that were filed before the search had them; returns their number. */
export const placeNext = (prisma: PrismaClient) => prisma.$executeRaw`
  UPDATE post_search SET posted_at = posted_at
  WHERE id IN (SELECT id FROM post_search WHERE company_id IS NULL LIMIT 500)`;

/** Marks the posts of a company for reindexing. */
export const outdatePosts = (prisma: PrismaClient, companyId: string) => prisma.$executeRaw`
  UPDATE post_search SET search_rules = 0
  WHERE id IN (SELECT id FROM post WHERE company_id = ${companyId}::uuid)`;
