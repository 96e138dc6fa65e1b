import type { PrismaClient } from '@acheep/database/client';

/** Requests with a key on a day in Phnom Penh. */
export interface KeyUse {
  id: string;
  day: string;
  calls: number;
  lastAt: Date;
}

export async function addUses(prisma: PrismaClient, uses: readonly KeyUse[]) {
  await prisma.$executeRaw`
    INSERT INTO api_key_use (api_key_id, day, calls, last_at)
    SELECT * FROM unnest(
      ${uses.map(({ id }) => id)}::uuid[], ${uses.map(({ day }) => day)}::date[],
      ${uses.map(({ calls }) => calls)}::int[], ${uses.map(({ lastAt }) => lastAt)}::timestamptz[])
    ON CONFLICT (api_key_id, day) DO UPDATE SET
      calls = api_key_use.calls + excluded.calls, last_at = greatest(api_key_use.last_at, excluded.last_at)`;
}

export interface UsedKey {
  lastAt: Date | null;
  today: number;
  month: number;
}

/** Returns the requests with these keys since a day and on `day`, and the time of the last request. */
export async function readUses(
  prisma: PrismaClient,
  ids: string[],
  { since, day }: { since: Date; day: Date },
): Promise<(id: string) => UsedKey> {
  const where = { apiKeyId: { in: ids } };
  const sums = { by: 'apiKeyId', _sum: { calls: true } } as const;
  const [ever, month, today] = await Promise.all([
    prisma.apiKeyUse.groupBy({ by: 'apiKeyId', where, _max: { lastAt: true } }),
    prisma.apiKeyUse.groupBy({ ...sums, where: { ...where, day: { gte: since } } }),
    prisma.apiKeyUse.groupBy({ ...sums, where: { ...where, day } }),
  ]);
  const callsOf = (rows: typeof month) =>
    new Map(rows.map(({ apiKeyId, _sum }) => [apiKeyId, _sum.calls ?? 0]));
  const last = new Map(ever.map(({ apiKeyId, _max }) => [apiKeyId, _max.lastAt]));
  const [ofMonth, ofToday] = [callsOf(month), callsOf(today)];
  return (id) => ({ lastAt: last.get(id) ?? null, today: ofToday.get(id) ?? 0, month: ofMonth.get(id) ?? 0 });
}

/** The last day of use is preserved for a key that has not been used since: it tells when that was. */
export const deleteUsesBefore = (prisma: PrismaClient, day: Date) => prisma.$executeRaw`
  DELETE FROM api_key_use u WHERE u.day < ${day}
  AND EXISTS (SELECT FROM api_key_use later WHERE later.api_key_id = u.api_key_id AND later.day > u.day)`;
