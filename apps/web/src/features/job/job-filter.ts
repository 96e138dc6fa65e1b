import type { JobFilterName } from '@acheep/contract/job-list-url';
import { jobExperiences, jobTypes, postedWithin, qualifications } from '@acheep/contract/job-option';
import { minorUnits } from '@acheep/contract/money';
import { categoryIdOf, categoryParam } from '@acheep/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { categoryQuery, industryQuery, provinceQuery } from '../../entities/reference/reference.ts';
import { choicesOf } from '../../lib/choice.ts';
import { localized } from '../../lib/locale.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Filter } from '../../ui/filter-panel.tsx';
import { formatMoney } from '../../ui/money-text.ts';

/** Steps of the salary filter, whole US dollars a month. */
const salarySteps = ['200', '300', '400', '500', '700', '1000', '1500', '2000', '3000'];

/** The filters of the public list in the page's language; choices are empty while they load. */
export function useJobFilters(company: string | undefined): Filter<JobFilterName>[] {
  const { t } = useTranslation('job');
  const categories = useQuery(categoryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  const industries = useQuery(industryQuery).data ?? [];
  const named = (records: typeof provinces) =>
    records.map(({ _id, name }) => ({ value: _id, label: localized(name) }));
  const salary = (value: string) =>
    t('filter.salaryFrom', { amount: formatMoney(Number(value) * minorUnits, 'USD') });
  const filter = (
    name: JobFilterName,
    kind: Filter<JobFilterName>['kind'],
    options: Filter<JobFilterName>['options'],
    rest: Partial<Filter<JobFilterName>> = {},
  ) => ({ name, label: t(`filter.${name}`), kind, options, ...rest });
  const any = (name: 'categoryId' | 'provinceId' | 'salary' | 'posted' | 'industryId') => ({
    any: t(`filter.any.${name}`),
  });
  return [
    filter(
      'categoryId',
      'select',
      categories.map((category) => ({
        value: categoryParam(category),
        label: `${localized(category.name)} (${category.totalJob})`,
      })),
      { ...any('categoryId'), same: (a, b) => categoryIdOf(a) === categoryIdOf(b) },
    ),
    filter('provinceId', 'select', named(provinces), any('provinceId')),
    filter('type', 'checks', choicesOf(jobTypes)),
    filter(
      'salary',
      'select',
      salarySteps.map((value) => ({ value, label: salary(value) })),
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
    filter('companyId', 'none', [], { labelOf: () => company ?? t('filter.companyId') }),
  ];
}
