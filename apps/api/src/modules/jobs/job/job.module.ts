import { hiringGet } from '@acheep/contract/jobs/hiring';
import * as contract from '@acheep/contract/jobs/job';
import { type JobFacets, jobFacet } from '@acheep/contract/jobs/job-facet';
import { type FacetName, facetNames, salarySteps } from '@acheep/contract/jobs/job-facet-option';
import { jobFilter } from '@acheep/contract/jobs/job-filter';
import { jobTypes, postedWithin } from '@acheep/contract/jobs/job-option';
import { categoryList } from '@acheep/contract/jobs/reference';
import { jobRelaxed } from '@acheep/contract/jobs/relaxed-search';
import { dateText } from '@acheep/contract/kernel/date-text';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { knownSynonymsInSteps } from '@acheep/search/dictionary/synonym';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import type { FeedItem, ListFeed, Module, Register } from '../../../module.ts';
import { monthlyPayText } from '../../../pay-text.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { related } from '../../../search/rows.repository.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { shownBy } from '../../platform/upload/upload.repository.ts';
import { fileJobs, jobIndexOf } from '../job-index/job-index.service.ts';
import { byName, presentListed } from '../reference/reference.presenter.ts';
import { categoryCounts } from './category-count.service.ts';
import { jobBesideDocument, jobDocument } from './job.document.ts';
import { jobClosedMail, jobNotPublishedMail, jobPublishedMail } from './job.mail.ts';
import { listEndingIds, showsFile, transferAttachments } from './job.repository.ts';
import { jobService } from './job.service.ts';
import { jobTasks } from './job.tasks.ts';
import { asksOf } from './job-asked.ts';
import { eachJob } from './job-data.repository.ts';
import { hiringNow } from './job-hiring.service.ts';
import { jobListDocuments } from './job-list.document.ts';
import { type JobFilter, listedJobs, minutePosted, postedAfter } from './job-listed.repository.ts';
import { jobHoldMails } from './job-moderation.mail.ts';
import { jobPages } from './job-page.repository.ts';
import { jobScheduleMails } from './job-schedule.mail.ts';
import { jobSearchService } from './job-search.service.ts';
import { jobIsPublic } from './public-job.repository.ts';
import { relaxedService } from './relaxed-search.service.ts';

type Asked = Pick<ListQuery<typeof jobFilter>, 'search' | 'filter'>;

