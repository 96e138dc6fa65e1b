import { maximumSearch } from '@acheep/contract/kernel/list';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from '../lib/use-translation.ts';

interface SearchFieldProps {
  label: string;
  /** Placeholder. */
  hint?: string;
  /** Hides the label visually. */
  bare?: boolean;
  value: string;
  onSearch: (search: string | undefined) => void;
}

/** A search submitted by Enter or its button, prefilled from the URL. */
export function SearchField({ label, hint, bare, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim() || undefined);
  };
  return (
    // A new search in the URL, from a link or the Back button, resets the field.
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
