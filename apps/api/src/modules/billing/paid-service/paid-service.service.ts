import type * as contract from '@acheep/contract/billing/service';
import { mostServices } from '@acheep/contract/billing/service';
import { effectTerms } from '@acheep/contract/billing/service-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { reorderRows } from '../../../reorder.repository.ts';
import { auditBy } from '../../accounts/admin/audit.repository.ts';
import { changedIn } from '../../accounts/admin/audit-change.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { presentOwnService, presentService } from './paid-service.presenter.ts';
import * as services from './paid-service.repository.ts';

type Body = ParsedBodyOf<typeof contract.adminServiceCreate>;

const columnsOf = ({ price = null, effect = null, amount = null, ...body }: Body) => ({
  ...body,
  price,
  effect,
  // Effects without a measure have no amount; the form may still send a previous one.
  amount: effect && effectTerms[effect].measure ? amount : null,
});

export function paidServiceService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  const note = auditBy(now);

  async function hold(tx: Transaction, id: string) {
    const row = await services.lockService(tx, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    offered: async () => (await services.listOffered(prisma)).map(presentService),

    list: async () => (await services.listAll(prisma)).map(presentOwnService),

    async create({ tx, body, ...by }: Call<typeof contract.adminServiceCreate>) {
      if ((await services.lockAll(tx)) >= mostServices)
        throw new AppError('service.most', { most: mostServices });
      const row = await services.createService(tx, columnsOf(body));
      await note(tx, by, 'service.create', row.id, { service: row.title });
      return presentOwnService(row);
    },

    update: ({
      params: { id },
      body: { updatedAt, ...body },
      ...by
    }: Call<typeof contract.adminServiceUpdate>) =>
      prisma.$transaction(async (tx) => {
        const before = await hold(tx, id);
        refuseOutdated(before, updatedAt);
        const data = columnsOf(body);
        const row = await services.saveService(tx, id, data);
        await note(tx, by, 'service.edit', id, { service: row.title, ...changedIn(before, data) });
        return presentOwnService(row);
      }),

    reorder: ({ body: { ids }, ...by }: Call<typeof contract.adminServiceOrder>) =>
      prisma.$transaction(async (tx) => {
        await services.lockAll(tx);
        const known = new Set((await services.listAll(tx)).map(({ id }) => id));
        if (ids.some((id) => !known.has(id))) refuseUnknown(['ids']);
        await reorderRows(tx, 'service', ids);
        await note(tx, by, 'service.order', null, {});
        return (await services.listAll(tx)).map(presentOwnService);
      }),

    remove: ({ params: { id }, ...by }: Call<typeof contract.adminServiceDelete>) =>
      prisma.$transaction(async (tx) => {
        const { title } = await hold(tx, id);
        await services.deleteService(tx, id);
        await note(tx, by, 'service.delete', id, { service: title });
      }),
  };
}
