import type { JobExperience, JobType } from '@acheep/contract/jobs/job-option';
import { comparableCents } from '@acheep/contract/kernel/money';
import { companies } from '@acheep/prisma/seed/demo/company';
import { demoJobs } from '@acheep/prisma/seed/demo/job';
import { demoTradeOf } from './demo-trade.ts';
import type { OutsideCompany } from './employer.ts';
import { outsideJobs } from './outside-job.ts';

/** What is true of a job, whatever its texts say. */
interface Truth {
  trade: string;
  category: string;
  province: string;
  type: JobType;
  experience: JobExperience;
  /** Top of the range, whole US dollars a month; null where it is hidden. */
  pay: number | null;
  remote: boolean;
  /** Worked at night, or by day and by night in turn. */
  shift: 'night' | 'both' | null;
  company: string;
  industry: string;
}

interface DemoJudged extends Truth {
  title: string;
  /** Index into the demo's jobs. */
  demo: number;
}

export interface OutsideJob extends Truth {
  title: string;
  text: string;
  employer: OutsideCompany;
  currency: 'USD' | 'KHR';
  /** Minor units. */
  salaryFrom: number | null;
  salaryTo: number | null;
}

export type JudgedJob = DemoJudged | OutsideJob;

/** Categories whose freelance jobs are remote in the demo. */
const atHome = ['design', 'information-technology', 'translation', 'media', 'architecture'];

function shiftOf(title: string, description: string): Truth['shift'] {
  if (/\bNight\b/.test(title)) return 'night';
  return /day and night|ទាំងយប់ទាំងថ្ងៃ/.test(description) ? 'both' : null;
}

/** The demo's open jobs. */
function demoJudged(): DemoJudged[] {
  return demoJobs(new Date()).flatMap((job, demo) => {
    const trade = demoTradeOf(job.title);
    if (!trade) throw new RangeError(`No trade for the demo's ${job.title}.`);
    const company = companies[job.companyIndex];
    const truth = {
      title: job.title,
      demo,
      trade,
      category: job.categorySlug,
      province: job.provinceSlug,
      type: job.type,
      experience: job.experience,
      pay: job.salaryTo === null ? null : comparableCents(job.salaryTo, job.currency) / 100,
      remote: job.type === 'freelance' && atHome.includes(job.categorySlug),
      shift: shiftOf(job.title, job.description),
      company: company?.name ?? '',
      industry: job.industrySlug,
    };
    return job.status === 'active' ? [truth] : [];
  });
}

/** All jobs of the set: the demo's, then the others. */
export const judgedJobs: readonly JudgedJob[] = [...demoJudged(), ...outsideJobs];
