import * as alert from '@acheep/contract/jobs/job-alert';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { jobAlertMail, jobAlertPausedMail } from './job-alert.mail.ts';
import { eachAlert } from './job-alert.repository.ts';
import { jobAlertService } from './job-alert.service.ts';
import { jobAlertTasks } from './job-alert.tasks.ts';

function jobAlertRoutes(register: Register, deps: Deps) {
  const alerts = jobAlertService(deps);

  register(alert.alertList, async ({ actor }) => ({ data: await alerts.list(actor) }));
  register(alert.alertCreate, async ({ tx, actor, body }) => ({
    data: await alerts.createIn(tx, actor, body),
  }));
  register(alert.alertUpdate, async ({ actor, params, body }) => ({
    data: await alerts.update(actor, params.id, body),
  }));
  register(alert.alertDelete, async ({ actor, params }) => {
    await alerts.remove(actor, params.id);
    return { data: null };
  });
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
