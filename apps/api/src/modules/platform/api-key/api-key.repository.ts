import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { apiKeyList } from '@acheep/contract/platform/api-key';
import type { ApiKeyState } from '@acheep/contract/platform/api-key-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { containing } from '../../../search/containing.ts';

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

/** The same conditions as `apiKeyState`, as queries. */
const inState: Record<ApiKeyState, (day: Date) => Prisma.ApiKeyWhereInput> = {
  active: (day) => ({ revokedAt: null, OR: [{ endsOn: null }, { endsOn: { gte: day } }] }),
  expired: (day) => ({ revokedAt: null, endsOn: { lt: day } }),
  revoked: () => ({ revokedAt: { not: null } }),
};

export async function listApiKeys(
  prisma: PrismaClient,
  { search, filter, sort, offset, limit }: ParsedQueryOf<typeof apiKeyList>,
  day: Date,
) {
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const found = search && containing(search);
  const where: Prisma.ApiKeyWhereInput = {
    AND: [
      filter.state ? { OR: filter.state.map((state) => inState[state](day)) } : {},
      found ? { OR: [{ name: found }, { email: found }, { prefix: found }] } : {},
    ],
  };
  const [rows, total] = await Promise.all([
    prisma.apiKey.findMany({
      where,
      select: fields,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: offset,
      take: limit,
    }),
    prisma.apiKey.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}

export const createApiKey = (tx: Transaction, data: Prisma.ApiKeyUncheckedCreateInput) =>
  tx.apiKey.create({ data, select: fields });

/** Locks a key that is about to be revoked, so that concurrent calls wait until the transaction ends. */
export async function lockApiKey(tx: Transaction, id: string): Promise<ApiKeyRow | null> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM api_key WHERE id = ${id}::uuid FOR UPDATE`;
  return held.length > 0 ? tx.apiKey.findUnique({ where: { id }, select: fields }) : null;
}

export const revokeApiKey = (tx: Transaction, id: string, revokedAt: Date) =>
  tx.apiKey.update({ where: { id }, data: { revokedAt }, select: fields });

export const findByHash = (prisma: PrismaClient, hash: Buffer) =>
  prisma.apiKey.findUnique({
    where: { hash: new Uint8Array(hash) },
    select: { id: true, perMinute: true, revokedAt: true, endsOn: true },
  });
