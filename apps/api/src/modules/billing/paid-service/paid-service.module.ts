import { adminPaths } from '@acheep/contract/admin-paths';
import * as service from '@acheep/contract/billing/service';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { paidServiceService } from './paid-service.service.ts';
import { serviceDocument } from './service.document.ts';

function paidServiceRoutes(register: Register, deps: Deps) {
  const services = paidServiceService(deps);

  register(service.serviceList, async () => ({ data: await services.offered() }));
  register(service.adminServiceList, async () => ({ data: await services.list() }));
  register(service.adminServiceCreate, async ({ tx, body, ...call }) => ({
    data: await services.createIn(tx, by(call), body),
  }));
  register(service.adminServiceUpdate, async ({ params, body, ...call }) => ({
    data: await services.update(by(call), params.id, body),
  }));
  register(service.adminServiceOrder, async ({ body, ...call }) => ({
    data: await services.reorder(by(call), body.ids),
  }));
  register(service.adminServiceDelete, async ({ params, ...call }) => {
    await services.remove(by(call), params.id);
    return { data: null };
  });
}

/** Services offered by the operator in addition to packages. */
export const paidServiceModule: Module = {
  audited: {
    service: {
      title: { en: 'Service', km: 'សេវាកម្ម' },
      name: 'service',
      page: () => adminPaths.services(),
      isList: true,
      bodies: [service.adminServiceUpdate.body],
    },
  },
  routes: paidServiceRoutes,
  found: { '/service': null },
  documents: (deps) => ({ '/service': serviceDocument(deps) }),
  tables: { service: { without: 'what the site offers to everybody' } },
};
