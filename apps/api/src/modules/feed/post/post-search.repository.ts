import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type SearchTexts, searchFieldsInSteps, searchTags } from '@acheep/search/search-fields';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { companyMayShow } from '../../../search/search-condition.repository.ts';
import type { Searchable } from '../../../search/searchable.ts';
import { shownInFeed } from './post-shown.repository.ts';

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
  listed(value, at) {
    const shown = shownInFeed(
      (strings, ...values) =>
        String.raw(
          { raw: strings },
          ...values.map((one) => value(one, one instanceof Date ? 'timestamptz' : 'date')),
        ),
      at,
    );
    return [
      `EXISTS (SELECT FROM post p WHERE p.id = e.id AND p.body IS NOT NULL AND ${companyMayShow('p')} AND ${shown})`,
    ];
  },
  // Ids are in the order of creation.
  date: 'id',
  filters: {},
  orders: {
    'postedAt_-1': { by: '(SELECT p.posted_at FROM post p WHERE p.id = e.id)', direction: 'DESC' },
  },
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

/** Marks the posts of a company for reindexing. */
export const outdatePosts = (prisma: PrismaClient, companyId: string) => prisma.$executeRaw`
  UPDATE post_search SET search_rules = 0
  WHERE id IN (SELECT id FROM post WHERE company_id = ${companyId}::uuid)`;
