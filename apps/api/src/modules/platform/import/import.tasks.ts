import { task } from '../../../plumbing/task.ts';

/** What an import has to do next: its state says whether its file is read, its rows are brought in, or taken away. */
export const importTask = task<{ importId: string }>('import', { expireInSeconds: 900 });
