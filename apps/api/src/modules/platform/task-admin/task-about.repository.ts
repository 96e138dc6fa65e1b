import { adminPaths } from '@acheep/contract/admin-paths';
import { orderNumber } from '@acheep/contract/billing/order-number';
import { paths } from '@acheep/contract/paths';
import type { AdminTask } from '@acheep/contract/platform/task-admin';
import type { PrismaClient } from '@acheep/database/client';
import type { TaskRow } from './task-admin.repository.ts';

type About = NonNullable<AdminTask['about']>;
type Found = Iterable<readonly [id: string, about: About]>;

const company = ({ id, name }: { id: string; name: string }): About => ({ name, path: paths.company(id) });
const person = ({ id, name }: { id: string; name: string }): About => ({ name, path: adminPaths.user(id) });
const idAndName = { select: { id: true, name: true } } as const;

const applied = {
  applicant: idAndName,
  job: { select: { company: idAndName } },
} as const;
const applicantOf = (row: {
  applicant: { id: string; name: string } | null;
  job: { company: { id: string; name: string } };
}) => (row.applicant ? person(row.applicant) : company(row.job.company));

/** Finds whom or what a task concerns, by the value that its data has under a name. */
const finders: Readonly<Record<string, (db: PrismaClient, ids: string[]) => Promise<Found>>> = {
  to: async (db, emails) =>
    (
      await db.user.findMany({
        where: { email: { in: emails } },
        select: { id: true, name: true, email: true },
      })
    ).map((row) => [row.email, person(row)]),
  orderId: async (db, ids) =>
    (
      await db.order.findMany({
        where: { id: { in: ids } },
        select: { id: true, number: true, company: { select: { name: true } } },
      })
    ).map(({ id, number, company: { name } }) => [
      id,
      { name: `${orderNumber(number)} · ${name}`, path: adminPaths.order(id) },
    ]),
  companyId: async (db, ids) =>
    (await db.company.findMany({ where: { id: { in: ids } }, ...idAndName })).map((row) => [
      row.id,
      company(row),
    ]),
  applicationId: async (db, ids) =>
    (await db.application.findMany({ where: { id: { in: ids } }, select: { id: true, ...applied } })).map(
      (row) => [row.id, applicantOf(row)],
    ),
  eventId: async (db, ids) =>
    (
      await db.applicationEvent.findMany({
        where: { id: { in: ids } },
        select: { id: true, application: { select: applied } },
      })
    ).map(({ id, application }) => [id, applicantOf(application)]),
  postId: async (db, ids) =>
    (await db.post.findMany({ where: { id: { in: ids } }, select: { id: true, company: idAndName } })).map(
      (row) => [row.id, company(row.company)],
    ),
  importId: async (db, ids) =>
    (await db.import.findMany({ where: { id: { in: ids } }, select: { id: true, fileName: true } })).map(
      ({ id, fileName: name }) => [id, { name, path: adminPaths.import(id) }],
    ),
  articleId: async (db, ids) =>
    (
      await db.article.findMany({
        where: { id: { in: ids } },
        select: { id: true, titleEn: true, titleKm: true },
      })
    ).map(({ id, titleEn, titleKm }) => [
      id,
      { name: titleEn ?? titleKm ?? '', path: adminPaths.article(id) },
    ]),
  device: async (db, ids) =>
    (
      await db.pushSubscription.findMany({
        where: { id: { in: ids } },
        select: { id: true, user: idAndName },
      })
    ).map(({ id, user }) => [id, person(user)]),
  /** Of a video. */
  id: async (db, ids) =>
    (await db.upload.findMany({ where: { id: { in: ids } }, select: { id: true, owner: idAndName } })).map(
      ({ id, owner }) => [id, person(owner)],
    ),
};

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** The name in a task's data that says whom it concerns, and its value. */
function keyOf({ to, data }: TaskRow): readonly [name: string, value: string] | null {
  if (to !== null) return ['to', to.toLowerCase()];
  for (const name of Object.keys(finders)) {
    const value = data?.[name];
    if (name !== 'to' && isUuid(value)) return [name, value];
  }
  return null;
}

/** Whom or what each of these tasks concerns, by the task's id; nothing of those that concern nobody, or are gone. */
export async function findAbout(db: PrismaClient, rows: readonly TaskRow[]): Promise<Map<string, About>> {
  const keys = rows.flatMap((row) => {
    const key = keyOf(row);
    return key ? [{ task: row.id, name: key[0], value: key[1] }] : [];
  });
  const found = new Map<string, About>();
  for (const [name, find] of Object.entries(finders)) {
    const matching = keys.filter((key) => key.name === name);
    if (matching.length === 0) continue;
    const about = new Map(await find(db, [...new Set(matching.map(({ value }) => value))]));
    for (const { task, value } of matching) {
      const one = about.get(value);
      if (one) found.set(task, one);
    }
  }
  return found;
}
