import * as alert from '@acheep/contract/jobs/job-alert';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { notifyNews } from './alert-news.service.ts';
import { alertSearchService } from './alert-search.service.ts';
import { jobAlertMail, jobAlertPausedMail } from './job-alert.mail.ts';
import { eachAlert } from './job-alert.repository.ts';
import { jobAlertService } from './job-alert.service.ts';

/** Runs every ten minutes: news is due from 7 a.m. in Phnom Penh, and missed runs are made up for. */
const jobAlertTasks = [
  carryOut(
    task(
      'job-alert',
      { en: 'E-mail new jobs for saved searches', km: 'ផ្ញើការងារថ្មីនៃការស្វែងរកដែលបានរក្សាទុក' },
      { expireInSeconds: 3600 },
    ),
    notifyNews,
    { cron: '*/10 * * * *' },
  ),
];

function jobAlertRoutes(register: Register, deps: Deps) {
  const alerts = jobAlertService(deps);

  register(alert.alertList, ({ actor }) => alerts.list(actor));
  register(alert.alertNewsList, alertSearchService(deps).newsFor);
  register(alert.alertCreate, alerts.create);
  register(alert.alertUpdate, ({ actor, params, body }) => alerts.update(actor, params.id, body));
  register(alert.alertDelete, alerts.remove);
}

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
