import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Deps } from '../../../deps.ts';
import type { Moment } from '../../../moment.ts';
import type { Searchable } from '../../../search/searchable.ts';
import { findByText, type QueryOf } from '../../../search/text-search.service.ts';
import { jobIndexOf } from '../job-index/job-index.service.ts';
import { correctSearch } from './job-spelling.service.ts';

/**
 * One page of any list, by ids, with its meta data. If a text finds nothing, the page of its probable correction, in
 * words that open jobs contain.
 */
export async function findDidYouMean<Filter extends object>(
  { database }: Pick<Deps, 'database'>,
  list: Searchable<Filter>,
  query: QueryOf<Filter>,
  moment: Moment,
) {
  const asTyped = await findByText(database, list, query, moment);
  const { search } = query;
  const corrected =
    asTyped.total === 0 && search !== undefined
      ? await correctSearch(database, search, {
          version: await jobIndexOf(database).follow(),
          now: moment.now,
        })
      : null;
  if (corrected !== null) {
    const { ids, total } = await findByText(database, list, { ...query, search: corrected }, moment);
    if (total > 0) return { ids, meta: { ...pageMeta(total, query), corrected } };
  }
  return { ids: asTyped.ids, meta: pageMeta(asTyped.total, query) };
}
