import { adminPaths } from '@acheep/contract/admin-paths';
import * as reference from '@acheep/contract/jobs/reference-admin';
import { referenceKinds } from '@acheep/contract/jobs/reference-option';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { referenceAdminService } from './reference-admin.service.ts';
import { referenceAdminTasks } from './reference-admin.tasks.ts';

function referenceAdminRoutes(register: Register, deps: Deps) {
  const references = referenceAdminService(deps);

  register(reference.adminReferenceList, async ({ query }) => ({ data: await references.list(query.kind) }));
  register(reference.adminReferenceCreate, async ({ tx, body, ...call }) => ({
    data: await references.createIn(tx, by(call), body),
  }));
  register(reference.adminReferenceOrder, async ({ body, ...call }) => ({
    data: await references.reorder(by(call), body.kind, body.ids),
  }));
  register(reference.adminReferenceUpdate, async ({ params, body, ...call }) => ({
    data: await references.update(by(call), params.id, body),
  }));
  register(reference.adminReferenceMerge, async ({ tx, params, body, ...call }) => ({
    data: await references.mergeIn(tx, by(call), params.id, body.into),
  }));
  register(reference.skillWordList, async () => ({ data: await references.skillWords() }));
  register(reference.skillWordMerge, async ({ body, ...call }) => ({
    data: await references.mergeWord(by(call), body.word, body.into),
  }));
  register(reference.adminReferenceDelete, async ({ params, ...call }) => {
    await references.remove(by(call), params.id);
    return { data: null };
  });
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
