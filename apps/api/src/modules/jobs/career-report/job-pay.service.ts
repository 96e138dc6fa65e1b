import type { JobPay, jobPayGet } from '@acheep/contract/jobs/job-pay';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { findPaid, findPay, type Paid } from './job-pay.repository.ts';

/** Only jobs that the career report counts can be compared with its medians. */
const isCompared = ({ type, salaryFrom, salaryTo }: Paid) =>
  type === 'full-time' && (salaryFrom ?? salaryTo) !== null;

/** What jobs like a given one pay, as the latest career report has it: within an hour of the site's start there is one. */
export function jobPayService({ database: { prisma } }: Pick<Deps, 'database'>) {
  return {
    async of({ params: { id } }: Call<typeof jobPayGet>): Promise<JobPay | null> {
      const job = await findPaid(prisma, id);
      if (!job) throw notFound();
      if (!isCompared(job)) return null;
      const [stored] = await findPay(prisma, job);
      if (!stored?.pay) return null;
      const { median, currency, jobs, provinceId } = stored.pay;
      return { median, currency, jobs, within: provinceId ? 'province' : 'category' };
    },
  };
}
