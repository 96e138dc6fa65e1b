import { task } from '../../../plumbing/task.ts';

/** Reindexes the jobs of a renamed company, which may be thousands; `short` merges requests while one is queued. */
export const companyRenamed = task<{ companyId: string }>(
  'job-retag',
  { en: 'Update a company’s name in its jobs', km: 'ប្ដូរឈ្មោះក្រុមហ៊ុនក្នុងការងាររបស់ខ្លួន' },
  {
    policy: 'short',
    expireInSeconds: 900,
  },
);

/** The same for its trainings and events, which another module indexes. */
export const companyRenamedForGatherings = task<{ companyId: string }>(
  'gathering-retag',
  {
    en: 'Update a company’s name in its trainings and events',
    km: 'ប្ដូរឈ្មោះក្រុមហ៊ុនក្នុងវគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍របស់ខ្លួន',
  },
  {
    policy: 'short',
    expireInSeconds: 900,
  },
);

/** The same for its posts. */
export const companyRenamedForPosts = task<{ companyId: string }>(
  'post-retag',
  { en: 'Update a company’s name in its posts', km: 'ប្ដូរឈ្មោះក្រុមហ៊ុនក្នុងការបង្ហោះរបស់ខ្លួន' },
  {
    policy: 'short',
    expireInSeconds: 900,
  },
);

/** All tasks that reindex records by company name. */
export const companyRenames = [companyRenamed, companyRenamedForGatherings, companyRenamedForPosts] as const;