/** Number of results cached until the list changes or a minute is over. */
const maxRemembered = 500;

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
function facetService(
  { database, now: clock }: Pick<Deps, 'database' | 'now'>,
  { asked: findSearch }: Pick<ReturnType<typeof jobSearchService>, 'asked'>,
) {
  const index = jobIndexOf(database);
  const remembered = new LRUCache<string, Promise<JobFacets>>({ max: maxRemembered });

  async function facets({ search, filter }: Asked): Promise<JobFacets> {
    const query = { filter, offset: 0, limit: 1, ...(search !== undefined && { search }) };
    const found = await findSearch(query as Parameters<typeof findSearch>[0]);
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
    // A further value of a filter whose values all have to be there narrows what is found.
    const isSet = (name: FacetName) => wanted[name] !== undefined && jobFilter[name].takes !== 'all';
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

const closes = { en: 'Closes', km: 'ផុតកំណត់' };

/** Item with company, type, province, salary and closing date. */
function itemOf(job: contract.JobCard, locale: Locale): FeedItem {
  const facts = [
    (locale === 'km' && job.company.nameKm) || job.company.name,
    job.type && jobTypes[job.type][locale],
    job.province?.name[locale],
    monthlyPayText(job, locale),
    job.closingDate && `${closes[locale]} ${dateText(job.closingDate, locale)}`,
  ];
  return {
    path: paths.job(job._id),
    title: job.title,
    text: facts.filter(Boolean).join(' · '),
    at: job.postedAt ?? job.createdAt,
  };
}

const jobFeed: ListFeed = {
  endpoint: contract.jobList,
  title: { en: 'Jobs', km: 'ការងារ' },
  sort: 'createdAt_-1',
  entries: 50,
  items(deps) {
    const search = jobSearchService(deps);
    return async (query: Parameters<typeof search.page>[0], locale) => {
      const { answer } = await search.page(query);
      return answer.data.map((job) => itemOf(job, locale));
    };
  },
};

function jobRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  // Prepares the lexicon once the server listens, so that the first search does not wait for it.
  api.addHook('onListen', () => void runYielding(knownSynonymsInSteps([])));
  const jobs = jobService(deps);
  const read = visitorReads(deps, (stands) => {
    const search = jobSearchService(stands);
    return { ...search, relax: relaxedService(stands, search), facets: facetService(stands, search) };
  });
  const categories = categoryCounts(deps);
  const hiring = hiringNow(deps);

  register(categoryList, async ({ locale }) => {
    const rows = byName(await categories(), locale);
    return rows.map((row) => ({ ...presentListed(row), iconName: row.iconName, totalJob: row.totalJob }));
  });

  register(contract.jobList, async ({ query, request, reply }) => {
    const { answer, bytes } = await read(request, (search) => search.page(query));
    // Fastify sends what a serializer gives as it is; its types know of text only.
    const serialize: () => unknown = () => bytes;
    reply.type('application/json; charset=utf-8').serializer(serialize as () => string);
    return answer;
  });
  register(jobRelaxed, ({ query, request }) => read(request, (search) => search.relax(query)));
  register(jobFacet, ({ query, request }) => read(request, (search) => search.facets(query)));
  register(hiringGet, () => hiring());
  register(contract.jobGet, ({ params }) => jobs.publicPage(params.id));
  register(contract.ownJobList, jobs.list);
  register(contract.ownJobGet, jobs.get);
  register(contract.ownJobPreview, jobs.preview);
  register(contract.jobCreate, ({ tx, actor, body }) => jobs.createIn(tx, actor, body));
  register(contract.jobUpdate, jobs.update);
  register(contract.jobDelete, jobs.remove);
  register(contract.jobStatusChange, jobs.changeStatus);
  register(contract.jobSchedule, jobs.schedule);
  register(contract.jobRefresh, jobs.refresh);
  register(contract.jobCopy, jobs.copy);
}

export const jobModule: Module = {
  routes: jobRoutes,
  pages: jobPages,
  feeds: { '/job': jobFeed },
  found: { '/job': null, '/job/:id': listedJobs },
  documents: (deps) => {
    const lists = jobListDocuments(deps);
    const beside = jobBesideDocument(deps);
    return {
      '/job': async (page) => (await beside(page)) ?? lists.list(page),
      '/job/:id': jobDocument(deps),
    };
  },
  ready: async ({ config, database, replica }) => {
    await fileJobs({ database });
    await jobIndexOf(database, config.JOB_INDEX).catchUp();
    // Without the replica, the primary answers.
    if (replica)
      await jobIndexOf(replica.database, config.JOB_INDEX)
        .catchUp()
        .catch(() => {});
  },
  tasks: jobTasks,
  mails: [...jobHoldMails, ...jobScheduleMails, jobClosedMail, jobPublishedMail, jobNotPublishedMail],
  tables: {
    job: 'jobs',
    job_skill: 'jobs',
    job_attachment: 'jobs',
    job_mark: { without: 'what the operator is to look at; a suspicion, and nothing that anybody said' },
    job_print: { without: 'numbers worked out from the text of the job' },
    job_notice: { without: 'which mails about the job were sent' },
    list_version: { without: 'a number' },
    job_word: { without: 'words that many jobs have' },
    job_entry: { without: 'numbers' },
    job_posting: { without: 'words that many jobs have' },
    job_filed: { without: 'a number' },
  },
  authors: ['job.created_by_id'],
  ownData: { jobs: eachJob },
  ownedRecords: { mails: listEndingIds },
  on: { 'company.left': transferAttachments },
  uploads: {
    'job_attachment.upload_id': {
      public: shownBy(
        'document',
        'job_attachment',
        'upload_id',
        related('job', ['id', 'e.job_id'], jobIsPublic),
      ),
    },
  },
  showsFile: { noun: 'job', may: showsFile },
};
