import { carryOut, task } from '../../../plumbing/task.ts';
import { notifyNews } from './alert-news.service.ts';

/** From seven in the morning in Phnom Penh, and until what was missed is made up for. */
export const jobAlertTasks = [
  carryOut(task('job-alert', { expireInSeconds: 3600 }), notifyNews, { cron: '*/10 * * * *' }),
];
