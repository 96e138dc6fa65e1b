import { type Condition, none, row } from '@acheep/database/statement';
import { wordsOfPerson } from '@acheep/search/analysis/person-text';
import { sql } from 'kysely';
import { contains, idsOf, likeText, oneOf } from '../../../search/rows.repository.ts';

const application = row('application');

/** Applications with every word of the search, in any spelling, or with all of it in the title of one of these jobs. */
export function textHas(search: string, ...jobs: Condition[]): Condition {
  const words = [...new Set(wordsOfPerson(search))];
  // A search of invisible characters only matches nothing.
  if (words.length === 0) return none;
  const everyWord = words.map((word) => sql<boolean>`${sql.ref('e.search_text')} LIKE ${likeText(word)}`);
  return application.or([
    application.and(everyWord),
    // The job is outside the loop over words, which would add one join per word.
    application('e.job_id', '=', oneOf(idsOf('job', ...jobs, contains('e.title', search)))),
  ]);
}
