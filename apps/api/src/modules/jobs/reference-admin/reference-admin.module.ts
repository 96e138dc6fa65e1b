import { adminPaths } from '@acheep/contract/admin-paths';
import * as reference from '@acheep/contract/jobs/reference-admin';
import { referenceKinds } from '@acheep/contract/jobs/reference-option';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { referenceAdminService } from './reference-admin.service.ts';
import { referenceAdminTasks } from './reference-admin.tasks.ts';

function referenceAdminRoutes(register: Register, deps: Deps) {
  const references = referenceAdminService(deps);

  register(reference.adminReferenceList, references.list);
  register(reference.adminReferenceCreate, references.create);
  register(reference.adminReferenceOrder, references.reorder);
  register(reference.adminReferenceUpdate, references.update);
  register(reference.adminReferenceMerge, references.merge);
  register(reference.skillWordList, references.skillWords);
  register(reference.skillWordMerge, references.mergeWord);
  register(reference.adminReferenceDelete, references.remove);
}

/** The lists that records are filed under, as the operator keeps them. */
export const referenceAdminModule: Module = {
  audited: {
    reference: {
      title: { en: 'List entry', km: 'ធាតុក្នុងបញ្ជី' },
      name: 'name',
      page: (_, { list = '' }) => adminPaths.references({ list }),
      isList: true,
      bodies: [reference.adminReferenceUpdate.body],
      choices: { list: referenceKinds },
    },
  },
  routes: referenceAdminRoutes,
  tasks: referenceAdminTasks,
};
