import type { Module } from '../../../module.ts';
import { jobClosedMail, jobNotPublishedMail, jobPublishedMail } from './job.mail.ts';
import { isPublic, listEndingIds, transferAttachments } from './job.repository.ts';
import { jobRoutes } from './job.routes.ts';
import { jobTasks } from './job.tasks.ts';
import { eachJob } from './job-data.repository.ts';
import { jobBesideDocument, jobDocument } from './job-document.ts';
import { jobFeed } from './job-feed.ts';
import { jobHoldMails } from './job-hold.mail.ts';
import { fileJobs, jobIndexOf } from './job-index.service.ts';
import { jobLifeMails } from './job-life.mail.ts';
import { jobListDocuments } from './job-list-document.ts';
import { listedJobs } from './job-listed.repository.ts';
import { jobPages } from './job-page.repository.ts';

export const jobModule: Module = {
  routes: jobRoutes,
  pages: jobPages,
  feeds: { '/job': jobFeed },
  found: { '/job': null, '/job/:id': listedJobs },
  documents: (deps) => {
    const lists = jobListDocuments(deps);
    const beside = jobBesideDocument(deps);
    return {
      '/': lists.home,
      '/job': async (page) => (await beside(page)) ?? lists.list(page),
      '/job/:id': jobDocument(deps),
    };
  },
  ready: async ({ database, replica }) => {
    await fileJobs({ database });
    await jobIndexOf(database).catchUp();
    // Without the replica, the primary answers.
    if (replica)
      await jobIndexOf(replica.database)
        .catchUp()
        .catch(() => {});
  },
  tasks: jobTasks,
  mails: [...jobHoldMails, ...jobLifeMails, jobClosedMail, jobPublishedMail, jobNotPublishedMail],
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
      public: { kind: 'document', attachedTo: { some: { job: isPublic } } },
    },
  },
};
