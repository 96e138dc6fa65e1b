import type { companies } from '@acheep/contract/companies/company-option';
import type { FilterValues } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import { mayAct } from '../../../search/search-condition.repository.ts';
import type { Order, Searchable } from '../../../search/searchable.ts';
import { jobListed } from '../../jobs/job/job-listed.repository.ts';
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
  listed: () => [mayAct('e.owner_id')],
  date: 'created_at',
  filters: {
    industryId: { column: 'industry_id', type: 'uuid' },
    provinceId: { column: 'province_id', type: 'uuid' },
    hiring: {
      sql: (_, value, { today }) =>
        `e.id IN (SELECT j.company_id FROM job j
          WHERE ${jobListed(value(today, 'date'), 'j').join(' AND ')})`,
    },
  },
  orders: { name_1: byName[locale], 'createdAt_-1': { by: 'e.created_at', direction: 'DESC' } },
  textsOf: readCompanyTexts,
});
