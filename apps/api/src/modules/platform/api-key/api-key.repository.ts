import { today } from '@acheep/contract/kernel/calendar';
import { type ApiKeyState, apiKeys } from '@acheep/contract/platform/api-key-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Condition, row } from '@acheep/database/statement';
import { contains, lock } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';

const key = row('api_key');

const fields = {
  id: true,
  name: true,
  email: true,
  prefix: true,
  perMinute: true,
  endsOn: true,
  revokedAt: true,
  createdAt: true,
  updatedAt: true,
  createdBy: { select: { name: true } },
} satisfies Prisma.ApiKeySelect;
export type ApiKeyRow = Prisma.ApiKeyGetPayload<{ select: typeof fields }>;

/** The same as `apiKeyState`, as conditions. */
function isInState(state: ApiKeyState, now: Date): Condition {
  if (state === 'revoked') return key('e.revoked_at', 'is not', null);
  const day = new Date(today(now));
  const lasts = key.or([key('e.ends_on', 'is', null), key('e.ends_on', '>=', day)]);
  return key.and([key('e.revoked_at', 'is', null), state === 'active' ? lasts : key('e.ends_on', '<', day)]);
}

export const list = workList(apiKeys, {
  table: 'api_key',
  filters: { state: (wanted, now) => key.or(wanted.map((state) => isInState(state, now))) },
  text: (search) =>
    key.or([contains('e.name', search), contains('e.email', search), contains('e.prefix', search)]),
  order: { createdAt: 'e.created_at' },
  load: (db, page) => db.apiKey.findMany({ ...page, select: fields }),
});

export const createApiKey = (tx: Transaction, data: Prisma.ApiKeyUncheckedCreateInput) =>
  tx.apiKey.create({ data, select: fields });

/** Locks a key that is about to be revoked, so that concurrent calls wait until the transaction ends. */
export const lockApiKey = async (tx: Transaction, id: string): Promise<ApiKeyRow | null> =>
  (await lock(tx, 'api_key', id, 'forUpdate'))
    ? tx.apiKey.findUnique({ where: { id }, select: fields })
    : null;

export const revokeApiKey = (tx: Transaction, id: string, revokedAt: Date) =>
  tx.apiKey.update({ where: { id }, data: { revokedAt }, select: fields });

export const findByHash = (prisma: PrismaClient, hash: Buffer) =>
  prisma.apiKey.findUnique({
    where: { hash: new Uint8Array(hash) },
    select: { id: true, perMinute: true, revokedAt: true, endsOn: true },
  });
