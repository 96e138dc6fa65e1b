import type { AskedJobs } from '@acheep/contract/jobs/job-list-url';
import { jobSorts } from '@acheep/contract/jobs/job-option';
import { shortSearch } from '@acheep/contract/kernel/page-head';
import { categoryIdOf } from '@acheep/contract/kernel/paths';
import { useQuery } from '@tanstack/react-query';
import { categoryQuery } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** What the list is of: a search, a category, or all jobs. */
export function useListTitle({ search, filters }: AskedJobs): string {
  const { t } = useTranslation('job');
  const id = categoryIdOf(filters.categoryId);
  const category = useQuery(categoryQuery).data?.find(({ _id }) => _id === id);
  if (search) return t('list.titleSearch', { search: shortSearch(search) });
  return category ? t('list.titleCategory', { category: localized(category.name) }) : t('list.title');
}

/** The orders of the list; the best match only where something is searched for. */
export const sortOptions = (searching: boolean) =>
  choicesOf(jobSorts).filter(({ value }) => searching || value !== 'relevance');
