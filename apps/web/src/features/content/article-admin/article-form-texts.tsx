import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import { articleDraft } from '@acheep/contract/content/article-draft';
import { localeNames, locales } from '@acheep/contract/kernel/locale';
import { Paper, SimpleGrid, Textarea, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { linksOf } from '../../../entities/content/article/picture-link.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { localized } from '../../../lib/locale.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { RichTextEditor } from '../../../ui/rich-text-editor.tsx';
import classes from './article-form.module.css';
import type { ArticleForm } from './article-form-values.ts';

export const articleField = fieldNames(articleDraft);

/** Title, summary and text in both languages, side by side where there is room. */
export function ArticleFormTexts({
  form,
  saved,
}: {
  form: ArticleForm;
  saved: AdminArticleDetail | undefined;
}) {
  const [long] = useState({ pictures: linksOf(saved?.pictures ?? []) });
  return (
    <SimpleGrid cols={{ base: 1, xl: 2 }} spacing="md">
      {locales.map((locale) => (
        <Paper
          key={locale}
          withBorder
          component="section"
          className={classes.section}
          p={{ base: 'md', sm: 'lg' }}
          aria-labelledby={`article-${locale}`}
        >
          <Title order={2} size="h3" id={`article-${locale}`}>
            {localized(localeNames[locale])}
          </Title>
          <TextInput
            label={articleField(`title.${locale}`)}
            lang={locale}
            maxLength={200}
            {...inputProps(form, `title.${locale}`)}
          />
          <Textarea
            label={articleField(`summary.${locale}`)}
            lang={locale}
            autosize
            minRows={2}
            maxLength={400}
            {...inputProps(form, `summary.${locale}`)}
          />
          <FormField form={form} name={`body.${locale}`}>
            {({ ref: _, ...field }) => (
              <div lang={locale}>
                <RichTextEditor
                  {...field}
                  value={field.value ?? ''}
                  label={articleField(`body.${locale}`)}
                  long={long}
                />
              </div>
            )}
          </FormField>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
