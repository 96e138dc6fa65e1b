import { employersShown, type Hiring } from '@acheep/contract/jobs/hiring';
import { today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import { type EmployerRow, listEmployers } from './job-open.repository.ts';

/** Maximum age of the numbers, milliseconds. Counting reads every open job, and nobody needs exact numbers. */
const maxAge = 60_000;

function present(rows: EmployerRow[]): Hiring {
  const [first] = rows;
  return {
    openJobs: first?.all_jobs ?? 0,
    newJobs: first?.all_fresh ?? 0,
    companies: first?.all_companies ?? 0,
    employers: rows.map(({ id, name, name_km: nameKm, logo_path: logo, jobs }) => ({
      _id: id,
      name,
      nameKm,
      logo: logo === null ? null : publicImage(logo).small,
      openJobs: jobs,
    })),
  };
}

/** Numbers of current hiring, recounted once a minute and when the day changes. */
export function hiringNow({ database, now }: Pick<Deps, 'database' | 'now'>) {
  let known: { day: string; at: number; answer: Promise<Hiring> } | undefined;

  return function ask(): Promise<Hiring> {
    const [day, at] = [today(now()), performance.now()];
    if (known?.day === day && at - known.at < maxAge) return known.answer;
    const query = { today: day, now: now(), limit: employersShown };
    const counting = { day, at, answer: listEmployers(database, query).then(present) };
    counting.answer.catch(() => {
      if (known === counting) known = undefined;
    });
    known = counting;
    return counting.answer;
  };
}
