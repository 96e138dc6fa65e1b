import { task } from '../../../plumbing/task.ts';

/** Documents of a text are to be read, and the text is to be found by what they say. */
export const articleReading = task<{ articleId: string }>('article-reading', { expireInSeconds: 300 });
