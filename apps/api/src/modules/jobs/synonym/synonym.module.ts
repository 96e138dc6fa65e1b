import { adminPaths } from '@acheep/contract/admin-paths';
import * as synonym from '@acheep/contract/jobs/synonym';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { synonymService } from './synonym.service.ts';

function synonymRoutes(register: Register, deps: Deps) {
  const synonyms = synonymService(deps);

  register(synonym.synonymList, async () => ({ data: await synonyms.list() }));
  register(synonym.synonymCreate, async ({ tx, body, ...call }) => ({
    data: await synonyms.createIn(tx, by(call), body.words),
  }));
  register(synonym.synonymUpdate, async ({ params, body, ...call }) => ({
    data: await synonyms.update(by(call), params.id, body.words, body.updatedAt),
  }));
  register(synonym.synonymDelete, async ({ params, ...call }) => {
    await synonyms.remove(by(call), params.id);
    return { data: null };
  });
}

export const synonymModule: Module = {
  audited: {
    synonym: {
      title: { en: 'Synonyms', km: 'ពាក្យន័យដូចគ្នា' },
      name: 'words',
      page: () => adminPaths.search(),
      isList: true,
    },
  },
  routes: synonymRoutes,
  tables: { synonym: { without: 'what the search does for everybody' } },
};
