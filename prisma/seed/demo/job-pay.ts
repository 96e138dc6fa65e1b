import type { JobExperience } from '@acheep/contract/jobs/job-option';
import type { JobPlan } from './job-plan.ts';
import type { Random } from './random.ts';

export type DemoJobPay = {
  /** Minor units: US cents, or riel × 100. Null when negotiable. */
  salaryFrom: number | null;
  salaryTo: number | null;
  currency: 'USD' | 'KHR';
  negotiable: boolean;
};

const rielPerDollar = 4000;

/** Starting point of each experience within the salary band. */
const rise: Record<JobExperience, number> = {
  fresh: 0,
  'less-than-1-year': 0.05,
  '1-year': 0.1,
  '2-years': 0.15,
  '3-years': 0.25,
  '4-years': 0.35,
  '5-years': 0.4,
  'above-5-years': 0.5,
};

function bandOf(plan: JobPlan): readonly [number, number] {
  const [low, high] = plan.role.salary;
  if (plan.type === 'internship') return [80, 200];
  if (plan.type === 'part-time') return [low * 0.5, high * 0.55];
  return [low, high];
}

/** Salaries are rounded sums. */
function round(dollars: number): number {
  const step = dollars < 500 ? 10 : 50;
  return Math.round(dollars / step) * step;
}

export function payFor(random: Random, plan: JobPlan): DemoJobPay {
  if (random() < (plan.type === 'freelance' ? 0.5 : 0.18)) {
    return { salaryFrom: null, salaryTo: null, currency: 'USD', negotiable: true };
  }
  const [low, high] = bandOf(plan);
  const start = low + (high - low) * (rise[plan.experience] + random() * 0.2);
  const from = round(start);
  const to = Math.max(from, round(start + (high - start) * (0.3 + random() * 0.6)));
  if (low <= 300 && random() < 0.24) {
    const riel = (dollars: number) => Math.round((dollars * rielPerDollar) / 50_000) * 50_000 * 100;
    return { salaryFrom: riel(from), salaryTo: riel(to), currency: 'KHR', negotiable: false };
  }
  return { salaryFrom: from * 100, salaryTo: to * 100, currency: 'USD', negotiable: false };
}
