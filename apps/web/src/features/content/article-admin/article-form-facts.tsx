import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import {
  type ArticleKind,
  articleBounds,
  articleHas,
  articleShapes,
  legalStatuses,
  ministries,
} from '@acheep/contract/content/article-option';
import { maximumSearch } from '@acheep/contract/kernel/list';
import { ActionIcon, Button, Input, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryQuery, offered, recordChoices } from '../../../entities/jobs/reference/reference.ts';
import { apiData } from '../../../lib/api-query.ts';
import { inputDebounce } from '../../../lib/input-debounce.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { CoverField } from '../../../ui/cover-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import classes from './article-form.module.css';
import { articleField } from './article-form-texts.tsx';
import type { ArticleForm } from './article-form-values.ts';

type Other = Pick<AdminArticleDetail['amends'][number], '_id' | 'title' | 'number'>;

interface AmendsFieldProps {
  id: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
  /** Id of the regulation itself, which cannot amend itself. */
  self: string | undefined;
  saved: readonly Other[];
}

const found = 6;

const nameOf = ({ title, number }: Other) => {
  const name = title[currentLocale()] ?? title.en ?? title.km ?? '';
  return number ? `${name} (${number})` : name;
};

/** Other regulations that this one amends: searched by title or number and added one by one. */
function AmendsField({ id, value, onChange, error, self, saved }: AmendsFieldProps) {
  const { t } = useTranslation('article-admin');
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState<Other[]>([]);
  const [debouncedSearch] = useDebouncedValue(search.trim(), inputDebounce);
  const known = [...saved, ...added];
  const list = useQuery({
    ...apiData('GET /admin/article', {
      query: { search: debouncedSearch, limit: found, 'filter[kind]': 'prakas' },
    }),
    enabled: debouncedSearch !== '',
  });
  const results = debouncedSearch
    ? list.data?.filter(({ _id }) => _id !== self && !value.includes(_id))
    : undefined;
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
        // Enter would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Text role="status" size="sm" c="dimmed" mt={4}>
        {results?.length === 0 ? t('form.amendsNone', { search: debouncedSearch }) : ''}
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

interface FactsProps {
  form: ArticleForm;
  kind: ArticleKind;
  saved: AdminArticleDetail | undefined;
}

const DayField = ({ form, name }: { form: ArticleForm; name: 'signedOn' | 'effectiveOn' }) => (
  <FormField form={form} name={name}>
    {(field) => <DateField {...field} value={field.value ?? ''} label={articleField(name)} />}
  </FormField>
);

/** Topic of an article, and the fields of its kind. */
export function ArticleFormFacts({ form, kind, saved }: FactsProps) {
  const { t } = useTranslation('article-admin');
  const { topics } = articleShapes[kind];
  const has = (part: Parameters<typeof articleHas>[1]) => articleHas(kind, part);
  const categories = useQuery({ ...categoryQuery, enabled: has('category') }).data;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {topics && (
          <ChoiceField form={form} name="topic" label={articleField('topic')} withAsterisk options={topics} />
        )}
        {has('category') && (
          <ChoiceField
            form={form}
            name="categoryId"
            label={articleField('categoryId')}
            options={recordChoices(offered(categories, form.getValues('categoryId')))}
          />
        )}
        {has('author') && (
          <TextInput
            label={articleField('author')}
            description={t('form.authorHint')}
            maxLength={80}
            {...inputProps(form, 'author')}
          />
        )}
        {has('regulation') && (
          <>
            <TextInput label={articleField('number')} maxLength={60} {...inputProps(form, 'number')} />
            <ChoiceField form={form} name="ministry" label={articleField('ministry')} options={ministries} />
            <ChoiceField
              form={form}
              name="legalStatus"
              label={articleField('legalStatus')}
              options={legalStatuses}
            />
            <DayField form={form} name="signedOn" />
            <DayField form={form} name="effectiveOn" />
          </>
        )}
      </SimpleGrid>
      {has('regulation') && (
        <FormField form={form} name="amends">
          {({ ref: _, ...field }) => (
            <AmendsField
              id={field.id}
              value={field.value ?? []}
              onChange={field.onChange}
              error={field.error}
              self={saved?._id}
              saved={saved?.amends ?? []}
            />
          )}
        </FormField>
      )}
      {has('cover') && (
        <FormField form={form} name="cover">
          {({ ref: _, value, ...field }) => (
            <CoverField
              {...field}
              label={articleField('cover')}
              path={value ?? ''}
              saved={saved?.cover ?? null}
            />
          )}
        </FormField>
      )}
    </>
  );
}
