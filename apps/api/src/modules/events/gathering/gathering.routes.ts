import { gatheringKinds } from '@acheep/contract/events/gathering-option';
import { ownEndpoints } from '@acheep/contract/events/gathering-own';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { gatheringService } from './gathering.service.ts';

export function gatheringRoutes(register: Register, deps: Deps) {
  const own = gatheringService(deps);
  for (const kind of valuesOf(gatheringKinds)) {
    const call = ownEndpoints[kind];
    register(call.list, async ({ actor, query }) => own.list(actor, kind, query));
    register(call.get, async ({ actor, params }) => ({ data: await own.get(actor, kind, params.id) }));
    register(call.create, async ({ tx, actor, body }) => ({
      data: await own.create(tx, actor, kind, body),
    }));
    register(call.update, async ({ actor, params, body }) => ({
      data: await own.update(actor, kind, params.id, body),
    }));
    register(call.remove, async ({ actor, params }) => {
      await own.remove(actor, kind, params.id);
      return { data: null };
    });
    register(call.changeStatus, async ({ tx, actor, params, body }) => ({
      data: await own.changeStatus(tx, actor, kind, params.id, body),
    }));
    register(call.copy, async ({ tx, actor, params }) => ({
      data: await own.copy(tx, actor, kind, params.id),
    }));
  }
}
