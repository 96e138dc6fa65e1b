import { jobList } from '@acheep/contract/jobs/job';
import type { ResponseOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import { countListedJobs } from './doctor.repository.ts';
import { findingsOf, type Patient } from './finding.ts';

const patience = 5_000;

/** Compares the number of jobs on the site with the database's. An unreachable site is reported by its own check. */
export async function checkList({ config, database, now }: Patient) {
  const { found, warn } = findingsOf('address');
  const listUrl = new URL(`/api/v1${jobList.path}?limit=1`, config.PUBLIC_URL);
  try {
    const before = await countListedJobs(database, now());
    const response = await fetch(listUrl, { signal: AbortSignal.timeout(patience) });
    const { meta } = (await response.json()) as ResponseOf<typeof jobList>;
    const listed = meta.total;
    const open = await countListedJobs(database, now());
    const isBetween = Math.min(before, open) <= listed && listed <= Math.max(before, open);
    if (open < totalCap && !isBetween)
      warn('address.list', { url: new URL(config.PUBLIC_URL).href, listed, open });
  } catch {}
  return found;
}
