import { maximumSearch } from '@acheep/contract/kernel/list';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from '../lib/use-translation.ts';

interface SearchFieldProps {
  label: string;
  /** What can be searched for, as the field says it while it is empty. */
  hint?: string;
  /** The label is only for screen readers. */
  bare?: boolean;
  value: string;
  onSearch: (search: string | undefined) => void;
}

/** A search by Enter or by its button, prefilled from the URL. */
export function SearchField({ label, hint, bare, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim() || undefined);
  };
  return (
    // Another search in the URL, by a link or by going back, fills the field anew.
    <form key={value} onSubmit={submit} style={{ flex: '1 1 260px', maxWidth: 420 }}>
      <TextInput
        type="search"
        name="search"
        {...(bare ? { 'aria-label': label } : { label })}
        placeholder={hint}
        defaultValue={value}
        maxLength={maximumSearch}
        enterKeyHint="search"
        rightSection={
          <ActionIcon type="submit" variant="subtle" aria-label={t('list.search')}>
            <IconSearch size={18} aria-hidden />
          </ActionIcon>
        }
      />
    </form>
  );
}
