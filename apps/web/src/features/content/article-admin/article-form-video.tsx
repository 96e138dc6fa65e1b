import type { OwnVideo } from '@acheep/contract/platform/video';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { VideoField } from '../../../ui/video-field.tsx';
import { articleField } from './article-form-texts.tsx';
import type { ArticleForm } from './article-form-values.ts';

/** The video of a text: sent at once, and shown once the server has made it ready. */
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
