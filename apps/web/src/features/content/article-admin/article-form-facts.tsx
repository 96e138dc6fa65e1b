import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import {
  type ArticleKind,
  articleHas,
  articleShapes,
  legalStatuses,
  ministries,
} from '@acheep/contract/content/article-option';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { categoryQuery, offered } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CoverField } from '../../../ui/cover-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { AmendsField } from './amends-field.tsx';
import { articleField } from './article-form-texts.tsx';
import type { ArticleForm } from './article-form-values.ts';

interface FactsProps {
  form: ArticleForm;
  kind: ArticleKind;
  saved: AdminArticleDetail | undefined;
}

interface Choice {
  value: string;
  label: string;
}

/** One of a list, or none. */
function Choose({
  form,
  name,
  options,
}: {
  form: ArticleForm;
  name: 'topic' | 'categoryId' | 'ministry' | 'legalStatus';
  options: readonly Choice[];
}) {
  const { t } = useTranslation('field');
  return (
    <FormField form={form} name={name}>
      {(field) => (
        <NativeSelect
          {...field}
          value={field.value ?? ''}
          label={articleField(name)}
          withAsterisk={name === 'topic'}
          data={[{ value: '', label: t('form.choose') }, ...options]}
        />
      )}
    </FormField>
  );
}

const DayField = ({ form, name }: { form: ArticleForm; name: 'signedOn' | 'effectiveOn' }) => (
  <FormField form={form} name={name}>
    {(field) => <DateField {...field} value={field.value ?? ''} label={articleField(name)} />}
  </FormField>
);

/** What a text is filed under, and what its kind has besides. */
export function ArticleFormFacts({ form, kind, saved }: FactsProps) {
  const { t } = useTranslation('article-admin');
  const { topics } = articleShapes[kind];
  const has = (part: Parameters<typeof articleHas>[1]) => articleHas(kind, part);
  const categories = useQuery({ ...categoryQuery, enabled: has('category') }).data;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {topics && <Choose form={form} name="topic" options={choicesOf(topics)} />}
        {has('category') && (
          <Choose
            form={form}
            name="categoryId"
            options={(offered(categories, form.getValues('categoryId')) ?? []).map(({ _id, name }) => ({
              value: _id,
              label: localized(name),
            }))}
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
            <Choose form={form} name="ministry" options={choicesOf(ministries)} />
            <Choose form={form} name="legalStatus" options={choicesOf(legalStatuses)} />
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
