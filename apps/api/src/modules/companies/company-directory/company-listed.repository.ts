import type { companies } from '@acheep/contract/companies/company-option';
import type { FilterValues } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import { build, row, typed } from '@acheep/database/statement';
import { accountMayAct } from '../../../search/search-condition.repository.ts';
import type { Order, Searchable } from '../../../search/searchable.ts';
import { jobIsOpen } from '../../jobs/job/public-job.repository.ts';
import { readCompanyTexts } from '../company/company-text.repository.ts';

type CompanyFilter = FilterValues<(typeof companies)['filters']>;

const byName: Record<Locale, Order> = {
  en: { by: 'lower(e.name)', direction: 'ASC' },
  // Must match the index: Khmer alphabetical order.
  km: { by: 'lower(coalesce(e.name_km, e.name)) COLLATE "km-x-icu"', direction: 'ASC' },
};

/** The directory as a searchable list, sorted by the names in the reader's language. */
export const listedCompanies = (locale: Locale): Searchable<CompanyFilter> => ({
  table: 'company',
  listed: () => accountMayAct('e.owner_id'),
  date: 'created_at',
  filters: {
    industryId: { column: 'industry_id', type: 'uuid' },
    provinceId: { column: 'province_id', type: 'uuid' },
    hiring: {
      is: (_, { today }) =>
        row('company')(
          'e.id',
          'in',
          build
            .selectFrom('job as e')
            .where(jobIsOpen(typed(today, 'date')))
            .select('e.company_id'),
        ),
    },
  },
  orders: { name_1: byName[locale], 'createdAt_-1': { by: 'e.created_at', direction: 'DESC' } },
  textsOf: readCompanyTexts,
});
