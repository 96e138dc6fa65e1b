import type { Prisma } from '@acheep/database/client';
import { wordsOfPerson } from '@acheep/search/person-text';
import { containing } from '../../../search/containing.ts';

/** Matches applications with every word of the search, in any spelling, or with all of it in the job's title. */
export function textHas(search: string): Prisma.ApplicationWhereInput {
  const words = [...new Set(wordsOfPerson(search))];
  // A search of invisible characters only matches nothing.
  if (words.length === 0) return { id: { in: [] } };
  const everyWord = words.map((word) => ({ searchText: { contains: containing(word).contains } }));
  // The job is outside the loop over words, which would add one join per word.
  return { OR: [{ AND: everyWord }, { job: { title: containing(search) } }] };
}
