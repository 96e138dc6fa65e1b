import { carryOut, task } from '../../../plumbing/task.ts';
import { notifyNews } from './alert-news.service.ts';

/** Every ten minutes from 7 a.m. in Phnom Penh, which also makes up for missed runs. */
export const jobAlertTasks = [
  carryOut(task('job-alert', { expireInSeconds: 3600 }), notifyNews, { cron: '*/10 * * * *' }),
];
