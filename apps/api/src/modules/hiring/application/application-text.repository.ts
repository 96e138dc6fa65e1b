import type { Prisma } from '@acheep/database/client';
import { wordsOfPerson } from '@acheep/search/person-text';
import { containing } from '../../../search/containing.ts';

/** Every word of the search is in the application, in whatever way either was typed, or all of it in the job's title. */
export function textHas(search: string): Prisma.ApplicationWhereInput {
  const words = [...new Set(wordsOfPerson(search))];
  // A text of nothing but what nobody sees is in none.
  if (words.length === 0) return { id: { in: [] } };
  const everyWord = words.map((word) => ({ searchText: { contains: containing(word).contains } }));
  // The job once: for every word it would be a join of its own.
  return { OR: [{ AND: everyWord }, { job: { title: containing(search) } }] };
}
