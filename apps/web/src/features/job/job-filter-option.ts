import { minorUnits } from '@acheep/contract/money';
import { jobExperiences, jobTypes, optionLabel, postedWithin, qualifications } from '@acheep/contract/option';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categoryQuery, industryQuery, localized, provinceQuery } from '../../lib/reference.ts';
import { categoryIdOf, categoryParam } from '../../paths.ts';
import { formatMoney } from '../../ui/money-text.ts';
import type { JobFilterName } from './job-search.ts';

/** Steps of the salary filter, whole US dollars a month. */
const salarySteps = ['200', '300', '400', '500', '700', '1000', '1500', '2000', '3000'];

export interface FilterOption {
  value: string;
  label: string;
}

type Labelled = Parameters<typeof optionLabel>[0];
const labelled = (values: readonly Labelled[]): FilterOption[] =>
  values.map((value) => ({ value, label: localized(optionLabel(value)) }));

/** The choices of every filter, in the page's language; empty while they load. */
export function useFilterOptions(): Record<Exclude<JobFilterName, 'companyId'>, FilterOption[]> {
  const { t } = useTranslation('job');
  const categories = useQuery(categoryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  const industries = useQuery(industryQuery).data ?? [];
  return {
    categoryId: categories.map((category) => ({
      value: categoryParam(category),
      label: `${localized(category.name)} (${category.totalJob})`,
    })),
    provinceId: provinces.map(({ _id, name }) => ({ value: _id, label: localized(name) })),
    industryId: industries.map(({ _id, name }) => ({ value: _id, label: localized(name) })),
    type: labelled(jobTypes),
    experience: labelled(jobExperiences),
    qualification: labelled(qualifications),
    posted: labelled(postedWithin),
    salary: salarySteps.map((value) => ({
      value,
      label: t('filter.salaryFrom', { amount: formatMoney(Number(value) * minorUnits, 'USD') }),
    })),
  };
}

/** The option that a value of the URL means: a category's slug may be old, its id counts. */
export function optionOf(
  options: readonly FilterOption[],
  name: JobFilterName,
  value: string,
): FilterOption | undefined {
  if (name !== 'categoryId') return options.find((option) => option.value === value);
  const id = categoryIdOf(value);
  return id ? options.find((option) => categoryIdOf(option.value) === id) : undefined;
}
