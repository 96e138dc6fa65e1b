import type { JobCard, JobsFound } from '@acheep/contract/jobs/job';
import { type JobFilterName, type jobFilter, jobFilterNames } from '@acheep/contract/jobs/job-filter';
import { provincesNear } from '@acheep/contract/jobs/province-near';
import type { Relaxed, RelaxedJobs } from '@acheep/contract/jobs/relaxed-search';
import { fewJobs, maxRelaxed, nearJobsCap } from '@acheep/contract/jobs/relaxed-search-option';
import { isWork, type Understood } from '@acheep/contract/jobs/understood';
import { textWithout } from '@acheep/contract/jobs/understood-text';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import type { Synonyms } from '@acheep/search/dictionary/synonym';
import { relaxedTexts } from '@acheep/search/query/relaxed-text';
import type { Deps } from '../../../deps.ts';
import { latestSynonyms } from '../../../search/synonym.repository.ts';
import { presentReference } from '../reference/reference.presenter.ts';
import { listProvinces } from '../reference/reference.repository.ts';
import type { JobFilter } from './job-listed.repository.ts';
import type { jobSearchService } from './job-search.service.ts';

type Asked = Pick<ListQuery<typeof jobFilter>, 'search' | 'filter'>;

/** Maximum number of relaxed searches that are tried; their results are cached like those of the list. */
const maxTries = 16;
/** Number of jobs shown in all. */
const shown = 10;

interface Try {
  search: string | undefined;
  filter: JobFilter;
  dropped: Pick<RelaxedJobs, 'words' | 'wishes' | 'filters' | 'near'>;
}

/** A criterion that may be dropped: a filter, or a part of the text. */
interface Criterion {
  weight: number;
  isPlace: boolean;
  filter?: JobFilterName;
  wish?: Understood;
}

/** Importance of each filter: a search without results drops the lightest first. */
const weightOf: Record<JobFilterName, number> = {
  posted: 1,
  adLanguage: 1,
  type: 2,
  perks: 3,
  remote: 3,
  salary: 4,
  qualification: 5,
  experience: 6,
  industryId: 7,
  companyId: 8,
  provinceId: 9,
  categoryId: 10,
};
/** The weight of a wish that no filter states. */
const shiftWeight = weightOf.type;

/** What may be dropped, least important first. */
function criteriaOf(filter: JobFilter, understood: readonly Understood[]): Criterion[] {
  const filters = jobFilterNames.flatMap((name): Criterion[] =>
    filter[name] === undefined
      ? []
      : [{ filter: name, weight: weightOf[name], isPlace: name === 'provinceId' }],
  );
  const wishes = understood.flatMap((wish): Criterion[] =>
    isWork(wish)
      ? []
      : [
          {
            wish,
            weight: wish.filter ? weightOf[wish.filter.name] : shiftWeight,
            isPlace: wish.kind === 'place',
          },
        ],
  );
  return [...filters, ...wishes].sort((one, other) => one.weight - other.weight);
}

/** The text without some of its parts; undefined if nothing is left. */
const textLeft = (text: string | undefined, parts: readonly Understood[]) =>
  textWithout(text ?? '', parts) || undefined;

function dropping({ search, filter }: Asked, criteria: readonly Criterion[], around?: string[] | false): Try {
  const filters = criteria.flatMap((one) => one.filter ?? []);
  const wishes = criteria.flatMap((one) => one.wish ?? []);
  const kept = Object.fromEntries(
    Object.entries(filter).filter(([name]) => !filters.some((gone) => gone === name)),
  ) as JobFilter;
  return {
    search: textLeft(search, wishes),
    filter: around ? { ...kept, provinceId: around } : kept,
    dropped: {
      words: [],
      wishes: around ? wishes.filter(({ kind }) => kind !== 'place') : wishes,
      filters: around ? filters.filter((name) => name !== 'provinceId') : filters,
      near: Boolean(around),
    },
  };
}

const nothing: Try['dropped'] = { words: [], wishes: [], filters: [], near: false };

/** Criteria that are dropped together; `near` keeps to the neighbours of the place. */
interface Step {
  gone: readonly Criterion[];
  near?: boolean;
}

/**
 * What is dropped, in the order in which people give things up: one wish (kind, pay, experience), the place for its
 * neighbours, any place, the fields of work, several wishes, and at last everything but the work.
 */
function stepsOf(criteria: readonly Criterion[]): Step[] {
  const places = criteria.filter(({ isPlace }) => isPlace);
  const wishes = criteria.filter(({ isPlace, weight }) => !isPlace && weight < weightOf.provinceId);
  const fields = criteria.filter(({ isPlace, weight }) => !isPlace && weight > weightOf.provinceId);
  const steps: Step[] = [
    ...wishes.map((one) => ({ gone: [one] })),
    { gone: places, near: true },
    { gone: places },
    { gone: fields },
    ...wishes.map((_, at) => ({ gone: wishes.slice(0, at + 1) })).slice(1),
    { gone: wishes.length > 0 ? [...wishes, ...places] : [], near: true },
    { gone: criteria.length > 1 ? [...wishes, ...places, ...fields] : [] },
  ];
  return steps.filter(({ gone }) => gone.length > 0);
}

/**
 * Relaxed searches, closest first: with fewer wishes, then with fewer words, and at last without the work. A search for
 * a work is never answered without it as long as there is any.
 */
