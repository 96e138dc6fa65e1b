import {
  type GatheringFilterName,
  gatheringLists,
  timesAhead,
  type View,
} from '@acheep/contract/events/gathering-list-url';
import {
  eventTypes,
  type GatheringKind,
  gatheringFees,
  gatheringPlaces,
  trainingLevels,
} from '@acheep/contract/events/gathering-option';
import { languages } from '@acheep/contract/jobs/job-option';
import { categoryIdOf, categoryParam } from '@acheep/contract/kernel/paths';
import { useQuery } from '@tanstack/react-query';
import { categoryQuery, provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { localized } from '../../../lib/locale.ts';
import type { ListControl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { DayFilter } from '../../../ui/day-filter.tsx';
import type { Filter } from '../../../ui/filter-panel.tsx';

interface FilterNeeds {
  kind: GatheringKind;
  view: View;
  control: Pick<ListControl<GatheringFilterName>, 'asked' | 'set'>;
  company: string | undefined;
}

/** The filters of a list in the page's language; choices are empty while they load. */
export function useGatheringFilters({
  kind,
  view,
  control,
  company,
}: FilterNeeds): Filter<GatheringFilterName>[] {
  const { t } = useTranslation('gathering');
  const categories = useQuery(categoryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  const { asked, set } = control;
  const filter = (
    name: GatheringFilterName,
    kind: Filter['kind'],
    options: Filter['options'],
    rest: Partial<Filter<GatheringFilterName>> = {},
  ) => ({ name, label: t(`filter.${name}`), kind, options, ...rest });
  const any = (name: 'when' | 'categoryId' | 'provinceId' | 'place' | 'fee') => ({
    any: t(`filter.any.${name}`),
  });
  const dayFilter = (name: 'from' | 'to') =>
    filter(name, 'own', [], {
      labelOf: (value) => t(`filter.chip.${name}`, { date: formatDate(value, 'short') }),
      control: (
        <DayFilter
          key={name}
          label={t(`filter.${name}`)}
          value={asked.filters[name]}
          onChange={(value) => set(name, value)}
        />
      ),
    });
  const all = [
    filter('when', 'select', choicesOf(timesAhead), any('when')),
    dayFilter('from'),
    dayFilter('to'),
    filter(
      'categoryId',
      'select',
      categories.map((category) => ({ value: categoryParam(category), label: localized(category.name) })),
      { ...any('categoryId'), same: (a, b) => categoryIdOf(a) === categoryIdOf(b) },
    ),
    filter('place', 'select', choicesOf(gatheringPlaces), any('place')),
    filter(
      'provinceId',
      'select',
      provinces.map(({ _id, name }) => ({ value: _id, label: localized(name) })),
      any('provinceId'),
    ),
    filter('fee', 'select', choicesOf(gatheringFees), any('fee')),
    filter('eventType', 'checks', choicesOf(eventTypes)),
    filter('level', 'checks', choicesOf(trainingLevels)),
    filter('language', 'folded', choicesOf(languages)),
    // Set by links only: the panel has no place for every company there is.
    filter('companyId', 'none', [], { labelOf: () => company ?? t('filter.companyId') }),
  ];
  return all.filter(({ name }) => name in gatheringLists[kind][view].filters);
}
