import type { JobCard, jobFilters } from '@acheep/contract/jobs/job';
import { type JobFilterName, jobFilter, jobFilterNames } from '@acheep/contract/jobs/job-filter';
import { provincesNear } from '@acheep/contract/jobs/province-near';
import type { Relaxed } from '@acheep/contract/jobs/relaxed-search';
import { nearJobsCap } from '@acheep/contract/jobs/relaxed-search-option';
import type { ListQuery } from '@acheep/contract/kernel/list';
import { type RelaxedText, relaxedTexts } from '@acheep/search/relaxed-text';
import type { Deps } from '../../../deps.ts';
import { presentReference } from '../reference/reference.presenter.ts';
import type { JobFilter } from './job-listed.repository.ts';
import type { jobSearchService } from './job-search.service.ts';
import { listProvinces } from './relaxed-search.repository.ts';

type Asked = Pick<ListQuery<typeof jobFilters>, 'search' | 'filter'>;

/** Maximum number of relaxed searches per request; their results are cached like those of the list. */
const mostTries = 8;
/** Searches reserved for dropping a word, however many filters are set. */
const fewestWords = 2;
/** Number of jobs shown of a relaxed search. */
const shown = 10;

/** Filters in the order in which they are dropped, least important first. */
const parting = jobFilterNames.toSorted((one, other) => jobFilter[one].weight - jobFilter[other].weight);

interface Try {
  search: string | undefined;
  filter: JobFilter;
  words: string[];
  filters: JobFilterName[];
  near: boolean;
}

const without = (filter: JobFilter, names: readonly JobFilterName[]): JobFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.some((gone) => gone === name)));

/**
 * Relaxed searches, closest first: neighbouring provinces, without one filter, without one word, without all filters,
 * without the text.
 */
function triesOf({ search, filter }: Asked, around: string[]): Try[] {
  const set = parting.filter((name) => filter[name] !== undefined);
  const same: Try = { search, filter, words: [], filters: [], near: false };
  const aWord = ({ text, word }: RelaxedText): Try => ({ ...same, search: text, words: [word] });
  const near: Try[] =
    around.length > 0 ? [{ ...same, filter: { ...filter, provinceId: around }, near: true }] : [];
  const filters: Try[] =
    search === undefined && set.length === 1
      ? []
      : set.map((name) => ({ ...same, filter: without(filter, [name]), filters: [name] }));
  const words = search === undefined ? [] : relaxedTexts(search).map(aWord);
  const last: Try[] = [
    ...(search !== undefined && set.length > 1 ? [{ ...same, filter: {}, filters: [...set] }] : []),
    ...(search !== undefined && set.length > 0 ? [{ ...same, search: undefined, words: [search] }] : []),
  ];
  // The last searches find the most, so room is reserved for them.
  const room = mostTries - near.length - last.length;
  const aFilter = filters.slice(0, room - Math.min(words.length, fewestWords));
  return [...near, ...aFilter, ...words.slice(0, room - aFilter.length), ...last];
}

/**
 * Alternatives for a search that finds nothing, or few jobs in one province. `page` is that of the list, so that both
 * share the cache; each attempt costs as much as an ordinary search.
 */
export function relaxedService(
  deps: Pick<Deps, 'database' | 'now'>,
  { page }: Pick<ReturnType<typeof jobSearchService>, 'page'>,
) {
  const find = async (
    { search, filter }: { search?: string | undefined; filter: JobFilter },
    limit = shown,
  ) => {
    const query = { filter, offset: 0, limit, ...(search !== undefined && { search }) };
    const { answer } = await page(query as Parameters<typeof page>[0]);
    return answer;
  };

  async function provincesAround(id: string | undefined) {
    if (id === undefined) return [];
    const all = await listProvinces(deps.database);
    const slug = all.find((province) => province.id === id)?.slug ?? '';
    return provincesNear(slug).flatMap((near) => all.filter((province) => province.slug === near));
  }

  async function countNear({ search, filter }: Asked, around: Awaited<ReturnType<typeof provincesAround>>) {
    const counted = await Promise.all(
      around.map(async (province) => {
        const { meta } = await find({ search, filter: { ...filter, provinceId: province.id } }, 1);
        return { ...presentReference(province), jobs: Math.min(meta.total, nearJobsCap) };
      }),
    );
    return counted.filter(({ jobs }) => jobs > 0).sort((one, other) => other.jobs - one.jobs);
  }

  return async function relax(asked: Asked): Promise<Relaxed> {
    const around = await provincesAround(asked.filter.provinceId);
    const { meta } = await find(asked, 1);
    const near = await countNear(asked, around);
    if (meta.total > 0) return { relaxed: null, near };
    const ids = near.map(({ _id }) => _id);
    for (const one of triesOf(asked, ids)) {
      const found = await find(one);
      if (found.meta.total === 0) continue;
      const { total, total_capped } = found.meta;
      const { search: text = null, words, filters, near: isNear } = one;
      const jobs: JobCard[] = found.data;
      const relaxed = { text, words, filters, near: isNear, jobs, total };
      return { relaxed: { ...relaxed, ...(total_capped && { total_capped }) }, near };
    }
    return { relaxed: null, near };
  };
}
