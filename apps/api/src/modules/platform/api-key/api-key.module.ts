import { adminPaths } from '@acheep/contract/admin-paths';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import * as contract from '@acheep/contract/platform/api-key';
import type { Deps } from '../../../deps.ts';
import { fieldError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { plain } from '../../../plain.ts';
import { auditBy } from '../audit/audit.repository.ts';
import { apiKeyState } from './api-key.policy.ts';
import * as keys from './api-key.repository.ts';
import { apiKeyHash, apiKeyPrefix, newApiKey } from './api-key.ts';
import { deleteUsesBefore, readUses, type UsedKey } from './api-key-use.repository.ts';

/** Days of the request count, including today. */
const countedDays = 30;

const present = (row: keys.ApiKeyRow, used: UsedKey, day: Date): contract.ApiKey => ({
  ...plain(contract.apiKey, row),
  state: apiKeyState(row, day),
  endsOn: row.endsOn?.toISOString().slice(0, 10) ?? null,
  issuedBy: row.createdBy?.name ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  lastUsedAt: used.lastAt?.toISOString() ?? null,
  callsToday: used.today,
  callsMonth: used.month,
});

function apiKeyService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  const audit = auditBy(now);
  const day = () => new Date(today(now()));

  async function presentAll(rows: keys.ApiKeyRow[]) {
    const ids = rows.map(({ id }) => id);
    const since = new Date(addDays(today(now()), 1 - countedDays));
    const usesOf = await readUses(prisma, ids, { since, day: day() });
    return rows.map((row) => present(row, usesOf(row.id), day()));
  }

  return {
    async list(query: ParsedQueryOf<typeof contract.apiKeyList>) {
      const { rows, total } = await keys.list.page(prisma, [], query, now());
      return { data: await presentAll(rows), meta: pageMeta(total, query) };
    },

    create: ({ body: { endsOn, ...body }, ...by }: Call<typeof contract.apiKeyCreate>) =>
      prisma.$transaction(async (tx) => {
        const yesterday = addDays(today(now()), -1);
        if (endsOn && endsOn <= yesterday)
          throw fieldError({ endsOn: { key: 'date_after', params: { date: yesterday } } });
        const key = newApiKey();
        const prefix = apiKeyPrefix(key);
        const row = await keys.createApiKey(tx, {
          ...body,
          endsOn: endsOn ? new Date(endsOn) : null,
          prefix,
          hash: new Uint8Array(apiKeyHash(key)),
          createdById: by.actor.id,
          createdAt: now(),
        });
        await audit(tx, by, 'api_key.create', row.id, { partner: row.name, key: prefix });
        return { ...present(row, { lastAt: null, today: 0, month: 0 }, day()), key };
      }),

    async revoke({ params: { id }, ...by }: Call<typeof contract.apiKeyRevoke>) {
      const revoked = await prisma.$transaction(async (tx) => {
        const row = await keys.lockApiKey(tx, id);
        if (!row) throw notFound();
        if (row.revokedAt) return row;
        await audit(tx, by, 'api_key.revoke', id, { partner: row.name, key: row.prefix });
        return keys.revokeApiKey(tx, id, now());
      });
      const [shown] = await presentAll([revoked]);
      return shown as contract.ApiKey;
    },
  };
}

/** Days for which the daily use of a key is stored. */
const keptDays = 90;

export const apiKeyModule: Module = {
  audited: {
    api_key: {
      title: { en: 'API key', km: 'កូនសោ API' },
      name: 'partner',
      page: () => adminPaths.apiKeys(),
      isList: true,
    },
  },
  routes(register, deps, api) {
    const service = apiKeyService(deps);
    register(contract.apiKeyList, async ({ query }) => {
      // Includes the requests that this process has counted but not yet written.
      await api.apiKeys.flush();
      return service.list(query);
    });
    register(contract.apiKeyCreate, service.create);
    register(contract.apiKeyRevoke, service.revoke);
  },
  tables: {
    api_key: { without: 'what the operator has agreed with a partner, who has no account' },
    api_key_use: { without: 'numbers' },
  },
  authors: ['api_key.created_by_id'],
  sweep: ({ database: { prisma }, now }) =>
    deleteUsesBefore(prisma, new Date(addDays(today(now()), -keptDays))),
};
