import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/jobs/synonym';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { refuseWordsInSteps } from './synonym.policy.ts';
import * as synonyms from './synonym.repository.ts';

const present = ({ id, words, createdAt, updatedAt }: synonyms.SynonymRow): contract.SynonymGroup => ({
  _id: id,
  words,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Every replica notices a change of the synonyms at its next search. */
function synonymService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  const note = auditBy(now);

  const joinWords = (words: readonly string[]) => words.join(', ');

  async function hold(tx: Transaction, id: string) {
    const groups = await synonyms.lockSynonyms(tx);
    const row = groups.find((group) => group.id === id);
    if (!row) throw notFound();
    return { row, others: groups.filter((group) => group !== row) };
  }

  return {
    list: async () => (await synonyms.listSynonyms(prisma)).map(present),

    async create({ tx, body: { words }, ...by }: Call<typeof contract.synonymCreate>) {
      const groups = await synonyms.lockSynonyms(tx);
      await runYielding(refuseWordsInSteps(words, groups));
      if (groups.length >= contract.maxSynonyms)
        throw new AppError('synonym.most', { most: contract.maxSynonyms });
      const row = await synonyms.createSynonym(tx, words);
      await note(tx, by, 'synonym.create', row.id, { words: joinWords(words) });
      return present(row);
    },

    update: ({
      params: { id },
      body: { words, updatedAt: began },
      ...by
    }: Call<typeof contract.synonymUpdate>) =>
      prisma.$transaction(async (tx) => {
        const { row, others } = await hold(tx, id);
        refuseOutdated(row, began);
        await runYielding(refuseWordsInSteps(words, others));
        const saved = await synonyms.saveSynonym(tx, id, words);
        await note(tx, by, 'synonym.edit', id, { before: joinWords(row.words), words: joinWords(words) });
        return present(saved);
      }),

    remove: ({ params: { id }, ...by }: Call<typeof contract.synonymDelete>) =>
      prisma.$transaction(async (tx) => {
        const { row } = await hold(tx, id);
        await synonyms.deleteSynonym(tx, id);
        await note(tx, by, 'synonym.delete', id, { words: joinWords(row.words) });
      }),
  };
}

function synonymRoutes(register: Register, deps: Deps) {
  const service = synonymService(deps);

  register(contract.synonymList, service.list);
  register(contract.synonymCreate, service.create);
  register(contract.synonymUpdate, service.update);
  register(contract.synonymDelete, service.remove);
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
