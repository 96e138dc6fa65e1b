import { task } from '../../../plumbing/task.ts';

/**
 * Brings the channels up to date. A run that is still waiting replaces the next one; what a run leaves, the one of the
 * next minute does.
 */
export const telegramChannelTask = task('telegram-channel', {
  policy: 'short',
  retryLimit: 0,
  expireInSeconds: 600,
});
