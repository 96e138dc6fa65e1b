import {
  type SynonymGroup,
  synonymNew,
  synonymWordLength,
  synonymWords,
} from '@acheep/contract/jobs/synonym';
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { flatErrors } from '../../../ui/error-summary.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import {
  oneSynonymQuery,
  type SynonymBody,
  type SynonymValues,
  synonymResolver,
  synonymValues,
  useSaveSynonym,
} from './synonym.api.ts';

const label = fieldNames(synonymNew);

interface SynonymFormProps {
  /** Null of new ones. */
  record: SynonymGroup | null;
  /** A word that is to be one of them. */
  add?: string;
  /** What stands above them. */
  lead?: ReactNode;
  onClose: () => void;
}

function valuesWith(record: SynonymGroup | null, add: string | undefined): SynonymValues {
  const { words } = synonymValues(record);
  return { words: [...words, ...(add === undefined ? [] : [add])] };
}

/** Words that mean the same, to write. */
export function SynonymForm({ record, add, lead, onClose }: SynonymFormProps) {
  const { t } = useTranslation('reference-admin');
  const common = useTranslation().t;
  const save = useSaveSynonym();
  const form = useForm<SynonymValues, unknown, SynonymBody>({
    resolver: synonymResolver(!record),
    defaultValues: valuesWith(record, add),
  });
  const edit = useEdit({
    record,
    form,
    valuesOf: synonymValues,
    query: oneSynonymQuery(record?._id),
  });
  const submit = form.handleSubmit(async (body) => {
    const saved = await edit
      .save((began) => save.mutateAsync({ id: record?._id, body: { ...body, ...began } }))
      .catch((error) => showFormError(error, form));
    if (!saved) return;
    onClose();
    void toast({ tone: 'success', message: t('done.saved'), id: 'synonym' });
  });
  // What is wrong with one of the words is said of the row of words.
  const error = flatErrors(form.formState.errors)[0]?.message;
  return (
    <Dialog
      onClose={onClose}
      title={t(record ? 'synonym.editTitle' : 'synonym.newTitle')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
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
          {edit.conflict && (
            <ConflictNote
              names={edit.conflict.fields.map(label)}
              onKeepMine={() => {
                edit.settle('mine');
                void submit();
              }}
              onTakeTheirs={() => edit.settle('theirs')}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={save.isPending}>{common('save')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
