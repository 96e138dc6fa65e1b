import { today } from '@acheep/contract/calendar';
import type { companyList } from '@acheep/contract/company';
import type { ParsedQueryOf } from '@acheep/contract/endpoint';
import { pageMeta } from '@acheep/contract/list';
import type { Locale } from '@acheep/contract/locale';
import type { Deps } from '../../deps.ts';
import { findByText } from '../../search/text-search.service.ts';
import { presentCompanyCard } from '../company/company.presenter.ts';
import { findCards } from '../company/company.repository.ts';
import { countOpenJobs } from '../job/job-open.repository.ts';
import { listedCompanies } from './company-listed.repository.ts';

/** The directory: companies with their open jobs. It knows both nouns, and neither knows it. */
export function companyDirectory({ database, now: clock }: Pick<Deps, 'database' | 'now'>) {
  return {
    async page(query: ParsedQueryOf<typeof companyList>, locale: Locale) {
      const now = clock();
      const moment = { now, today: today(now) };
      const { ids, total } = await findByText(database, listedCompanies(locale), query, moment);
      const [rows, openJobs] = await Promise.all([
        findCards(database.prisma, ids),
        countOpenJobs(database, ids, moment.today),
      ]);
      const cards = new Map(rows.map((row) => [row.id, presentCompanyCard(row, openJobs.get(row.id) ?? 0)]));
      return { data: ids.flatMap((id) => cards.get(id) ?? []), meta: pageMeta(total, query) };
    },
  };
}
