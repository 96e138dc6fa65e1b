import { adminPaths } from '@acheep/contract/admin-paths';
import * as synonym from '@acheep/contract/jobs/synonym';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { synonymService } from './synonym.service.ts';

function synonymRoutes(register: Register, deps: Deps) {
  const synonyms = synonymService(deps);

  register(synonym.synonymList, synonyms.list);
  register(synonym.synonymCreate, synonyms.create);
  register(synonym.synonymUpdate, synonyms.update);
  register(synonym.synonymDelete, synonyms.remove);
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
