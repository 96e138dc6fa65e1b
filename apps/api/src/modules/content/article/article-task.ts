import { task } from '../../../plumbing/task.ts';

export const articleReading = task<{ articleId: string }>(
  'article-reading',
  { en: 'Index the documents of an article', km: 'អានឯកសារនៃអត្ថបទ' },
  { expireInSeconds: 300 },
);
