import { adminPaths } from '@acheep/contract/admin-paths';
import * as pack from '@acheep/contract/billing/package';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { packageDocument } from './package.document.ts';
import { packageService } from './package.service.ts';

function packageRoutes(register: Register, deps: Deps) {
  const packages = packageService(deps);

  register(pack.packageList, async () => ({ data: await packages.offers() }));
  register(pack.adminPackageList, async () => ({ data: await packages.list() }));
  register(pack.adminPackageCreate, async ({ tx, body, ...call }) => ({
    data: await packages.createIn(tx, by(call), body),
  }));
  register(pack.adminPackageUpdate, async ({ params, body, ...call }) => ({
    data: await packages.update(by(call), params.id, body),
  }));
  register(pack.adminPackageStatus, async ({ params, body, ...call }) => ({
    data: await packages.changeStatus(by(call), params.id, body.status),
  }));
  register(pack.adminPackageOrder, async ({ body, ...call }) => ({
    data: await packages.reorder(by(call), body.ids),
  }));
  register(pack.adminPackageDelete, async ({ params, ...call }) => {
    await packages.remove(by(call), params.id);
    return { data: null };
  });
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
