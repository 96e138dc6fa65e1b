import { gatheringBounds } from '@acheep/contract/events/gathering-option';
import { useTranslation } from '../../../lib/use-translation.ts';
import { flatErrors } from '../../../ui/error-summary.tsx';
import { FilesField } from '../../../ui/files-field.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { RichTextEditor } from '../../../ui/rich-text-editor.tsx';
import { eventField, gatheringField } from './gathering-field.ts';
import type { FieldsProps } from './gathering-step.ts';

/** What happens there, for whom, and what one takes home. */
export function GatheringFormTexts({ form, kind }: FieldsProps) {
  const { t } = useTranslation('gathering-post');
  return (
    <>
      <FormField form={form} name="description">
        {({ ref: _, ...field }) => (
          <RichTextEditor
            {...field}
            label={gatheringField('description')}
            description={t(`${kind}.descriptionHint`)}
            withAsterisk
          />
        )}
      </FormField>
      {kind === 'training' ? (
        <FormField form={form} name="outcomes">
          {({ ref: _, ...field }) => <RichTextEditor {...field} label={gatheringField('outcomes')} />}
        </FormField>
      ) : (
        <FormField form={form} name="programme">
          {({ ref: _, ...field }) => <RichTextEditor {...field} label={eventField('programme')} />}
        </FormField>
      )}
      <FormField form={form} name="audience">
        {({ ref: _, ...field }) => <RichTextEditor {...field} label={gatheringField('audience')} />}
      </FormField>
      <FormField form={form} name="attachments">
        {({ ref: _, ...field }) => (
          <FilesField
            {...field}
            value={field.value ?? []}
            error={
              flatErrors(form.formState.errors).find(({ name }) => name.startsWith('attachments'))?.message
            }
            label={gatheringField('attachments')}
            description={t('form.attachmentsHint', { count: gatheringBounds.attachments })}
            most={gatheringBounds.attachments}
          />
        )}
      </FormField>
    </>
  );
}
