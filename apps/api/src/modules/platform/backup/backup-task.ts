import { task } from '../../../plumbing/task.ts';

/** Retried once after a quarter of an hour: the next night tries again anyway, and a full volume stays full. */
export const backupTask = task<{ byHand?: true }>(
  'backup',
  { en: 'Back up the site', km: 'បម្រុងទុកទិន្នន័យគេហទំព័រ' },
  {
    policy: 'short',
    retryLimit: 1,
    retryDelay: 900,
    expireInSeconds: 6 * 3600,
  },
);
