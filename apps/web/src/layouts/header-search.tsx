import { paths } from '@acheep/contract/paths';
import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchInput } from '../entities/jobs/suggestion/search-input.tsx';
import { useTranslation } from '../lib/use-translation.ts';

interface HeaderSearchProps {
  className?: string;
  onSearch?: () => void;
}

/** Searches jobs from any page; an empty search is ignored. */
export function HeaderSearch({ className, onSearch }: HeaderSearchProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (!search) return;
    onSearch?.();
    void navigate(paths.jobList({ search }));
  };
  return (
    <search className={className}>
      <form onSubmit={submit}>
        <SearchInput
          onChosen={onSearch}
          aria-label={t('header.search')}
          placeholder={t('header.search')}
          end={
            <ActionIcon type="submit" variant="subtle" size={36} aria-label={t('header.searchAction')}>
              <IconSearch size={18} aria-hidden />
            </ActionIcon>
          }
        />
      </form>
    </search>
  );
}
