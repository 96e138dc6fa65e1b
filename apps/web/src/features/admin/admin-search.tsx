import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface AdminSearchProps {
  label: string;
  hint: string;
  value: string | undefined;
  onSearch: (search: string) => void;
}

/** A search by Enter or by its button, prefilled from the URL. */
export function AdminSearch({ label, hint, value = '', onSearch }: AdminSearchProps) {
  const { t } = useTranslation('admin');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    // Another search in the URL, by a link or by going back, fills the field anew.
    <form key={value} onSubmit={submit} style={{ flex: '1 1 260px' }}>
      <TextInput
        type="search"
        name="search"
        label={label}
        placeholder={hint}
        defaultValue={value}
        maxLength={200}
        enterKeyHint="search"
        rightSection={
          <ActionIcon type="submit" variant="subtle" aria-label={t('search')}>
            <IconSearch size={18} aria-hidden />
          </ActionIcon>
        }
      />
    </form>
  );
}
