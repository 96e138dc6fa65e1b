import { maximumSearch } from '@acheep/contract/list';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListControl } from '../../lib/use-list-url.ts';
import classes from './job-list-page.module.css';

/** What one looks for, prefilled from the URL. The filters stay; an empty search lists everything. */
export function JobSearchBar({ asked, set }: Pick<ListControl, 'asked' | 'set'>) {
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
        <TextInput
          type="search"
          name="search"
          size="md"
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          defaultValue={asked.search}
          maxLength={maximumSearch}
          enterKeyHint="search"
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <Button type="submit" size="md" className={classes.searchButton}>
          {t('search.submit')}
        </Button>
      </form>
    </search>
  );
}
