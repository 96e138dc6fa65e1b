import { Button } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { SearchInput } from '../../../entities/jobs/suggestion/search-input.tsx';
import type { ListControl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Filter } from '../../../ui/filter-panel.tsx';
import { PlainSelect } from '../../../ui/plain-field.tsx';
import classes from './job-list-page.module.css';

interface JobSearchBarProps extends Pick<ListControl, 'asked' | 'set'> {
  where: Filter | undefined;
}

/** What one looks for, and where there is room the province, from the URL. Other filters stay; an empty search lists everything. */
export function JobSearchBar({ asked, set, where }: JobSearchBarProps) {
  const { t } = useTranslation('job');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    set('search', search || undefined);
  };
  return (
    <search>
      {/* A new search in the URL, by a link or by going back, fills the field anew. */}
      <form key={asked.search} className={classes.searchBar} onSubmit={submit}>
        <SearchInput
          tall
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          defaultValue={asked.search}
          icon={<IconSearch size={18} aria-hidden />}
        />
        {where && (
          <div className={classes.where}>
            <PlainSelect
              tall
              aria-label={where.label}
              icon={<IconMapPin size={18} aria-hidden />}
              value={asked.filters[where.name] ?? ''}
              data={[{ value: '', label: where.any ?? '' }, ...where.options]}
              onChange={(event) => set(where.name, event.currentTarget.value || undefined)}
            />
          </div>
        )}
        <Button type="submit" size="md" className={classes.searchButton}>
          {t('search.submit')}
        </Button>
      </form>
    </search>
  );
}
