import type { JobCard } from '@acheep/contract/jobs/job';
import { type JobFilterName, jobs } from '@acheep/contract/jobs/job-filter';
import type { AskedJobs } from '@acheep/contract/jobs/job-list-url';
import { jobSorts } from '@acheep/contract/jobs/job-option';
import {
  besideParam,
  canonicalSearch,
  listRequest,
  recordIdIn,
  without,
} from '@acheep/contract/kernel/list-url';
import { shortSearch } from '@acheep/contract/kernel/page-head';
import { can } from '@acheep/contract/kernel/permission';
import { categoryIdOf, paths } from '@acheep/contract/paths';
import { Button, Container, Skeleton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBellPlus, IconMapPin, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useJobListQuery } from '../../../entities/jobs/job/job-list-query.ts';
import { categoryQuery } from '../../../entities/jobs/reference/reference.ts';
import { SearchInput } from '../../../entities/jobs/suggestion/search-input.tsx';
import type { ApiResponse } from '../../../lib/api.ts';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { lazy } from '../../../lib/lazy.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { type ListControl, useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import type { Filter } from '../../../ui/filter.ts';
import { FilterPill } from '../../../ui/filter-pill.tsx';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { placeOf, type ReadText, useJobFilters } from './job-filter.ts';
import classes from './job-list-page.module.css';
import { JobResults } from './job-results.tsx';

const Dialog = lazy(() => import('./save-search-dialog.tsx').then((m) => m.whenWorded));

/** Query parameter of the list for users who return from signing in. */
const wanted = 'save-search';

interface SaveSearchProps {
  asked: AskedJobs;
  /** Corrected search text, if the typed one was misspelt. */
  corrected: string | undefined;
  /** Title of the list, the default name of the search. */
  title: string;
}

