import { maximumSearch } from '@acheep/contract/list';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface OwnJobSearchProps {
  value: string;
  onSearch: (search: string) => void;
}

/** Finds own jobs by title: by Enter or by its button, prefilled from the URL. */
export function OwnJobSearch({ value, onSearch }: OwnJobSearchProps) {
  const { t } = useTranslation('job-post');
  return (
    <search aria-label={t('list.search')}>
      <form
        // Another search in the URL, by a link or by going back, fills the field anew.
        key={value}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
        }}
      >
        <TextInput
          type="search"
          name="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          defaultValue={value}
          maxLength={maximumSearch}
          enterKeyHint="search"
          maw={{ sm: 360 }}
          mb="md"
          rightSection={
            <ActionIcon type="submit" variant="subtle" aria-label={t('list.searchSubmit')}>
              <IconSearch size={18} aria-hidden />
            </ActionIcon>
          }
        />
      </form>
    </search>
  );
}
