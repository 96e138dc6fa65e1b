import { carryOut, task } from '../../../plumbing/task.ts';
import { notifyNews } from './alert-news.service.ts';

/** Runs every ten minutes: news is due from 7 a.m. in Phnom Penh, and missed runs are made up for. */
export const jobAlertTasks = [
  carryOut(task('job-alert', { expireInSeconds: 3600 }), notifyNews, { cron: '*/10 * * * *' }),
];
