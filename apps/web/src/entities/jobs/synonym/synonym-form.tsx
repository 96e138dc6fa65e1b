import {
  type SynonymGroup,
  synonymNew,
  synonymWordLength,
  synonymWords,
} from '@acheep/contract/jobs/synonym';
import type { ReactNode } from 'react';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { flatErrors } from '../../../ui/error-summary.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import {
  oneSynonymQuery,
  type SynonymValues,
  synonymResolver,
  synonymValues,
  useSaveSynonym,
} from './synonym.api.ts';

const label = fieldNames(synonymNew);

interface SynonymFormProps {
  /** Null for a new group. */
  record: SynonymGroup | null;
  /** Word to add to the group. */
  add?: string;
  /** Content above the words. */
  lead?: ReactNode;
  onClose: () => void;
}

function valuesWith(record: SynonymGroup | null, add: string | undefined): SynonymValues {
  const { words } = synonymValues(record);
  return { words: [...words, ...(add === undefined ? [] : [add])] };
}

/** Form of a group of synonyms. */
export function SynonymForm({ record, add, lead, onClose }: SynonymFormProps) {
  const { t } = useTranslation('reference-admin');
  const save = useSaveSynonym();
  const state = useRecordForm({
    record,
    resolver: synonymResolver(!record),
    defaultValues: valuesWith(record, add),
    valuesOf: synonymValues,
    query: oneSynonymQuery(record?._id),
    save: (body) => save.mutateAsync({ id: record?._id, body }),
    onSaved: () => {
      onClose();
      void toast({ tone: 'success', message: t('done.saved'), id: 'synonym' });
    },
  });
  const { form } = state;
  // An error of a single word is shown at the whole field.
  const error = flatErrors(form.formState.errors)[0]?.message;
  return (
    <RecordDialog
      state={state}
      nameOf={label}
      title={t(record ? 'synonym.editTitle' : 'synonym.newTitle')}
      onClose={onClose}
    >
      {lead}
      <FormField form={form} name="words">
        {({ value, ...field }) => (
          <TagsField
            {...field}
            value={value ?? []}
            label={label('words')}
            description={t('synonym.wordsHint')}
            error={error}
            maxLength={synonymWordLength}
            maxTags={synonymWords}
            withAsterisk
            data-autofocus
          />
        )}
      </FormField>
    </RecordDialog>
  );
}
