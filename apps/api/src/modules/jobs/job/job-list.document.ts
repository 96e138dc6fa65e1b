import { type JobCard, jobList } from '@acheep/contract/jobs/job';
import { jobs } from '@acheep/contract/jobs/job-filter';
import { jobCardFacts } from '@acheep/contract/jobs/job-list-facts';
import type { AskedJobs } from '@acheep/contract/jobs/job-list-url';
import { today } from '@acheep/contract/kernel/calendar';
import { canonicalSearch, listRequest, listSearch, readList } from '@acheep/contract/kernel/list-url';
import { shortSearch } from '@acheep/contract/kernel/page-head';
import { check } from '@acheep/contract/kernel/validation';
import { categoryIdOf, paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { documentCache } from '../../../page/document-cache.ts';
import { itemList } from '../../../page/document-part.ts';
import { html } from '../../../page/html.ts';
import { listContent } from '../../../page/list-content.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { readVersion } from '../../../search/list-version.repository.ts';
import { categoryCounts } from './category-count.service.ts';
import { jobSearchService } from './job-search.service.ts';
import { jobSearchForm } from './job-search-form.ts';

/** Cache of list pages; a company's new name appears after at most `ttl` milliseconds. */
const cacheLimits = { max: 200, ttl: 10_000 };

const jobItems = (jobs: readonly JobCard[], page: AskedPage) =>
  itemList(
    jobs.map((job) => jobCardFacts(job, page)),
    page,
  );

type Search = ReturnType<typeof jobSearchService>;

/** A page of the list, requested as the page requests it from the API. */
async function ask(search: Search, request: object) {
  const query = check(jobList.query, request);
  if (!query.ok) return null;
  const { answer } = await search.page(query.data);
  return answer;
}

/** Documents of the list of jobs with its filters. */
export function jobListDocuments(deps: Pick<Deps, 'database' | 'now'>) {
  const search = jobSearchService(deps);
  const categories = categoryCounts(deps);
  const searchForm = jobSearchForm(deps);

  /** Title of the list: that of a search, of a category, or of all jobs. */
  async function titleOf({ search: text, filters }: AskedJobs, { say, locale }: AskedPage) {
    if (text) return say('job:list.titleSearch', { search: shortSearch(text) });
    const id = categoryIdOf(filters.categoryId);
    const category = id && (await categories()).find((row) => row.id === id);
    if (!category) return say('job:list.title');
    return say('job:list.titleCategory', { category: locale === 'km' ? category.nameKm : category.nameEn });
  }

  const kept = documentCache(cacheLimits);
  /** Cached until a listed job changes: reading the version costs less than reading the jobs. */
  const keep = async (name: string, { locale }: AskedPage, make: () => Promise<PageDocument | null>) =>
    kept(`${locale} ${name}`, `${await readVersion(deps.database, 'job')} ${today(deps.now())}`, make);

  const makers = {
    async list(page: AskedPage, listState: AskedJobs, query: object): Promise<PageDocument | null> {
      const [answer, title, { form, answers }] = await Promise.all([
        ask(search, query),
        titleOf(listState, page),
        searchForm(page, listState),
      ]);
      if (!answer) return null;
      return {
        title,
        canonical: canonicalSearch(jobs, listState),
        name: title,
        trail: [],
        answers: [['GET /job', { query }, answer], ...answers],
        content: html`${form}${listContent<JobCard>(page, {
          title,
          answer,
          count: (number) => page.say('job:list.count', { count: answer.meta.total, number }),
          items: (jobs) => jobItems(jobs, page),
          none: page.say('relaxed-search:empty.title'),
          address: (at) => paths.jobList() + listSearch(jobs, { ...listState, page: at }),
          asked: listState,
        })}`,
      };
    },
  };

  return {
    list(page: AskedPage) {
      const listState = readList(jobs, page.query);
      const query = listRequest(jobs, listState);
      return keep(JSON.stringify([listState, query]), page, () => makers.list(page, listState, query));
    },
  };
}
