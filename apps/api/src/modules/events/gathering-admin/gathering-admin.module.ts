import { adminGatheringEndpoints } from '@acheep/contract/events/gathering-admin';
import { gatheringKinds } from '@acheep/contract/events/gathering-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Module } from '../../../module.ts';
import { gatheringAdminService } from './gathering-admin.service.ts';

/** The operator's view of trainings and events. */
export const gatheringAdminModule: Module = {
  routes(register, deps) {
    const gatherings = gatheringAdminService(deps);
    for (const kind of valuesOf(gatheringKinds)) {
      const call = adminGatheringEndpoints[kind];
      register(call.list, async ({ query }) => gatherings.list(kind, query));
      register(call.get, ({ params }) => gatherings.get(kind, params.id));
      register(call.participants, async ({ params, query, locale }) =>
        gatherings.participants(kind, params.id, query, locale),
      );
    }
  },
};
