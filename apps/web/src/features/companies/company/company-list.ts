import type { CompanyFilterName } from '@acheep/contract/companies/company-list-url';
import { companyHiring, companySorts } from '@acheep/contract/companies/company-option';
import { useQuery } from '@tanstack/react-query';
import { industryQuery, provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Filter } from '../../../ui/filter-panel.tsx';

export const companySortOptions = (searching: boolean) =>
  choicesOf(companySorts).filter(({ value }) => searching || value !== 'relevance');

/** The filters of the directory in the page's language; choices are empty while they load. */
export function useCompanyFilters(): Filter<CompanyFilterName>[] {
  const { t } = useTranslation('company');
  const industries = useQuery(industryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  const named = (records: typeof provinces) =>
    records.map(({ _id, name }) => ({ value: _id, label: localized(name) }));
  return [
    { name: 'hiring', label: t('filter.hiring'), kind: 'checks', options: choicesOf(companyHiring) },
    {
      name: 'industryId',
      label: t('industry'),
      kind: 'select',
      options: named(industries),
      any: t('filter.anyIndustry'),
    },
    {
      name: 'provinceId',
      label: t('province'),
      kind: 'select',
      options: named(provinces),
      any: t('filter.anyProvince'),
    },
  ];
}
