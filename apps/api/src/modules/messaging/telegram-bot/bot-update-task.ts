import { task } from '../../../plumbing/task.ts';
import type { BotUpdate } from './bot-update.ts';

/** Answers an update. After some minutes nobody waits for an answer. */
export const botUpdateTask = task<BotUpdate>('telegram-update', {
  retryLimit: 5,
  retentionSeconds: 3600,
  deleteAfterSeconds: 3600,
});
