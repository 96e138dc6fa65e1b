import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import { articleBounds } from '@acheep/contract/content/article-option';
import { maximumSearch } from '@acheep/contract/kernel/list';
import { ActionIcon, Button, Input, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { inputDebounce } from '../../../lib/input-debounce.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './article-form.module.css';
import { articleField } from './article-form-texts.tsx';

type Other = Pick<AdminArticleDetail['amends'][number], '_id' | 'title' | 'number'>;

interface AmendsFieldProps {
  id: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
  /** The regulation itself, which it cannot change. */
  self: string | undefined;
  saved: readonly Other[];
}

const found = 6;

const nameOf = ({ title, number }: Other) => {
  const name = title[currentLocale()] ?? title.en ?? title.km ?? '';
  return number ? `${name} (${number})` : name;
};

/** Other regulations that one changes: searched for by title or number, and added one by one. */
export function AmendsField({ id, value, onChange, error, self, saved }: AmendsFieldProps) {
  const { t } = useTranslation('article-admin');
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState<Other[]>([]);
  const [asked] = useDebouncedValue(search.trim(), inputDebounce);
  const known = [...saved, ...added];
  const list = useQuery({
    ...apiData('GET /admin/article', { query: { search: asked, limit: found, 'filter[kind]': 'prakas' } }),
    enabled: asked !== '',
  });
  const results = asked ? list.data?.filter(({ _id }) => _id !== self && !value.includes(_id)) : undefined;
  return (
    <Input.Wrapper id={id} label={articleField('amends')} description={t('form.amendsHint')} error={error}>
      <ul className={classes.amended}>
        {value.map((one) => {
          const other = known.find(({ _id }) => _id === one);
          const name = other ? nameOf(other) : one;
          return (
            <li key={one}>
              <span>{name}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={t('form.amendsRemove', { name })}
                onClick={() => onChange(value.filter((id) => id !== one))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      <TextInput
        id={id}
        type="search"
        value={search}
        maxLength={maximumSearch}
        placeholder={t('form.amendsSearch')}
        leftSection={<IconSearch size={18} aria-hidden />}
        disabled={value.length >= articleBounds.amends}
        maw={{ sm: 480 }}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // Enter would save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Text role="status" size="sm" c="dimmed" mt={4}>
        {results?.length === 0 ? t('form.amendsNone', { search: asked }) : ''}
      </Text>
      <ul className={classes.amended}>
        {results?.map((other) => (
          <li key={other._id}>
            <span>{nameOf(other)}</span>
            <Button
              variant="light"
              size="xs"
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={t('form.amendsAddNamed', { name: nameOf(other) })}
              onClick={() => {
                setAdded((before) => [...before, other]);
                onChange([...value, other._id]);
                setSearch('');
              }}
            >
              {t('form.amendsAdd')}
            </Button>
          </li>
        ))}
      </ul>
    </Input.Wrapper>
  );
}
