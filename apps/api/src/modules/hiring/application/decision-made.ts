import { task } from '../../../plumbing/task.ts';

/** Tells an applicant of a decision, some seconds after it was made. */
export const decisionMade = task<{ eventId: string }>('decision-made');
