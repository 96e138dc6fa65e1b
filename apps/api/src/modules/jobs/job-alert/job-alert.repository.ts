import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { eachRow, lock, type Reader } from '../../../search/rows.repository.ts';

const alert = row('job_alert');

export type AlertRow = Prisma.JobAlertGetPayload<object>;

export const listAlerts = (db: Reader, userId: string) =>
  db.jobAlert.findMany({ where: { userId }, orderBy: { id: 'desc' } });

export const createAlert = (tx: Transaction, data: Prisma.JobAlertUncheckedCreateInput) =>
  tx.jobAlert.create({ data });

/** Locks an alert of the user and returns it. Other writers of it wait until the transaction ends. */
export async function lockOwnAlert(tx: Transaction, userId: string, id: string) {
  const isOwn = alert('e.user_id', '=', userId);
  return (await lock(tx, 'job_alert', id, 'forNoKeyUpdate', isOwn))
    ? tx.jobAlert.findUnique({ where: { id } })
    : null;
}

export const saveAlert = (tx: Transaction, id: string, data: Prisma.JobAlertUncheckedUpdateInput) =>
  tx.jobAlert.update({ where: { id }, data });

export async function deleteAlert(db: Reader, userId: string, id: string): Promise<boolean> {
  return (await db.jobAlert.deleteMany({ where: { id, userId } })).count > 0;
}

/** Ends the e-mails of an alert; false if there is no such alert. */
export async function stopMails(db: Reader, id: string): Promise<boolean> {
  return (await db.jobAlert.updateMany({ where: { id }, data: { frequency: 'none' } })).count > 0;
}

/** Includes companies that are not shown on the site. */
export const companyIsThere = async (db: Reader, id: string) =>
  (await db.company.count({ where: { id } })) > 0;

/** Rows for the data export. */
export const eachAlert = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'job_alert', [alert('e.user_id', '=', userId)], (page) =>
    prisma.jobAlert.findMany({
      ...page,
      select: {
        id: true,
        name: true,
        criteria: true,
        frequency: true,
        paused: true,
        createdAt: true,
        updatedAt: true,
      },
    }),
  );
