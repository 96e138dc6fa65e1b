import * as contract from '@acheep/contract/domain/sample-noun';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { plain } from '../../../plain.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import * as sampleNouns from './sample-noun.repository.ts';

const presentSampleNoun = (row: sampleNouns.SampleNounRow): contract.SampleNoun =>
  plain(contract.sampleNoun, row);

/** What the audit log says of a sample noun. */
const details = ({ name }: sampleNouns.SampleNounRow) => ({ noun: 'sample-noun', record: name });

function sampleNounService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  const note = auditBy(now);

  async function hold(tx: Transaction, id: string) {
    const row = await sampleNouns.lockSampleNoun(tx, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    async list({ query }: Call<typeof contract.sampleNounList>) {
      const { rows, total } = await sampleNouns.sampleNounRows.page(prisma, [], query, now());
      return { data: rows.map(presentSampleNoun), meta: pageMeta(total, query) };
    },

    async get({ params: { id } }: Call<typeof contract.sampleNounGet>) {
      const row = await sampleNouns.findSampleNoun(prisma, id);
      if (!row) throw notFound();
      return presentSampleNoun(row);
    },

    async create({
      tx,
      body: { description = null, ...body },
      ...by
    }: Call<typeof contract.sampleNounCreate>) {
      const row = await sampleNouns.createSampleNoun(tx, { ...body, description });
      await note(tx, by, 'record.create', row.id, details(row));
      return presentSampleNoun(row);
    },

    update: ({
      params: { id },
      body: { updatedAt, description = null, ...body },
      ...by
    }: Call<typeof contract.sampleNounUpdate>) =>
      prisma.$transaction(async (tx) => {
        refuseOutdated(await hold(tx, id), updatedAt);
        const row = await sampleNouns.saveSampleNoun(tx, id, { ...body, description });
        await note(tx, by, 'record.edit', id, details(row));
        return presentSampleNoun(row);
      }),

    remove: ({ params: { id }, ...by }: Call<typeof contract.sampleNounDelete>) =>
      prisma.$transaction(async (tx) => {
        const row = await hold(tx, id);
        await sampleNouns.deleteSampleNoun(tx, id);
        await note(tx, by, 'record.delete', id, details(row));
      }),
  };
}

function sampleNounRoutes(register: Register, deps: Deps) {
  const service = sampleNounService(deps);

  register(contract.sampleNounList, service.list);
  register(contract.sampleNounGet, service.get);
  register(contract.sampleNounCreate, service.create);
  register(contract.sampleNounUpdate, service.update);
  register(contract.sampleNounDelete, service.remove);
}

export const sampleNounModule: Module = {
  routes: sampleNounRoutes,
  tables: { sample_noun: { without: 'what the operator keeps, of nobody' } },
};
