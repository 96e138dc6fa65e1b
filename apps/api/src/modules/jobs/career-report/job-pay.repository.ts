import type { PrismaClient } from '@acheep/database/client';
import { findOne } from '../../../search/rows.repository.ts';
import { jobIsPublic } from '../job/public-job.repository.ts';
import type { PayRow } from './career-report.repository.ts';

/** What is compared of a public job; null if there is no such job. */
export const findPaid = (prisma: PrismaClient, id: string) =>
  findOne(prisma, 'job', id, [jobIsPublic], (one) =>
    prisma.job.findUnique({
      ...one,
      select: {
        categoryId: true,
        provinceId: true,
        currency: true,
        type: true,
        experience: true,
        salaryFrom: true,
        salaryTo: true,
      },
    }),
  );
export type Paid = NonNullable<Awaited<ReturnType<typeof findPaid>>>;

/**
 * The pay of the job's category, experience and currency in the stored career report, in its province if it is there. Empty without
 * a report; a report stored by an earlier version has no pays.
 */
export const findPay = (prisma: PrismaClient, { categoryId, provinceId, experience, currency }: Paid) =>
  prisma.$queryRaw<{ pay: PayRow | null }[]>`
    SELECT (
      SELECT p.pay FROM jsonb_array_elements(r.report -> 'pays') p (pay)
      WHERE p.pay ->> 'categoryId' = ${categoryId} AND p.pay ->> 'experience' = ${experience}
        AND p.pay ->> 'currency' = ${currency}
        AND (p.pay ->> 'provinceId' = ${provinceId} OR p.pay ->> 'provinceId' IS NULL)
      ORDER BY p.pay ->> 'provinceId' NULLS LAST LIMIT 1) AS pay
    FROM career_report r`;
