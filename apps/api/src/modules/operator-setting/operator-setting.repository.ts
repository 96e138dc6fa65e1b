import type { OperatorSettings } from '@acheep/contract/operator-setting';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** The settings as they are kept: what the contract shows, and the token of the Bakong API, sealed. */
export interface Settings
  extends Pick<OperatorSettings, 'applying' | 'moderation' | 'invoicing' | 'khqr' | 'banks' | 'contacts'> {
  bakong: { url: string; sealedToken: string | null } | null;
}

/** What a group says as long as nobody has set it. */
const defaults: Settings = {
  applying: { easy: true },
  moderation: { jobs: 'off' },
  invoicing: { vatRate: 1000, prefix: 'INV' },
  khqr: null,
  banks: [],
  contacts: [],
  bakong: null,
};

/**
 * The settings at this moment, with the moment of their last change. Read within each request: a change counts at once,
 * in every replica.
 */
export async function readSettings(db: PrismaClient | Transaction) {
  const rows = await db.operatorSetting.findMany();
  const set = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const changes = rows.map(({ updatedAt }) => updatedAt.getTime());
  const settings: Settings = { ...defaults, ...set };
  return { settings, updatedAt: new Date(Math.max(0, ...changes)) };
}

/** Whoever else would change settings waits until the transaction ends; readers do not. */
export const lockSettings = (tx: Transaction) =>
  tx.$executeRaw`LOCK TABLE operator_setting IN SHARE ROW EXCLUSIVE MODE`;

export async function saveSettings(tx: Transaction, changed: Partial<Settings>, updatedAt: Date) {
  for (const [name, value] of Object.entries(changed)) {
    // What was taken away says what was never set.
    const data = { value: value as Prisma.InputJsonValue, updatedAt };
    if (value === null) await tx.operatorSetting.deleteMany({ where: { name } });
    else await tx.operatorSetting.upsert({ where: { name }, create: { name, ...data }, update: data });
  }
}
