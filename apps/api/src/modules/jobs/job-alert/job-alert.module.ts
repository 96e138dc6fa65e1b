import type { Module } from '../../../module.ts';
import { jobAlertMail, jobAlertPausedMail } from './job-alert.mail.ts';
import { eachAlert } from './job-alert.repository.ts';
import { jobAlertRoutes } from './job-alert.routes.ts';
import { jobAlertTasks } from './job-alert.tasks.ts';

export const jobAlertModule: Module = {
  routes: jobAlertRoutes,
  tasks: jobAlertTasks,
  mails: [jobAlertMail, jobAlertPausedMail],
  tables: {
    job_alert: 'saved-searches',
    job_alert_told: { without: 'which jobs were in the mails that somebody got' },
  },
  ownData: { 'saved-searches': eachAlert },
};
