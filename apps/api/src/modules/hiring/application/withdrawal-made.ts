import { task } from '../../../plumbing/task.ts';

/** Notifies a company of a withdrawal, a minute after it was made. */
export const withdrawalMade = task<{ eventId: string }>('withdrawal-made');
