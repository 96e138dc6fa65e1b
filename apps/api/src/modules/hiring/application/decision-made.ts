import { task } from '../../../plumbing/task.ts';

/** Notifies an applicant of a decision, some seconds after it was made. */
export const decisionMade = task<{ eventId: string }>('decision-made');
