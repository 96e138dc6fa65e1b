import * as reference from '@acheep/contract/jobs/reference-admin';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { referenceAdminService } from './reference-admin.service.ts';

export function referenceAdminRoutes(register: Register, deps: Deps) {
  const references = referenceAdminService(deps);

  register(reference.adminReferenceList, async ({ query }) => ({ data: await references.list(query.kind) }));
  register(reference.adminReferenceCreate, async ({ tx, body, ...call }) => ({
    data: await references.create(tx, by(call), body),
  }));
  register(reference.adminReferenceOrder, async ({ body, ...call }) => ({
    data: await references.reorder(by(call), body.kind, body.ids),
  }));
  register(reference.adminReferenceUpdate, async ({ params, body, ...call }) => ({
    data: await references.update(by(call), params.id, body),
  }));
  register(reference.adminReferenceMerge, async ({ tx, params, body, ...call }) => ({
    data: await references.merge(tx, by(call), params.id, body.into),
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
