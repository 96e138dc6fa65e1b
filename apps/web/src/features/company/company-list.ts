import { companyHiring, companySorts, optionLabel } from '@acheep/contract/option';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { industryQuery, localized, provinceQuery } from '../../entities/reference/reference.ts';
import { type ListUrl, oneOf, recordId } from '../../lib/list-url.ts';
import type { Filter } from '../../ui/filter-panel.tsx';

const filters = { hiring: oneOf(companyHiring), industryId: recordId, provinceId: recordId };
type FilterName = keyof typeof filters;

/** The directory. A search is answered best match first, the mere list by name. */
export const companyList = {
  filters,
  sorts: companySorts,
  searchSort: 'relevance',
  limit: 20,
} as const satisfies ListUrl<FilterName, string>;

const labelled = <V extends Parameters<typeof optionLabel>[0]>(values: readonly V[]) =>
  values.map((value) => ({ value, label: localized(optionLabel(value)) }));

export const companySortOptions = (searching: boolean) =>
  labelled(companySorts.filter((sort) => searching || sort !== 'relevance'));

/** The filters of the directory in the page's language; choices are empty while they load. */
export function useCompanyFilters(): Filter<FilterName>[] {
  const { t } = useTranslation('company');
  const industries = useQuery(industryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  const named = (records: typeof provinces) =>
    records.map(({ _id, name }) => ({ value: _id, label: localized(name) }));
  return [
    { name: 'hiring', label: t('filter.hiring'), kind: 'checks', options: labelled(companyHiring) },
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
