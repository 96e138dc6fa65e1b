import type { JobFacets } from '@acheep/contract/jobs/job-facet';
import { type FacetName, facetNames, salarySteps } from '@acheep/contract/jobs/job-facet-option';
import type { jobFilter } from '@acheep/contract/jobs/job-filter';
import { postedWithin } from '@acheep/contract/jobs/job-option';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import { valuesOf } from '@acheep/contract/kernel/option';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import { jobIndexOf } from '../job-index/job-index.service.ts';
import { asksOf } from './job-asked.ts';
import { type JobFilter, minutePosted, postedAfter } from './job-listed.repository.ts';
import type { jobSearchService } from './job-search.service.ts';

type Asked = Pick<ListQuery<typeof jobFilter>, 'search' | 'filter'>;

/** Number of results cached until the list changes or a minute is over. */
const mostRemembered = 500;

const none = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as JobFacets;

/** Column of a filter's values; for a minimum, its steps. */
const countedAt = (name: FacetName, now: Date) => {
  if (name === 'salary')
    return { column: name, atLeast: salarySteps.map((dollars) => [`${dollars}`, dollars] as const) };
  if (name === 'posted')
    return {
      column: name,
      atLeast: valuesOf(postedWithin).map((within) => [within, minutePosted(within, now)] as const),
    };
  return { column: name };
};

/**
 * Number of jobs that each value of a filter would find. Filters that are not set are counted together, within the
 * results of the search; a filter that is set is counted within the results without it.
 */
export function facetService(
  { database, now: clock }: Pick<Deps, 'database' | 'now'>,
  { asked: askedOf }: Pick<ReturnType<typeof jobSearchService>, 'asked'>,
) {
  const index = jobIndexOf(database);
  const remembered = new LRUCache<string, Promise<JobFacets>>({ max: mostRemembered });

  async function facets({ search, filter }: Asked): Promise<JobFacets> {
    const query = { filter, offset: 0, limit: 1, ...(search !== undefined && { search }) };
    const found = await askedOf(query as Parameters<typeof askedOf>[0]);
    if (!found) return none;
    const { asked, filter: wanted, now } = found;
    async function count(names: readonly FacetName[], within: JobFilter) {
      const counts = await index.counts(
        { ...asked, asks: asksOf(within, now) },
        names.map((name) => countedAt(name, now)),
        now,
      );
      return names.map(
        (name, at) => [name, counts[at]?.map(({ value, count: jobs }) => ({ value, jobs })) ?? []] as const,
      );
    }
    const isSet = (name: FacetName) => wanted[name] !== undefined;
    const rest = facetNames.filter((name) => !isSet(name));
    const counted = rest.length > 0 ? await count(rest, wanted) : [];
    for (const name of facetNames.filter(isSet))
      counted.push(...(await count([name], { ...wanted, [name]: undefined })));
    return Object.fromEntries(counted) as JobFacets;
  }

  return async function rememberedFacets({ search, filter }: Asked): Promise<JobFacets> {
    await index.follow();
    const { version } = await index.state();
    const key = JSON.stringify([version, postedAfter('24h', clock()), search, filter]);
    const counting = remembered.get(key) ?? facets({ search, filter } as Asked);
    remembered.set(key, counting);
    counting.catch(() => remembered.delete(key));
    return counting;
  };
}
