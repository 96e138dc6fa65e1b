import { task } from '../../../plumbing/task.ts';

export const articleReading = task<{ articleId: string }>('article-reading', { expireInSeconds: 300 });
