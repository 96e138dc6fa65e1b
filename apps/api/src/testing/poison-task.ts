import { task } from '../plumbing/task.ts';

/** Holds whatever process carries it out, until that is ended. */
export const poisonTask = task('poison');
