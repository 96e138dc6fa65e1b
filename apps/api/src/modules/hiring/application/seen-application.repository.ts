import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import { worksFor } from '../../companies/company/company.repository.ts';

const { sql, raw } = Prisma;

/**
 * The only condition that says whose applications a colleague may see: those of the company, and as an interviewer
 * those they are named for, with the job or with an interview. By itself it needs no knowledge of the role.
 */
export const seenBy = (userId: string) =>
  ({
    job: { company: worksFor(userId, 'interview') },
    OR: [
      { job: { company: worksFor(userId, 'hire') } },
      { job: { colleagues: { some: { userId } } } },
      { interviews: { some: { colleagues: { some: { userId } } } } },
    ],
  }) satisfies Prisma.ApplicationWhereInput;

/** The same for the lists of a company, in SQL; undefined where the actor may see all of them. */
export const seenIn = (table: 'a' | 'e', { id, company }: Pick<Actor, 'id' | 'company'>) =>
  company?.role === 'interviewer'
    ? sql`(${raw(table)}.job_id IN (SELECT job_id FROM job_colleague WHERE user_id = ${id}::uuid)
        OR ${raw(table)}.id IN (SELECT i.application_id FROM interview_colleague c JOIN interview i ON i.id = c.interview_id
          WHERE c.user_id = ${id}::uuid))`
    : undefined;

export const maySee = async (db: PrismaClient | Transaction, userId: string, id: string) =>
  (await db.application.count({ where: { id, ...seenBy(userId) } })) > 0;
