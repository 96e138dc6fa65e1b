import { valuesOf } from '@acheep/contract/kernel/option';
import { resumeVisibilities } from '@acheep/contract/talent/resume-option';
import { resumeFiles } from '@acheep/contract/talent/resume-part';
import { Radio, Stack } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FilesField } from '../../../ui/files-field.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { labels } from './section-field.tsx';
import type { SectionForm } from './text-field.tsx';

/** Certificates, letters, a CV that somebody has already. */
export function AttachmentFields({ form }: { form: SectionForm }) {
  const { t } = useTranslation('resume');
  return (
    <FormField form={form} name="attachments">
      {({ ref: _, ...field }) => (
        <FilesField
          {...field}
          value={field.value ?? []}
          label={labels.attachments('attachments')}
          description={t('hint.attachments')}
          most={resumeFiles}
        />
      )}
    </FormField>
  );
}

/** Who finds the CV, each choice with what it means. */
export function VisibilityFields({ form }: { form: SectionForm }) {
  const { t } = useTranslation('resume');
  return (
    <FormField form={form} name="visibility">
      {({ ref: _, ...field }) => (
        <Radio.Group {...field} value={field.value ?? ''} aria-label={t('visibilityLabel')}>
          <Stack gap="md">
            {valuesOf(resumeVisibilities).map((value) => (
              <Radio
                key={value}
                value={value}
                label={localized(resumeVisibilities[value])}
                description={t(`visibility.${value}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </FormField>
  );
}
