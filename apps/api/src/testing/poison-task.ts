import { task } from '../plumbing/task.ts';

/** Blocks the process that executes it, until that is ended. */
export const poisonTask = task('poison');
