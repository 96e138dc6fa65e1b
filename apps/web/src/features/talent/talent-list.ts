import { languages } from '@acheep/contract/jobs/job-option';
import { minorUnits } from '@acheep/contract/kernel/money';
import { candidateExperiences, educationLevels, noticePeriods } from '@acheep/contract/talent/resume-option';
import { type ResumeFilterName, resumeOpened } from '@acheep/contract/talent/resume-view-option';
import { activeWithin, talentSorts } from '@acheep/contract/talent/talent-option';
import { useQuery } from '@tanstack/react-query';
import { categoryQuery, provinceQuery } from '../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../lib/choice.ts';
import { localized } from '../../lib/locale.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Filter } from '../../ui/filter.ts';
import { formatMoney } from '../../ui/money-text.ts';

export const talentSortOptions = (searching: boolean) =>
  choicesOf(talentSorts).filter(({ value }) => searching || value !== 'relevance');

/** Steps of the salary filter, in whole US dollars a month. */
const salarySteps = ['200', '300', '400', '500', '700', '1000', '1500', '2000', '3000'];

/** Returns the filters of these lists in the page's language; options are empty while they load. */
export function useTalentFilters(): Filter<ResumeFilterName>[] {
  const { t } = useTranslation('talent');
  const categories = useQuery(categoryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  const named = (records: readonly Pick<(typeof provinces)[number], '_id' | 'name'>[]) =>
    records.map(({ _id, name }) => ({ value: _id, label: localized(name) }));
  const upTo = (value: string) =>
    t('filter.salaryUpTo', { amount: formatMoney(Number(value) * minorUnits, 'USD') });
  const filter = (
    name: ResumeFilterName,
    kind: Filter['kind'],
    options: Filter['options'],
    more: Partial<Filter<ResumeFilterName>> = {},
  ): Filter<ResumeFilterName> => ({ name, label: t(`filter.${name}`), kind, options, ...more });
  return [
    filter('opened', 'checks', choicesOf(resumeOpened)),
    filter('categoryId', 'select', named(categories), { any: t('filter.any.categoryId') }),
    filter('provinceId', 'select', named(provinces), { any: t('filter.any.provinceId') }),
    filter('experience', 'checks', choicesOf(candidateExperiences)),
    filter('education', 'folded', choicesOf(educationLevels)),
    filter(
      'salary',
      'select',
      salarySteps.map((value) => ({ value, label: upTo(value) })),
      { any: t('filter.any.salary'), labelOf: upTo },
    ),
    filter('noticePeriod', 'folded', choicesOf(noticePeriods)),
    filter('language', 'folded', choicesOf(languages)),
    filter('active', 'select', choicesOf(activeWithin), { any: t('filter.any.active') }),
  ];
}
