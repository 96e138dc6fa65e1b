import { task } from '../../../plumbing/task.ts';

/** Notifies a company of a withdrawal, a minute after it was made. */
export const withdrawalMade = task<{ eventId: string }>('withdrawal-made', {
  en: 'Notify a company of a withdrawal',
  km: 'ជូនដំណឹងក្រុមហ៊ុនអំពីការដកពាក្យសុំ',
});
