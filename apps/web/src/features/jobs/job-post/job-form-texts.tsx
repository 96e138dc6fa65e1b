import { jobAttachments } from '@acheep/contract/jobs/job-draft';
import { useTranslation } from '../../../lib/use-translation.ts';
import { flatErrors } from '../../../ui/error-summary.tsx';
import { FilesField } from '../../../ui/files-field.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { RichTextEditor } from '../../../ui/rich-text-editor.tsx';
import { jobField } from './job-field.ts';
import type { JobForm } from './job-form-values.ts';

/** What one does, needs and gets. */
export function JobFormTexts({ form }: { form: JobForm }) {
  const { t } = useTranslation('job-post');
  return (
    <>
      <FormField form={form} name="description">
        {({ ref: _, ...field }) => (
          <RichTextEditor
            {...field}
            label={jobField('description')}
            description={t('form.descriptionHint')}
            withAsterisk
          />
        )}
      </FormField>
      <FormField form={form} name="requirements">
        {({ ref: _, ...field }) => <RichTextEditor {...field} label={jobField('requirements')} />}
      </FormField>
      <FormField form={form} name="benefits">
        {({ ref: _, ...field }) => <RichTextEditor {...field} label={jobField('benefits')} />}
      </FormField>
      <FormField form={form} name="attachments">
        {({ ref: _, ...field }) => (
          <FilesField
            {...field}
            value={field.value ?? []}
            error={
              flatErrors(form.formState.errors).find(({ name }) => name.startsWith('attachments'))?.message
            }
            label={jobField('attachments')}
            description={t('form.attachmentsHint', { count: jobAttachments })}
            most={jobAttachments}
          />
        )}
      </FormField>
    </>
  );
}
