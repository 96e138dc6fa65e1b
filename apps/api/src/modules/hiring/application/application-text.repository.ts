import { Prisma } from '@acheep/database/client';
import { wordsOfPerson } from '@acheep/search/analysis/person-text';
import { containing } from '../../../search/containing.ts';
import { and, contains } from '../../../search/listed-page.repository.ts';

/** Matches applications with every word of the search, in any spelling, or with all of it in the job's title. */
export function textHas(search: string): Prisma.ApplicationWhereInput {
  const words = [...new Set(wordsOfPerson(search))];
  // A search of invisible characters only matches nothing.
  if (words.length === 0) return { id: { in: [] } };
  const everyWord = words.map((word) => ({ searchText: { contains: containing(word).contains } }));
  // The job is outside the loop over words, which would add one join per word.
  return { OR: [{ AND: everyWord }, { job: { title: containing(search) } }] };
}

/** The same for an application of a company in SQL. */
export function hasText(application: string, companyId: string, search: string): Prisma.Sql {
  const words = [...new Set(wordsOfPerson(search))];
  if (words.length === 0) return Prisma.raw('false');
  const text = Prisma.raw(`${application}.search_text`);
  const everyWord = words.map((word) => Prisma.sql`${text} LIKE ${`%${containing(word).contains}%`}`);
  return Prisma.sql`(${and(everyWord)} OR ${Prisma.raw(application)}.job_id = ANY(ARRAY(
    SELECT j.id FROM job j WHERE j.company_id = ${companyId}::uuid AND ${contains('j.title', search)})))`;
}
