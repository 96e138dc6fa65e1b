import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/jobs/reference-admin';
import { type ReferenceKind, referenceKinds } from '@acheep/contract/jobs/reference-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { PrismaClient, Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { reorderRows } from '../../../reorder.repository.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { changedIn } from '../../platform/audit/audit-change.ts';
import { refuseUnknown } from '../reference/unknown-reference.ts';
import { refuseFixed, refuseSameName, refuseUsed, slugFor, usesOf } from './reference-admin.policy.ts';
import * as entries from './reference-admin.repository.ts';
import { referenceAdminTasks, referenceRenamed } from './reference-admin.tasks.ts';
import { listSkillWords, rewriteSkill } from './skill-use.repository.ts';

function referenceAdminService({
  database: { prisma },
  queue,
  now,
}: Pick<Deps, 'database' | 'queue' | 'now'>) {
  const note = auditBy(now);

  async function list(
    db: PrismaClient | Transaction,
    kind: ReferenceKind,
  ): Promise<contract.AdminReference[]> {
    const rows = await entries.listEntries(db, kind);
    const uses = await entries.countUses(db, kind, today(now()));
    return rows.map(({ id, slug, nameEn, nameKm, iconName, isActive, updatedAt }) => ({
      _id: id,
      slug,
      name: { en: nameEn, km: nameKm },
      ...{ kind, iconName, isActive },
      uses: usesOf(uses.get(id)),
      updatedAt: updatedAt.toISOString(),
    }));
  }

  async function one(tx: Transaction, kind: ReferenceKind, id: string): Promise<contract.AdminReference> {
    const found = (await list(tx, kind)).find(({ _id }) => _id === id);
    if (!found) throw notFound();
    return found;
  }

  async function kindOf(tx: Transaction, id: string): Promise<ReferenceKind> {
    const kind = await entries.findKind(tx, id);
    if (!kind) throw notFound();
    return kind;
  }

  async function hold(tx: Transaction, kind: ReferenceKind, id: string) {
    const [row] = await entries.lockEntries(tx, kind, [id]);
    if (!row) throw notFound();
    return row;
  }

  return {
    list: ({ query: { kind } }: Call<typeof contract.adminReferenceList>) => list(prisma, kind),

    async create({ tx, body: { kind, ...body }, ...by }: Call<typeof contract.adminReferenceCreate>) {
      await entries.lockList(tx, kind);
      const others = await entries.listEntries(tx, kind);
      refuseSameName(body, others);
      if (others.length >= contract.maxReferences)
        throw new AppError('reference.most', { most: contract.maxReferences });
      const id = await entries.createEntry(tx, kind, slugFor(body.nameEn, others), body);
      await note(tx, by, 'reference.create', id, { list: kind, name: body.nameEn });
      return one(tx, kind, id);
    },

    update: ({
      params: { id },
      body: { updatedAt, ...body },
      ...by
    }: Call<typeof contract.adminReferenceUpdate>) =>
      prisma.$transaction(async (tx) => {
        const kind = await kindOf(tx, id);
        // Locked before the entry, as when adding one, so that two entries never get the same name.
        await entries.lockList(tx, kind);
        const row = await hold(tx, kind, id);
        refuseOutdated(row, updatedAt);
        const all = await entries.listEntries(tx, kind);
        refuseSameName(
          body,
          all.filter((other) => other.id !== id),
        );
        await entries.saveEntry(tx, kind, id, body);
        if (row.nameEn !== body.nameEn || row.nameKm !== body.nameKm) {
          if (kind === 'skill') await rewriteSkill(tx, [row.nameEn, row.nameKm], body);
          await queue.enqueue(tx, referenceRenamed, { kind, id });
        }
        await note(tx, by, 'reference.edit', id, { list: kind, name: body.nameEn, ...changedIn(row, body) });
        return one(tx, kind, id);
      }),

    reorder: ({ body: { kind, ids }, ...by }: Call<typeof contract.adminReferenceOrder>) =>
      prisma.$transaction(async (tx) => {
        await entries.lockList(tx, kind);
        const known = new Set((await entries.listEntries(tx, kind)).map(({ id }) => id));
        if (ids.some((id) => !known.has(id))) refuseUnknown(['ids']);
        await reorderRows(tx, kind, ids);
        await note(tx, by, 'reference.order', null, { list: kind });
        return list(tx, kind);
      }),

    async merge({
      tx,
      params: { id: from },
      body: { into },
      ...by
    }: Call<typeof contract.adminReferenceMerge>) {
      const kind = await kindOf(tx, from);
      refuseFixed(kind);
      if (from === into) throw fieldError({ into: 'reference_itself' });
      await entries.lockList(tx, kind);
      await entries.lockFiled(tx, kind, from);
      const held = await entries.lockEntries(tx, kind, [from, into]);
      const [gone, stays] = [from, into].map((id) => held.find((row) => row.id === id));
      if (!gone) throw notFound();
      if (!stays) throw fieldError({ into: 'unknown_reference' });
      const moved = usesOf((await entries.countUses(tx, kind, today(now()))).get(from));
      await entries.moveFiled(tx, kind, from, into);
      if (kind === 'skill') await rewriteSkill(tx, [gone.nameEn, gone.nameKm], stays);
      await entries.deleteEntry(tx, kind, from);
      await queue.enqueue(tx, referenceRenamed, { kind });
      const numbers = Object.entries(moved).map(([use, rows]) => [use, String(rows)]);
      await note(tx, by, 'reference.merge', into, {
        list: kind,
        name: stays.nameEn,
        from: gone.nameEn,
        ...Object.fromEntries(numbers),
      });
      return one(tx, kind, into);
    },

    skillWords: () => listSkillWords(prisma),

    mergeWord: ({ body: { word, into }, ...by }: Call<typeof contract.skillWordMerge>) =>
      prisma.$transaction(async (tx) => {
        await entries.lockList(tx, 'skill');
        const [stays] = await entries.lockEntries(tx, 'skill', [into]);
        if (!stays) throw fieldError({ into: 'unknown_reference' });
        await rewriteSkill(tx, [word], stays);
        await queue.enqueue(tx, referenceRenamed, { kind: 'skill' });
        await note(tx, by, 'reference.merge', into, { list: 'skill', name: stays.nameEn, from: word });
        return listSkillWords(tx);
      }),

    remove: ({ params: { id }, ...by }: Call<typeof contract.adminReferenceDelete>) =>
      prisma.$transaction(async (tx) => {
        const kind = await kindOf(tx, id);
        refuseFixed(kind);
        await entries.lockList(tx, kind);
        const { nameEn } = await hold(tx, kind, id);
        refuseUsed(usesOf((await entries.countUses(tx, kind, today(now()))).get(id)));
        await entries.deleteEntry(tx, kind, id);
        await note(tx, by, 'reference.delete', id, { list: kind, name: nameEn });
      }),
  };
}

function referenceAdminRoutes(register: Register, deps: Deps) {
  const references = referenceAdminService(deps);

  register(contract.adminReferenceList, references.list);
  register(contract.adminReferenceCreate, references.create);
  register(contract.adminReferenceOrder, references.reorder);
  register(contract.adminReferenceUpdate, references.update);
  register(contract.adminReferenceMerge, references.merge);
  register(contract.skillWordList, references.skillWords);
  register(contract.skillWordMerge, references.mergeWord);
  register(contract.adminReferenceDelete, references.remove);
}

/** The lists that records are filed under, as the operator keeps them. */
export const referenceAdminModule: Module = {
  audited: {
    reference: {
      title: { en: 'List entry', km: 'ធាតុក្នុងបញ្ជី' },
      name: 'name',
      page: (_, { list = '' }) => adminPaths.references({ list }),
      isList: true,
      bodies: [contract.adminReferenceUpdate.body],
      choices: { list: referenceKinds },
    },
  },
  routes: referenceAdminRoutes,
  tasks: referenceAdminTasks,
};
