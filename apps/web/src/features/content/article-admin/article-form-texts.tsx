import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import { articleDraft } from '@acheep/contract/content/article-draft';
import { localeNames, locales } from '@acheep/contract/kernel/locale';
import type { OwnVideo } from '@acheep/contract/platform/video';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { linksOf } from '../../../entities/content/article/picture-link.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { FormSection } from '../../../ui/publish-form.tsx';
import { RichTextField } from '../../../ui/rich-text-editor.tsx';
import { VideoField } from '../../../ui/video-field.tsx';
import type { ArticleForm } from './article-form-values.ts';

export const articleField = fieldNames(articleDraft);

/** Title, summary and text in both languages, side by side if there is room. */
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
        <FormSection key={locale} id={`article-${locale}`} title={localized(localeNames[locale])}>
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
          <div lang={locale}>
            <RichTextField
              form={form}
              name={`body.${locale}`}
              label={articleField(`body.${locale}`)}
              long={long}
            />
          </div>
        </FormSection>
      ))}
    </SimpleGrid>
  );
}

/** The video of an article: uploaded at once, shown once the server has transcoded it. */
export function ArticleFormVideo({ form, saved }: { form: ArticleForm; saved: OwnVideo | null }) {
  const { t } = useTranslation('article-admin');
  const [sent, setSent] = useState<OwnVideo | null>(null);
  return (
    <FormField form={form} name="video">
      {({ ref: _, value, onChange, name, error }) => (
        <VideoField
          name={name}
          error={error}
          label={articleField('video')}
          description={t('form.videoHint')}
          value={[sent, saved].find((one) => one?.video === value) ?? null}
          onChange={(video) => {
            setSent(video);
            onChange(video?.video ?? '');
          }}
        />
      )}
    </FormField>
  );
}
