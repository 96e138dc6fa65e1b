import type { JobPay } from '@acheep/contract/jobs/job-pay';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import { makeCareerReport } from './career-report-make.service.ts';
import { findPaid, findPay, type Paid } from './job-pay.repository.ts';

/** Only jobs that the career report counts can be compared with its medians. */
const isCompared = ({ type, salaryFrom, salaryTo }: Paid) =>
  type === 'full-time' && (salaryFrom ?? salaryTo) !== null;

/** What jobs like a given one pay. */
export function jobPayService(deps: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = deps.database;
  return {
    async of(id: string): Promise<JobPay | null> {
      const job = await findPaid(prisma, id);
      if (!job) throw notFound();
      if (!isCompared(job)) return null;
      let [stored] = await findPay(prisma, job);
      if (!stored) {
        await makeCareerReport(deps);
        [stored] = await findPay(prisma, job);
      }
      if (!stored?.pay) return null;
      const { median, currency, jobs, provinceId } = stored.pay;
      return { median, currency, jobs, within: provinceId ? 'province' : 'category' };
    },
  };
}
