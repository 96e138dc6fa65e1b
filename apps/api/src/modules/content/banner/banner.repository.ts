import type { BannerType } from '@acheep/contract/content/banner-option';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { listAdmins } from '../../../search/person.repository.ts';
import { lock, lockTable, type Reader } from '../../../search/rows.repository.ts';

const path = { select: { path: true } } as const;
const fields = {
  id: true,
  type: true,
  isActive: true,
  image: path,
  imageKm: path,
  alt: true,
  altKm: true,
  text: true,
  textKm: true,
  link: true,
  startsOn: true,
  endsOn: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.BannerSelect;
export type BannerRow = Prisma.BannerGetPayload<{ select: typeof fields }>;
export type BannerData = Omit<
  Prisma.BannerUncheckedCreateInput,
  'id' | 'position' | 'views' | 'clicks' | 'createdAt' | 'updatedAt'
>;

const inOrder = [{ position: 'asc' }, { id: 'asc' }] satisfies Prisma.BannerOrderByWithRelationInput[];

const shownOn = (day: Date): Prisma.BannerWhereInput => ({
  isActive: true,
  AND: [
    { OR: [{ startsOn: null }, { startsOn: { lte: day } }] },
    { OR: [{ endsOn: null }, { endsOn: { gte: day } }] },
  ],
});

export const listShown = (db: Reader, type: BannerType, day: Date) =>
  db.banner.findMany({ where: { type, ...shownOn(day) }, select: fields, orderBy: inOrder });

/** Banner types with something to show on a day. */
export async function listShownTypes(db: Reader, day: Date): Promise<string[]> {
  const rows = await db.banner.findMany({ where: shownOn(day), select: { type: true }, distinct: ['type'] });
  return rows.map(({ type }) => type);
}

export const countShown = (db: Reader, day: Date) => db.banner.count({ where: shownOn(day) });

export const isShown = async (db: Reader, id: string, day: Date) =>
  (await db.banner.count({ where: { id, ...shownOn(day) } })) > 0;

export const listAll = (db: Reader) => db.banner.findMany({ select: fields, orderBy: inOrder });

/** Locks a banner that is about to change until the transaction ends. */
export const lockBanner = async (tx: Transaction, id: string): Promise<BannerRow | null> =>
  (await lock(tx, 'banner', id, 'forUpdate'))
    ? tx.banner.findUnique({ where: { id }, select: fields })
    : null;

/** Blocks others who create or sort banners until the transaction ends; returns the number of banners. */
export async function lockAll(tx: Transaction): Promise<number> {
  await lockTable(tx, 'banner');
  return tx.banner.count();
}

export async function createBanner(tx: Transaction, data: BannerData): Promise<BannerRow> {
  const { _max } = await tx.banner.aggregate({ _max: { position: true } });
  return tx.banner.create({ data: { ...data, position: (_max.position ?? 0) + 1 }, select: fields });
}

export const saveBanner = (tx: Transaction, id: string, data: BannerData) =>
  tx.banner.update({ where: { id }, data, select: fields });

export const deleteBanner = (tx: Transaction, id: string) =>
  tx.banner.delete({ where: { id }, select: { id: true } });

/** Views and clicks, of all banners or of one. */
export async function countSeen(db: Reader, bannerId?: string) {
  const where = { bannerId };
  const views = await db.bannerView.groupBy({ by: ['bannerId'], where, _sum: { views: true } });
  const clicks = await db.bannerClick.groupBy({ by: ['bannerId'], where, _sum: { clicks: true } });
  const viewed = new Map(views.map(({ bannerId: id, _sum }) => [id, _sum.views ?? 0]));
  const clicked = new Map(clicks.map(({ bannerId: id, _sum }) => [id, _sum.clicks ?? 0]));
  return (id: string) => ({ views: viewed.get(id) ?? 0, clicks: clicked.get(id) ?? 0 });
}

/** Gives the banner pictures of a leaving user to another admin; there is one, as the last admin cannot leave. */
export async function transferPictures(tx: Transaction, from: string) {
  const other = (await listAdmins(tx)).find(({ id }) => id !== from);
  if (!other) return;
  await tx.upload.updateMany({
    where: { ownerId: from, OR: [{ bannersOf: { some: {} } }, { bannersKmOf: { some: {} } }] },
    data: { ownerId: other.id },
  });
}
