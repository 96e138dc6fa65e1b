import type { jobFilters } from '@acheep/contract/job';
import type { JobFacets } from '@acheep/contract/job-facet';
import { type FacetName, facetNames, salarySteps } from '@acheep/contract/job-facet-option';
import { postedWithin } from '@acheep/contract/job-option';
import type { ListQuery } from '@acheep/contract/list';
import { valuesOf } from '@acheep/contract/option';
import type { Deps } from '../../deps.ts';
import { asksOf } from './job-asked.ts';
import { jobIndexOf } from './job-index.service.ts';
import { type JobFilter, postedAfter } from './job-listed.repository.ts';
import type { jobSearchService } from './job-search.service.ts';

type Asked = Pick<ListQuery<typeof jobFilters>, 'search' | 'filter'>;

const cents = 100;
const none = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as JobFacets;

/** The column of a filter's values; for one that asks for so much or more, its steps. */
const countedAt = (name: FacetName, now: Date) => {
  if (name === 'salary')
    return { column: name, atLeast: salarySteps.map((dollars) => [`${dollars}`, dollars * cents] as const) };
  if (name === 'posted')
    return {
      column: name,
      atLeast: valuesOf(postedWithin).map(
        (within) => [within, Date.parse(postedAfter(within, now))] as const,
      ),
    };
  return { column: name };
};

/**
 * How many jobs each value of a filter would find. The filters that are not set are counted together, in what the search
 * finds; one that is set, in what it finds without that.
 */
export function facetService(
  { database }: Pick<Deps, 'database'>,
  { asked: askedOf }: Pick<ReturnType<typeof jobSearchService>, 'asked'>,
) {
  const index = jobIndexOf(database);

  return async function facets({ search, filter }: Asked): Promise<JobFacets> {
    await index.follow();
    const query = { filter, offset: 0, limit: 1, ...(search !== undefined && { search }) };
    const found = await askedOf(query as Parameters<typeof askedOf>[0]);
    if (!found) return none;
    const { asked, now } = found;
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
    const isSet = (name: FacetName) => filter[name] !== undefined;
    const rest = facetNames.filter((name) => !isSet(name));
    const counted = rest.length > 0 ? await count(rest, filter) : [];
    for (const name of facetNames.filter(isSet))
      counted.push(...(await count([name], { ...filter, [name]: undefined })));
    return Object.fromEntries(counted) as JobFacets;
  };
}
