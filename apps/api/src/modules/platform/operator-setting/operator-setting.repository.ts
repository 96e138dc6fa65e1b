import { type OperatorSettings, usualRanking } from '@acheep/contract/platform/operator-setting';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { touchList } from '../../../search/list-version.repository.ts';
import { listAdmins } from '../../../search/person.repository.ts';
import { lockTable } from '../../../search/rows.repository.ts';
import { type SiteFacts, withLogo } from '../site/site.repository.ts';

/** The stored settings: those of the contract, and the encrypted token of the Bakong API. */
export interface Settings
  extends Pick<
    OperatorSettings,
    'applying' | 'moderation' | 'ranking' | 'invoicing' | 'khqr' | 'banks' | 'contacts' | 'indexNow'
  > {
  /** Null: the product's own name. */
  site: SiteFacts | null;
  bakong: { url: string; sealedToken: string | null } | null;
}

/** Values of groups that were never set. */
const defaults: Settings = {
  site: null,
  applying: { easy: true, seekersOnly: false },
  moderation: { jobs: 'off', traps: true },
  ranking: usualRanking,
  invoicing: { vatRate: 1000, prefix: 'INV' },
  khqr: null,
  banks: [],
  contacts: [],
  bakong: null,
  indexNow: null,
};

/**
 * Reads the current settings, with the time of their last change. Read within each request, so that a change takes
 * effect at once in every replica.
 */
export async function readSettings(db: PrismaClient | Transaction) {
  const rows = await db.operatorSetting.findMany({ include: { logo: { select: { path: true } } } });
  const set = Object.fromEntries(
    rows.map(({ name, value, logo }) => [name, name === 'site' ? withLogo(value, logo) : value]),
  );
  const changes = rows.map(({ updatedAt }) => updatedAt.getTime());
  const settings: Settings = {
    ...defaults,
    ...set,
    // Saved before there were the second switches.
    applying: { ...defaults.applying, ...(set.applying as Partial<Settings['applying']> | undefined) },
    moderation: {
      ...defaults.moderation,
      ...(set.moderation as Partial<Settings['moderation']> | undefined),
    },
  };
  return { settings, updatedAt: new Date(Math.max(0, ...changes)) };
}

/** True where only job seekers may sign up: a part of applying without an account. */
export const isForSeekersOnly = ({ applying: { easy, seekersOnly } }: Settings) => easy && seekersOnly;

/** Blocks other writers until the transaction ends, but not readers. */
export const lockSettings = (tx: Transaction) => lockTable(tx, 'operator_setting');

export async function saveSettings(
  tx: Transaction,
  changed: Partial<Settings>,
  { updatedAt, logoId }: { updatedAt: Date; logoId: string | null },
) {
  for (const [name, given] of Object.entries(changed)) {
    // A group that is reset gets its defaults.
    if (given === null) await tx.operatorSetting.deleteMany({ where: { name } });
    else {
      // The picture has a separate column, which protects its file from the sweep.
      const { logo: _, ...site } = name === 'site' ? (given as SiteFacts) : {};
      const value = (name === 'site' ? site : given) as Prisma.InputJsonValue;
      const data = { value, updatedAt, ...(name === 'site' && { logoId }) };
      await tx.operatorSetting.upsert({ where: { name }, create: { name, ...data }, update: data });
    }
  }
  // The ranking determines the order of the job list.
  if (changed.ranking) await touchList(tx, 'job');
}

/** Gives the logo to another admin when its uploader leaves. */
export async function transferLogo(tx: Transaction, from: string) {
  const other = (await listAdmins(tx)).find(({ id }) => id !== from);
  if (!other) return;
  await tx.upload.updateMany({
    where: { ownerId: from, siteLogoOf: { some: {} } },
    data: { ownerId: other.id },
  });
}
