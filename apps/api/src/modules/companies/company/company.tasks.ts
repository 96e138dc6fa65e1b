import { task } from '../../../plumbing/task.ts';

/** Reindexes the jobs of a renamed company, which may be thousands; `short` merges requests while one is queued. */
export const companyRenamed = task<{ companyId: string }>('job-retag', {
  policy: 'short',
  expireInSeconds: 900,
});

/** The same for its trainings and events, which another module indexes. */
export const companyRenamedForGatherings = task<{ companyId: string }>('gathering-retag', {
  policy: 'short',
  expireInSeconds: 900,
});

/** The same for its posts. */
export const companyRenamedForPosts = task<{ companyId: string }>('post-retag', {
  policy: 'short',
  expireInSeconds: 900,
});

/** All tasks that reindex records by company name. */
export const companyRenames = [companyRenamed, companyRenamedForGatherings, companyRenamedForPosts] as const;
