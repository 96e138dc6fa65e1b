import * as alert from '@acheep/contract/jobs/job-alert';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { jobAlertMail, jobAlertPausedMail } from './job-alert.mail.ts';
import { eachAlert } from './job-alert.repository.ts';
import { jobAlertService } from './job-alert.service.ts';
import { jobAlertTasks } from './job-alert.tasks.ts';

function jobAlertRoutes(register: Register, deps: Deps) {
  const alerts = jobAlertService(deps);

  register(alert.alertList, ({ actor }) => alerts.list(actor));
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
