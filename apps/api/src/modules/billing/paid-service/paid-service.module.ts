import { adminPaths } from '@acheep/contract/admin-paths';
import * as service from '@acheep/contract/billing/service';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { paidServiceService } from './paid-service.service.ts';
import { serviceDocument } from './service.document.ts';

function paidServiceRoutes(register: Register, deps: Deps) {
  const services = paidServiceService(deps);

  register(service.serviceList, () => services.offered());
  register(service.adminServiceList, services.list);
  register(service.adminServiceCreate, services.create);
  register(service.adminServiceUpdate, services.update);
  register(service.adminServiceOrder, services.reorder);
  register(service.adminServiceDelete, services.remove);
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