function* triesOf(
  query: Asked,
  understood: readonly Understood[],
  { around, isMentioned, synonyms }: { around: string[]; isMentioned: boolean; synonyms: Synonyms },
): Generator<Try> {
  const criteria = criteriaOf(query.filter, understood);
  const works = understood.filter(isWork);
  for (const { gone, near } of stepsOf(criteria)) {
    // Without any word and any filter it is no search.
    const isSearch = near ? around.length > 0 : works.length > 0 || gone.length < criteria.length;
    if (isSearch) yield dropping(query, gone, near === true && around);
  }
  const bare = dropping(query, criteria);
  const wished = textLeft(query.search, works);
  for (const { text, words, keepsTrade } of bare.search ? relaxedTexts(bare.search, synonyms) : []) {
    if (isMentioned && !keepsTrade) continue;
    yield { ...query, search: [text, wished].filter(Boolean).join(' '), dropped: { ...nothing, words } };
    if (criteria.length > 0) yield { ...bare, search: text, dropped: { ...bare.dropped, words } };
  }
  if (works.length > 0 && criteria.length > 0 && !isMentioned) {
    const words = works.map(({ from, to }) => query.search?.slice(from, to) ?? '');
    yield { ...query, search: wished, dropped: { ...nothing, words } };
  }
}

/** Number of jobs found: for a search for a work those with it in the title, as a text that mentions it is no answer. */
const foundBy = ({ total, in_title = 0, understood = [] }: JobsFound['meta']) =>
  understood.some(({ kind }) => kind === 'title') ? in_title : total;

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
    const { answer, related = 0 } = await page(query as Parameters<typeof page>[0]);
    return { ...answer, related };
  };

  async function provincesAround(id: string | undefined) {
    if (id === undefined) return [];
    const all = await listProvinces(deps.database.prisma);
    const slug = all.find((province) => province.id === id)?.slug ?? '';
    return provincesNear(slug).flatMap((near) => all.filter((province) => province.slug === near));
  }

  /** The province of a search: its filter, or the only one that the text names. */
  function provinceOf({ filter }: Asked, understood: readonly Understood[]): string | undefined {
    const [place, ...others] = understood.filter(({ kind }) => kind === 'place');
    return filter.provinceId?.[0] ?? (others.length === 0 ? place?.filter?.value.split(',')[0] : undefined);
  }

  /** Numbers of jobs in the neighbouring provinces, the most first. */
  async function countNear({ search, filter }: Asked, around: Awaited<ReturnType<typeof provincesAround>>) {
    const counted = await Promise.all(
      around.map(async (province) => {
        const { meta } = await find({ search, filter: { ...filter, provinceId: [province.id] } }, 1);
        return { ...presentReference(province), jobs: Math.min(foundBy(meta), nearJobsCap) };
      }),
    );
    return counted.filter(({ jobs }) => jobs > 0).sort((one, other) => other.jobs - one.jobs);
  }

  /** The first relaxed searches that have jobs, each without those of the ones before it. */
  async function firstOf(tries: Iterable<Try>): Promise<RelaxedJobs[]> {
    const found: RelaxedJobs[] = [];
    const known = new Set<string>();
    const fresh = (jobs: readonly JobCard[]) => {
      const some = jobs.filter(({ _id }) => !known.has(_id)).slice(0, shown - known.size);
      for (const { _id } of some) known.add(_id);
      return some;
    };
    let [tried, loosest]: [number, Try | null] = [0, null];
    for (const one of tries) {
      // Words of the work are dropped only where nothing else has helped, or little with fewer words.
      const needsFewerWords =
        found.length === 0 || (known.size < fewJobs && found.every(({ words }) => words.length > 0));
      const isEnough = known.size >= shown || found.length === maxRelaxed - 1;
      if (isEnough || tried === maxTries || (one.dropped.words.length > 0 && !needsFewerWords)) break;
      tried += 1;
      if (one.dropped.words.length === 0) loosest = one;
      const { data, meta } = await find(one);
      const total = foundBy(meta);
      const jobs = fresh(data.slice(0, total));
      if (jobs.length === 0) continue;
      const { total_capped } = meta;
      const text = one.search ?? null;
      found.push({
        text,
        ...one.dropped,
        related: false,
        jobs,
        total,
        ...(total_capped && total === meta.total && { total_capped }),
      });
    }
    const isFree = found.every(({ words }) => words.length === 0);
    if (loosest && isFree && known.size < shown) {
      const { data, meta, related } = await find(loosest);
      const jobs = fresh(data.slice(0, related));
      const total = related - foundBy(meta);
      if (jobs.length > 0 && total > 0)
        found.push({ text: loosest.search ?? null, ...loosest.dropped, related: true, jobs, total });
    }
    return found;
  }

  return async function relax(typed: Asked): Promise<Relaxed> {
    const { meta } = await find(typed, 1);
    const understood = meta.understood ?? [];
    // The parts that were understood are those of the text that was looked for.
    const corrected = { ...typed, search: meta.corrected ?? typed.search };
    const around = await provincesAround(provinceOf(corrected, understood));
    const places = understood.filter(({ kind }) => kind === 'place');
    const anywhere = { ...corrected, search: textLeft(corrected.search, places) };
    const near = await countNear(anywhere, around);
    const answer = { understood, near, text: anywhere.search ?? null };
    if (foundBy(meta) > 0) return { ...answer, relaxed: [] };
    const { synonyms } = await latestSynonyms(deps.database);
    const tries = triesOf(corrected, understood, {
      around: around.map(({ id }) => id),
      isMentioned: meta.total > 0,
      synonyms,
    });
    return { ...answer, relaxed: await firstOf(tries) };
  };
}
