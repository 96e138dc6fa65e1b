import { adminPaths } from '@acheep/contract/admin-paths';
import * as pack from '@acheep/contract/billing/package';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { packageDocument } from './package.document.ts';
import { packageService } from './package.service.ts';

function packageRoutes(register: Register, deps: Deps) {
  const packages = packageService(deps);

  register(pack.packageList, () => packages.offers());
  register(pack.adminPackageList, packages.list);
  register(pack.adminPackageCreate, packages.create);
  register(pack.adminPackageUpdate, packages.update);
  register(pack.adminPackageStatus, packages.changeStatus);
  register(pack.adminPackageOrder, packages.reorder);
  register(pack.adminPackageDelete, packages.remove);
}

export const packageModule: Module = {
  audited: {
    package: {
      title: { en: 'Package', km: 'កញ្ចប់សេវា' },
      name: 'package',
      page: () => adminPaths.packages(),
      isList: true,
      bodies: [pack.adminPackageUpdate.body, pack.adminPackageStatus.body],
    },
  },
  routes: packageRoutes,
  found: { '/package': null },
  documents: (deps) => ({ '/package': packageDocument(deps) }),
  tables: { package: { without: 'what the site offers to everybody' } },
};
