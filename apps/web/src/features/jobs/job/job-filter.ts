import { salarySteps } from '@acheep/contract/jobs/job-facet-option';
import { forEachFilter, type JobFilterName, jobs } from '@acheep/contract/jobs/job-filter';
import type { AskedJobs } from '@acheep/contract/jobs/job-list-url';
import type { Understood } from '@acheep/contract/jobs/understood';
import { textWithout } from '@acheep/contract/jobs/understood-text';
import { listRequest, valuesOf } from '@acheep/contract/kernel/list-url';
import { asLabel } from '@acheep/contract/kernel/locale';
import { minorUnits, moneyText } from '@acheep/contract/kernel/money';
import { categoryIdOf, categoryParam } from '@acheep/contract/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { categoryQuery, industryQuery, provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { afterIdle } from '../../../lib/after-idle.ts';
import { apiData } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { localized } from '../../../lib/locale.ts';
import type { ListControl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Filter, FilterState } from '../../../ui/filter.ts';

/** Facets of the list, requested once the page is idle; the previous counts stay until then. */
function useFacets(listQuery: AskedJobs | undefined) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void afterIdle().then(() => setIdle(true)), []);
  const { sort, offset, limit, ...query } = listQuery ? listRequest(jobs, listQuery) : {};
  return useQuery({
    ...apiData('GET /job/facet', { query }),
    enabled: isIdle && listQuery !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  }).data;
}

/**
 * Filters of the public list in the page's language; choices are empty while loading. With `listQuery`, they include the
 * number of jobs each choice would find.
 */
export function useJobFilters(company: string | undefined, listQuery?: AskedJobs): Filter<JobFilterName>[] {
  const facets = useFacets(listQuery);
  const { t } = useTranslation('job');
  const categories = useQuery(categoryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  const industries = useQuery(industryQuery).data ?? [];
  const named = (records: typeof provinces) =>
    records.map(({ _id, name }) => ({ value: _id, label: localized(name) }));
  const salary = (value: string) =>
    t('filter.salaryFrom', { amount: moneyText(Number(value) * minorUnits, 'USD') });
  /** Choices that are records instead of options, and placeholders of selects. */
  const own: Partial<Record<JobFilterName, Partial<Filter<JobFilterName>>>> = {
    categoryId: {
      options: categories.map((category) => ({
        value: categoryParam(category),
        label: localized(category.name),
        count: category.totalJob,
      })),
      same: (a, b) => categoryIdOf(a) === categoryIdOf(b),
    },
    provinceId: { options: named(provinces), any: t('filter.any.provinceId') },
    salary: {
      options: salarySteps.map((dollars) => ({ value: `${dollars}`, label: salary(`${dollars}`) })),
      any: t('filter.any.salary'),
      labelOf: salary,
    },
    posted: { any: t('filter.any.posted') },
    industryId: { options: named(industries) },
    companyId: { label: t('filter.companyId'), labelOf: () => company ?? t('filter.companyId') },
  };
  return Object.values(
    forEachFilter(({ words, takes, offered, pill, options = {} }, name): Filter<JobFilterName> => {
      const label = localized(asLabel(words));
      const filter = {
        name,
        label,
        kind: offered,
        pill,
        options: takes === 'yes' ? [{ value: 'true', label }] : choicesOf(options),
        ...own[name],
      };
      const counts = name === 'companyId' ? undefined : facets?.[name];
      if (!counts) return filter;
      const countOf = (value: string) => {
        const id = name === 'categoryId' ? categoryIdOf(value) : value;
        return counts.find((one) => one.value === id)?.jobs ?? 0;
      };
      return {
        ...filter,
        options: filter.options.map((one) => ({ ...one, count: countOf(one.value) })),
      };
    }),
  );
}

/** How the text of a search was read. */
export interface ReadText {
  corrected?: string | undefined;
  understood?: readonly Understood[] | undefined;
}

/** The place of a search: the filter, or what its text names. A choice takes the place of both. */
export function placeOf({
  asked,
  setAll,
  read,
}: Pick<ListControl<JobFilterName>, 'asked' | 'setAll'> & { read: ReadText }): FilterState<JobFilterName> {
  const places = (read.understood ?? []).filter(({ kind }) => kind === 'place');
  if (places.length === 0) return { asked, set: (name, value) => setAll({ [name]: value }) };
  const ids = new Set(places.flatMap(({ filter }) => valuesOf(filter?.value)));
  return {
    asked: { filters: { provinceId: [...ids].join(','), ...asked.filters } },
    set: (name, value) =>
      setAll({ [name]: value, search: textWithout(read.corrected ?? asked.search, places) || undefined }),
  };
}
