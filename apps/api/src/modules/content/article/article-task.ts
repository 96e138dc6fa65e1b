import { task } from '../../../plumbing/task.ts';

/** Reads the documents of a text and indexes them. */
export const articleReading = task<{ articleId: string }>('article-reading', { expireInSeconds: 300 });
