import { salarySteps } from '@acheep/contract/jobs/job-facet-option';
import { type AskedJobs, type JobFilterName, jobList } from '@acheep/contract/jobs/job-list-url';
import { jobExperiences, jobTypes, postedWithin, qualifications } from '@acheep/contract/jobs/job-option';
import { minorUnits } from '@acheep/contract/kernel/money';
import { categoryIdOf, categoryParam } from '@acheep/contract/kernel/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { categoryQuery, industryQuery, provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { afterIdle } from '../../../lib/after-idle.ts';
import { apiData } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { listRequest } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Filter } from '../../../ui/filter-panel.tsx';
import { formatMoney } from '../../../ui/money-text.ts';

/** What is asked for with the list, once the page has come to rest; what was counted before stays until then. */
function useFacets(asked: AskedJobs | undefined) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void afterIdle().then(() => setIdle(true)), []);
  const { sort, offset, limit, ...query } = asked ? listRequest(jobList, asked) : {};
  return useQuery({
    ...apiData('GET /job/facet', { query }),
    enabled: isIdle && asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  }).data;
}

/**
 * The filters of the public list in the page's language; choices are empty while they load. For a list that is `asked`
 * for, they say how many jobs each choice would find.
 */
export function useJobFilters(company: string | undefined, asked?: AskedJobs): Filter<JobFilterName>[] {
  const facets = useFacets(asked);
  const { t } = useTranslation('job');
  const categories = useQuery(categoryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  const industries = useQuery(industryQuery).data ?? [];
  const named = (records: typeof provinces) =>
    records.map(({ _id, name }) => ({ value: _id, label: localized(name) }));
  const salary = (value: string) =>
    t('filter.salaryFrom', { amount: formatMoney(Number(value) * minorUnits, 'USD') });
  const filter = (
    name: Exclude<JobFilterName, 'companyId'>,
    kind: Filter<JobFilterName>['kind'],
    options: Filter<JobFilterName>['options'],
    rest: Partial<Filter<JobFilterName>> = {},
  ) => {
    const counts = facets?.[name];
    const countOf = (value: string) => {
      const own = name === 'categoryId' ? categoryIdOf(value) : value;
      return counts?.find((one) => one.value === own)?.jobs ?? 0;
    };
    const counted = counts ? options.map((one) => ({ ...one, count: countOf(one.value) })) : options;
    return { name, label: t(`filter.${name}`), kind, options: counted, ...rest };
  };
  const any = (name: 'categoryId' | 'provinceId' | 'salary' | 'posted' | 'industryId') => ({
    any: t(`filter.any.${name}`),
  });
  return [
    filter(
      'categoryId',
      'select',
      categories.map((category) => ({
        value: categoryParam(category),
        label: localized(category.name),
        count: category.totalJob,
      })),
      { ...any('categoryId'), same: (a, b) => categoryIdOf(a) === categoryIdOf(b) },
    ),
    filter('provinceId', 'select', named(provinces), any('provinceId')),
    filter('type', 'checks', choicesOf(jobTypes)),
    filter(
      'salary',
      'select',
      salarySteps.map((dollars) => ({ value: `${dollars}`, label: salary(`${dollars}`) })),
      {
        ...any('salary'),
        labelOf: salary,
      },
    ),
    filter('posted', 'select', choicesOf(postedWithin), any('posted')),
    filter('experience', 'folded', choicesOf(jobExperiences)),
    filter('qualification', 'folded', choicesOf(qualifications)),
    filter('industryId', 'select', named(industries), any('industryId')),
    // Set by links only: the panel has no place for every company there is.
    {
      name: 'companyId',
      label: t('filter.companyId'),
      kind: 'none',
      options: [],
      labelOf: () => company ?? t('filter.companyId'),
    },
  ];
}
