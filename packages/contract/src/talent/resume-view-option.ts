import { type FilterOf, filter, type List, type ListFilter, withFilters } from '../kernel/list.ts';
import { byDate, type Options, some } from '../kernel/option.ts';
import { type talentSorts, talents } from './talent-option.ts';

/** Filter: CVs opened by the user's company. */
export const resumeOpened = {
  opened: { en: 'Opened by us', km: 'ប្រវត្តិរូបដែលយើងបានបើក' },
} satisfies Options;

export const resumeViewSorts = some(byDate, 'createdAt_-1') satisfies Options;

/** CVs as recruiters find them. */
export const resumes = {
  ...talents,
  filters: { opened: filter.one(resumeOpened, 'opened CVs', 'ប្រវត្តិរូបដែលបានបើកមើល'), ...talents.filters },
} as const satisfies List;
export type ResumeFilterName = FilterOf<typeof resumes>;

/** CVs as job seekers find them, who see no salaries. */
export const publicResumes = withFilters(
  talents,
  'categoryId',
  'provinceId',
  'experience',
  'education',
  'noticePeriod',
  'language',
  'active',
);

/** Either of them. */
export interface ResumeList extends List {
  filters: Readonly<{ [N in ResumeFilterName]?: ListFilter }>;
  sorts: typeof talentSorts;
}
