import type { companyList } from '@acheep/contract/companies/company';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Deps } from '../../../deps.ts';
import { momentAt } from '../../../moment.ts';
import { findDidYouMean } from '../../jobs/job/did-you-mean.service.ts';
import { countOpenJobs } from '../../jobs/job/job-open.repository.ts';
import { presentCompanyCard } from '../company/company.presenter.ts';
import { findCards } from '../company/company.repository.ts';
import { listedCompanies } from './company-listed.repository.ts';

/** Directory of companies with their open jobs. It depends on companies and jobs, which do not depend on it. */
export function companyDirectory(deps: Pick<Deps, 'database' | 'now'>) {
  const { database, now: clock } = deps;
  return {
    async page(query: ParsedQueryOf<typeof companyList>, locale: Locale) {
      const now = clock();
      const moment = momentAt(now);
      const { ids, meta } = await findDidYouMean(deps, listedCompanies(locale), query, moment);
      const [rows, openJobs] = await Promise.all([
        findCards(database.prisma, ids),
        countOpenJobs(database, ids, moment.today),
      ]);
      const cards = new Map(rows.map((row) => [row.id, presentCompanyCard(row, openJobs.get(row.id) ?? 0)]));
      return { data: ids.flatMap((id) => cards.get(id) ?? []), meta };
    },
  };
}