/** Saves the search of the list. Visitors sign in first and return to it; hidden from other roles than job seekers. */
function SaveSearch({ asked, corrected, title }: SaveSearchProps) {
  const { t } = useTranslation('job');
  const role = useSession()?.user.role;
  const [params, setParams] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const maySave = can(role, 'JobAlert');
  if (role && !maySave) return null;
  const press = () => {
    if (maySave) return setPressed(true);
    const back = new URLSearchParams(params);
    back.set(wanted, 'yes');
    openAuth('login', `${paths.jobList()}?${back}`, undefined, 'user', { for: 'saveSearch' });
  };
  const close = () => {
    setPressed(false);
    if (params.has(wanted)) setParams(without(params, [wanted]), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button variant="default" className={classes.save} aria-label={t('saveSearch.action')} onClick={press}>
        <IconBellPlus size={18} stroke={1.75} aria-hidden />
        <span className={classes.saveText}>{t('saveSearch.action')}</span>
      </Button>
      {maySave && (pressed || params.has(wanted)) && (
        <Suspense>
          <Dialog asked={asked} search={corrected ?? asked.search} title={title} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface JobSearchBarProps extends Pick<ListControl<JobFilterName>, 'asked' | 'set' | 'setAll'> {
  where: Filter<JobFilterName> | undefined;
  read: ReadText;
}

/** Fields for the search text and the place. Other filters stay; an empty search lists everything. */
function JobSearchBar({ where, ...control }: JobSearchBarProps) {
  const { asked, set } = control;
  const { t } = useTranslation('job');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    set('search', search || undefined);
  };
  return (
    <search>
      {/* Remounts the field when the search in the URL changes, by a link or by going back. */}
      <form key={asked.search} className={classes.searchBar} onSubmit={submit}>
        <SearchInput
          tall
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          defaultValue={asked.search}
          icon={<IconSearch size={18} aria-hidden />}
        />
        <Button type="submit" size="md" className={classes.searchButton}>
          {t('search.submit')}
        </Button>
        {where && (
          <div className={classes.where}>
            <FilterPill filter={where} {...placeOf(control)} icon={<IconMapPin size={18} aria-hidden />} />
          </div>
        )}
      </form>
    </search>
  );
}

/**
 * The job beside the list: the one in the URL, else the first. On narrow screens, a job in the URL opens as its own
 * page.
 */
function useJobBeside(jobs: readonly JobCard[] | undefined) {
  const wide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const [params, setParams] = useSearchParams();
  const [byKeyboard, setByKeyboard] = useState<string>();
  const chosen = recordIdIn(params.get(besideParam) ?? '');
  const shown = wide ? (chosen ?? jobs?.[0]?._id) : undefined;
  return {
    wide,
    chosen,
    shown,
    focused: byKeyboard !== undefined && byKeyboard === chosen,
    /** Each choice is a history entry. */
    show: (id: string, keyboard: boolean) => {
      const next = new URLSearchParams(params);
      next.set(besideParam, id);
      setByKeyboard(keyboard ? id : undefined);
      setParams(next, { preventScrollReset: true });
    },
    /** Returns the focus to the card of the job. */
    leave: () => {
      setByKeyboard(undefined);
      document.querySelector<HTMLElement>('article a[aria-current]')?.focus();
    },
  };
}

/** Title of the list: that of a search, of a category, or of all jobs. */
function useListTitle({ search, filters }: AskedJobs): string {
  const { t } = useTranslation('job');
  const id = categoryIdOf(filters.categoryId);
  const category = useQuery(categoryQuery).data?.find(({ _id }) => _id === id);
  if (search) return t('list.titleSearch', { search: shortSearch(search) });
  return category ? t('list.titleCategory', { category: localized(category.name) }) : t('list.title');
}

/** Sort orders; relevance only for searches. */
const sortOptions = (searching: boolean) =>
  choicesOf(jobSorts).filter(({ value }) => searching || value !== 'relevance');

const JobBeside = lazy(() => import('./job-page.tsx').then((m) => ({ default: m.JobBeside })));

/** The job list. Search, filters, order, page and the job beside it are all in the URL. */
export function JobListPage() {
  const { t } = useTranslation('job');
  const control = useListUrl(jobs);
  const { asked } = control;
  const result = useQuery({
    ...useJobListQuery({ query: listRequest(jobs, asked) }),
    // The previous page stays until the next one is loaded, so that the layout does not jump.
    placeholderData: keepPreviousData<ApiResponse<'GET /job'>>,
  });
  const title = useListTitle(asked);
  const found = result.data?.data;
  const beside = useJobBeside(found);
  const meta = result.data?.meta;
  const count = meta ? t('list.count', { count: meta.total, number: countText(meta) }) : '';
  const filters = useJobFilters(found?.[0] && companyName(found[0].company), asked);
  if (beside.chosen && !beside.wide) return <Navigate to={paths.job(beside.chosen)} replace />;

  const { chosen, shown, focused, show, leave } = beside;
  const waiting = <Skeleton height="100%" radius="lg" />;
  const job = shown ? (
    <Suspense fallback={waiting}>
      <JobBeside
        className={classes.beside}
        key={shown}
        id={shown}
        chosen={chosen !== undefined}
        focused={focused}
        onLeave={leave}
      />
    </Suspense>
  ) : (
    result.isPending && waiting
  );
  const named = found?.find(({ _id }) => _id === chosen);
  return (
    <Container className={classes.page}>
      <PageHead
        title={named ? `${named.title} · ${companyName(named.company)}` : title}
        canonical={chosen ? null : canonicalSearch(jobs, asked)}
      />
      {/* Search field and filters show what is listed. */}
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <JobSearchBar
        {...control}
        where={filters.find(({ name }) => name === 'provinceId')}
        read={(!result.isPlaceholderData && meta) || {}}
      />
      <FilteredList
        {...control}
        filters={filters}
        sorts={sortOptions(asked.search !== '')}
        label={t('list.results')}
        count={result.isError ? undefined : count}
        action={<SaveSearch asked={asked} corrected={meta?.corrected} title={title} />}
        beside={beside.wide ? job || null : undefined}
      >
        <JobResults result={result} beside={beside.wide ? { shown, show } : undefined} {...control} />
      </FilteredList>
    </Container>
  );
}
