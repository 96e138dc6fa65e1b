import type { jobFilters } from '@acheep/contract/job';
import type { JobFacets } from '@acheep/contract/job-facet';
import { type FacetName, facetNames, salarySteps } from '@acheep/contract/job-facet-option';
import { postedWithin } from '@acheep/contract/job-option';
import type { ListQuery } from '@acheep/contract/list';
import { valuesOf } from '@acheep/contract/option';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { countFacets, type Facet } from '../../search/facet.repository.ts';
import { readVersion } from '../../search/list-version.repository.ts';
import type { Search } from '../../search/search.repository.ts';
import { type JobFilter, listedJobs, postedAfter } from './job-listed.repository.ts';
import type { jobSearchService } from './job-search.service.ts';

type Asked = Pick<ListQuery<typeof jobFilters>, 'search' | 'filter'>;

const cents = 100;
const facetsAt = (now: Date): Record<FacetName, Facet> => ({
  categoryId: { column: 'category_id' },
  provinceId: { column: 'province_id' },
  industryId: { column: 'industry_id' },
  type: { column: 'type' },
  experience: { column: 'experience' },
  qualification: { column: 'qualification' },
  salary: {
    column: 'salary_rank',
    atLeast: salarySteps.map((dollars) => [`${dollars}`, dollars * cents]),
    type: 'int',
  },
  posted: {
    column: 'posted_at',
    atLeast: valuesOf(postedWithin).map((within) => [within, postedAfter(within, now)]),
    type: 'timestamptz',
  },
});

const mostSearches = 500;
const none = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as JobFacets;

/**
 * How many jobs each value of a filter would find. The filters that are not set are counted together, in what the search
 * finds; one that is set, in what it finds without that. Remembered as long as no listed job changes.
 */
export function facetService(
  { database }: Pick<Deps, 'database'>,
  { search: searchOf }: Pick<ReturnType<typeof jobSearchService>, 'search'>,
) {
  const known = new LRUCache<string, Promise<JobFacets>>({ max: mostSearches, ttl: 60_000 });

  async function countOf(search: Search<JobFilter>, names: readonly FacetName[], without?: FacetName) {
    const all = facetsAt(search.now);
    const filter = { ...search.filter };
    if (without) delete filter[without];
    const facets = Object.fromEntries(names.map((name) => [name, all[name]]));
    const counts = await countFacets(database, listedJobs, { ...search, filter }, facets);
    return names.map((name) => {
      const own = counts?.filter((one) => one.name === name);
      return [name, own ? own.map(({ value, count: jobs }) => ({ value, jobs })) : null] as const;
    });
  }

  async function count(search: Search<JobFilter>): Promise<JobFacets> {
    const isSet = (name: FacetName) => search.filter[name] !== undefined;
    const rest = facetNames.filter((name) => !isSet(name));
    const counted = rest.length > 0 ? await countOf(search, rest) : [];
    // One after the other: who narrows a list a lot takes no more connections than who does not.
    for (const name of facetNames.filter(isSet)) counted.push(...(await countOf(search, [name], name)));
    return Object.fromEntries(counted) as JobFacets;
  }

  return async function facets({ search, filter }: Asked): Promise<JobFacets> {
    const version = await readVersion(database, 'job');
    const query = { filter, offset: 0, limit: 1, ...(search !== undefined && { search }) };
    const asked = await searchOf(query as Parameters<typeof searchOf>[0]);
    if (!asked) return none;
    const key = `${version} ${asked.key}`;
    const counting = known.get(key) ?? count(asked.search);
    if (!known.has(key)) {
      counting.catch(() => known.delete(key));
      known.set(key, counting);
    }
    return counting;
  };
}
