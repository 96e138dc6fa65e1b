import * as application from '@acheep/contract/application';
import type { Deps } from '../../deps.ts';
import type { Register } from '../../module.ts';
import { applicationService } from './application.service.ts';

export function applicationRoutes(register: Register, deps: Deps) {
  const applications = applicationService(deps);

  register(application.applicationCreate, async ({ tx, actor, body }) => ({
    data: await applications.apply(tx, actor, body),
  }));
  register(application.applicationList, ({ actor, query }) => applications.listReceived(actor, query));
  register(application.applicationGet, async ({ actor, params }) => ({
    data: await applications.get(actor, params.id),
  }));
  register(application.applicationCv, async ({ actor, params }) => ({
    data: await applications.cvLink(actor, params.id),
  }));
  register(application.appliedJobList, ({ actor, query }) => applications.listOwn(actor, query));
}
