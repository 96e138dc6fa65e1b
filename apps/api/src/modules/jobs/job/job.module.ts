import { hiringGet } from '@acheep/contract/jobs/hiring';
import * as job from '@acheep/contract/jobs/job';
import { jobFacet } from '@acheep/contract/jobs/job-facet';
import { categoryList } from '@acheep/contract/jobs/reference';
import { jobRelaxed } from '@acheep/contract/jobs/relaxed-search';
import { knownSynonymsInSteps } from '@acheep/search/dictionary/synonym';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
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
import { eachJob } from './job-data.repository.ts';
import { facetService } from './job-facet.service.ts';
import { jobFeed } from './job-feed.document.ts';
import { hiringNow } from './job-hiring.service.ts';
import { jobHoldMails } from './job-hold.mail.ts';
import { jobListDocuments } from './job-list.document.ts';
import { listedJobs } from './job-listed.repository.ts';
import { jobPages } from './job-page.repository.ts';
import { jobScheduleMails } from './job-schedule.mail.ts';
import { jobSearchService } from './job-search.service.ts';
import { jobIsPublic } from './public-job.repository.ts';
import { relaxedService } from './relaxed-search.service.ts';

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

  register(job.jobList, async ({ query, request, reply }) => {
    const { answer, bytes } = await read(request, (search) => search.page(query));
    // Fastify sends what a serializer gives as it is; its types know of text only.
    const serialize: () => unknown = () => bytes;
    reply.type('application/json; charset=utf-8').serializer(serialize as () => string);
    return answer;
  });
  register(jobRelaxed, ({ query, request }) => read(request, (search) => search.relax(query)));
  register(jobFacet, ({ query, request }) => read(request, (search) => search.facets(query)));
  register(hiringGet, () => hiring());
  register(job.jobGet, ({ params }) => jobs.publicPage(params.id));
  register(job.ownJobList, jobs.list);
  register(job.ownJobGet, jobs.get);
  register(job.ownJobPreview, jobs.preview);
  register(job.jobCreate, ({ tx, actor, body }) => jobs.createIn(tx, actor, body));
  register(job.jobUpdate, jobs.update);
  register(job.jobDelete, jobs.remove);
  register(job.jobStatusChange, jobs.changeStatus);
  register(job.jobSchedule, jobs.schedule);
  register(job.jobRefresh, jobs.refresh);
  register(job.jobCopy, jobs.copy);
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
