import { sharedViewPages } from '@acheep/contract/platform/saved-view';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, type Condition, none, read, row } from '@acheep/database/statement';
import type { DomainEvent } from '../../../domain-event.ts';
import { idsOf, lock, meets, oneOf, type Reader } from '../../../search/rows.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';

const fields = {
  id: true,
  name: true,
  query: true,
  shared: true,
  userId: true,
  user: { select: { name: true } },
} as const;

interface OfPage {
  userId: string;
  page: string;
}

const view = row('saved_view');

const ownedBy = (userId: string) =>
  build.selectFrom('company as c').where('c.owner_id', '=', userId).select('c.id');

export const ownsCompany = async (db: Reader, userId: string): Promise<boolean> =>
  (await read(db, ownedBy(userId))).length > 0;

/** Views that are shared by the members of a company. */
const sharedIn = (company: Parameters<typeof oneOf<string>>[0]): Condition =>
  view.and([
    view('e.shared', '=', true),
    view(
      'e.user_id',
      'in',
      build.selectFrom('company_member as m').where('m.company_id', '=', oneOf(company)).select('m.user_id'),
    ),
  ]);

/** Views of a list that colleagues share with this one, who has to have the right to see it. */
function sharedWith({ userId, page }: OfPage): Condition {
  const right = sharedViewPages[page];
  return right ? sharedIn(companyOf(userId, right)) : none;
}

/** Their own views, and for the owner of a company those that are shared in it. */
const changeableBy = (userId: string): Condition =>
  view.or([view('e.user_id', '=', userId), sharedIn(ownedBy(userId))]);

export async function listViews(prisma: PrismaClient, { userId, page }: OfPage) {
  const seen = view.or([view('e.user_id', '=', userId), sharedWith({ userId, page })]);
  const found = await read(prisma, idsOf('saved_view', view('e.page', '=', page), seen));
  return prisma.savedView.findMany({ where: { id: { in: found.map(({ id }) => id) } }, select: fields });
}

/** Serializes the saving of one person's views; false if the account has ended. */
export const lockSaver = (tx: Transaction, userId: string) => lock(tx, 'user', userId, 'forNoKeyUpdate');

export const countOtherViews = (tx: Transaction, { name, ...where }: OfPage & { name: string }) =>
  tx.savedView.count({ where: { ...where, name: { not: name } } });

interface Saved extends OfPage {
  name: string;
  query: string;
  shared: boolean;
}

/** A view of this name that a colleague shares, for the owner of the company; null if there is none. */
export async function findSharedOfName(tx: Transaction, { userId, page, name }: Saved) {
  const [found] = await read(
    tx,
    idsOf(
      'saved_view',
      view('e.page', '=', page),
      view('e.name', '=', name),
      view('e.user_id', '<>', userId),
      sharedIn(ownedBy(userId)),
    ).limit(1),
  );
  return found?.id ?? null;
}

export const changeView = (tx: Transaction, id: string, query: string) =>
  tx.savedView.update({ where: { id }, data: { query }, select: fields });

export const saveView = (tx: Transaction, { query, shared, ...key }: Saved) =>
  tx.savedView.upsert({
    where: { userId_page_name: key },
    create: { ...key, query, shared },
    update: { query, shared },
    select: fields,
  });

export async function deleteView(prisma: PrismaClient, userId: string, id: string): Promise<boolean> {
  if (!(await meets(prisma, 'saved_view', id, changeableBy(userId)))) return false;
  const { count } = await prisma.savedView.deleteMany({ where: { id } });
  return count > 0;
}

/** Whoever leaves a company takes their views along, for themselves alone. */
export async function keepViews(tx: Transaction, { from }: DomainEvent<'company.left'>) {
  await tx.savedView.updateMany({ where: { userId: from }, data: { shared: false } });
}

/** For the data export. */
export async function* eachView(prisma: PrismaClient, userId: string) {
  yield* await prisma.savedView.findMany({
    where: { userId },
    select: { page: true, name: true, query: true, shared: true, createdAt: true },
    orderBy: [{ page: 'asc' }, { name: 'asc' }],
  });
}
