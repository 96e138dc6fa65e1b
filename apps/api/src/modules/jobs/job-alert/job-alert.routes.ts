import * as alert from '@acheep/contract/jobs/job-alert';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { jobAlertService } from './job-alert.service.ts';

export function jobAlertRoutes(register: Register, deps: Deps) {
  const alerts = jobAlertService(deps);

  register(alert.alertList, async ({ actor }) => ({ data: await alerts.list(actor) }));
  register(alert.alertCreate, async ({ tx, actor, body }) => ({
    data: await alerts.create(tx, actor, body),
  }));
  register(alert.alertUpdate, async ({ actor, params, body }) => ({
    data: await alerts.update(actor, params.id, body),
  }));
  register(alert.alertDelete, async ({ actor, params }) => {
    await alerts.remove(actor, params.id);
    return { data: null };
  });
}
