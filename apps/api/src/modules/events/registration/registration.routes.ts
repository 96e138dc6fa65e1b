import * as registration from '@acheep/contract/events/registration';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { participantRoutes } from './participant.routes.ts';
import { registrationService } from './registration.service.ts';

export function registrationRoutes(register: Register, deps: Deps) {
  const registrations = registrationService(deps);

  register(registration.registrationList, ({ actor, query }) => registrations.list(actor, query));
  register(registration.registrationGet, async ({ actor, params }) => ({
    data: await registrations.get(actor, params.id),
  }));
  register(registration.registrationCreate, async ({ tx, actor, params }) => ({
    data: await registrations.register(tx, actor, params.id),
  }));
  register(registration.registrationCancel, async ({ tx, actor, params }) => ({
    data: await registrations.cancel(tx, actor, params.id),
  }));
  register(registration.registrationCalendar, async ({ actor, params }) => ({
    data: await registrations.calendar(actor, params.id),
  }));
  participantRoutes(register, deps);
}
