import { type JobCard, jobList as jobListEndpoint } from '@acheep/contract/job';
import { type AskedJobs, jobList } from '@acheep/contract/job-list-url';
import { canonicalSearch, listRequest, listSearch, readList } from '@acheep/contract/list-url';
import { shortSearch } from '@acheep/contract/page-head';
import { categoryIdOf, paths } from '@acheep/contract/paths';
import { check } from '@acheep/contract/validation';
import type { Deps } from '../../deps.ts';
import { html } from '../../html.ts';
import { listContent } from '../../list-content.ts';
import type { AskedPage, PageDocument } from '../../page-document.ts';
import { categoryCounts } from './category-count.service.ts';
import { jobItems } from './job-fact.ts';
import { jobSearchService } from './job-search.service.ts';

type Search = ReturnType<typeof jobSearchService>;

/** A page of the list, asked as the page asks the API. */
async function ask(search: Search, request: object) {
  const query = check(jobListEndpoint.query, request);
  if (!query.ok) return null;
  const { answer } = await search.page(query.data);
  return answer;
}

/** The documents of the list of jobs, by its filters, and of the home page, which has the newest. */
export function jobListDocuments(deps: Pick<Deps, 'database' | 'now'>) {
  const search = jobSearchService(deps);
  const categories = categoryCounts(deps);

  /** What the list is of: a search, a category, or all jobs. */
  async function titleOf({ search: text, filters }: AskedJobs, { say, locale }: AskedPage) {
    if (text) return say('job:list.titleSearch', { search: shortSearch(text) });
    const id = categoryIdOf(filters.categoryId);
    const category = id && (await categories()).find((row) => row.id === id);
    if (!category) return say('job:list.title');
    return say('job:list.titleCategory', { category: locale === 'km' ? category.nameKm : category.nameEn });
  }

  return {
    async list(page: AskedPage): Promise<PageDocument | null> {
      const asked = readList(jobList, page.query) as AskedJobs;
      const query = listRequest(jobList, asked);
      const [answer, title] = await Promise.all([ask(search, query), titleOf(asked, page)]);
      if (!answer) return null;
      return {
        title,
        canonical: canonicalSearch(jobList, asked),
        name: title,
        trail: [],
        answers: [['GET /job', { query }, answer]],
        content: listContent<JobCard>(page, {
          title,
          answer,
          count: (number) => page.say('job:list.count', { count: answer.meta.total, number }),
          items: (jobs) => jobItems(jobs, page),
          none: page.say('job:empty.title'),
          address: (at) => paths.jobList() + listSearch(jobList, { ...asked, page: at }),
          at: asked.page,
        }),
      };
    },

    async home(page: AskedPage): Promise<PageDocument | null> {
      if (page.query.has('createdBy')) return { canonical: null };
      const query = { limit: 10, sort: 'createdAt_-1' };
      const answer = await ask(search, query);
      if (!answer) return null;
      const { say, link } = page;
      return {
        answers: [['GET /job', { query }, answer]],
        content: html`<h1>${say('home:hero.title')}</h1>
<section><h2>${say('job:latest.title')}</h2>${jobItems(answer.data, page)}
<p><a href="${link(paths.jobList())}">${say('job:latest.all')}</a></p></section>`,
      };
    },
  };
}
