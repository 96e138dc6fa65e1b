import type { Deps } from '../../deps.ts';
import { remakeSearch } from '../../search/search.jobs.ts';
import { listedCompanies } from './company-listed.repository.ts';

/** Looks every ten minutes for companies whose search columns older rules have made, or none yet. */
export async function startCompanyRemake(deps: Pick<Deps, 'database' | 'queue'>) {
  await deps.queue.work('company-remake', async () => {
    await remakeSearch(deps, listedCompanies('en'));
  });
  await deps.queue.schedule('company-remake', '*/10 * * * *');
}
