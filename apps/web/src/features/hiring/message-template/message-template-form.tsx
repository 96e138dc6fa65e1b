import { type MessageTemplate, messageTemplateBody } from '@acheep/contract/hiring/candidate-message';
import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useForm } from 'react-hook-form';
import { MessageFields } from '../../../entities/hiring/candidate-message/message-fields.tsx';
import {
  type MessageTexts,
  noTexts,
  type TemplateBody,
  useSaveTemplate,
} from '../../../entities/hiring/candidate-message/message-template.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { oneTemplateQuery } from './message-template.api.ts';

const label = fieldNames(messageTemplateBody);

export type TemplateValues = MessageTexts & { name: string };

/** A saved template as the form holds it. */
const valuesOf = ({ name, en, km }: MessageTemplate): TemplateValues => ({
  name,
  en: en ?? noTexts.en,
  km: km ?? noTexts.km,
});

interface MessageTemplateFormProps {
  /** What is edited, or what a new one begins with. */
  start: MessageTemplate | TemplateValues;
  onClose: () => void;
}

/** A template to write. */
export function MessageTemplateForm({ start, onClose }: MessageTemplateFormProps) {
  const { t } = useTranslation('candidate-message');
  const common = useTranslation().t;
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const record = '_id' in start ? start : null;
  const save = useSaveTemplate();
  const form = useForm<TemplateValues, unknown, TemplateBody>({
    resolver: bodyResolver<TemplateBody, TemplateValues>(messageTemplateBody),
    defaultValues: '_id' in start ? valuesOf(start) : start,
  });
  const draft = useFormDraft(`message template ${record?._id ?? `new ${start.name}`}`, form);
  const edit = useEdit({ record, form, valuesOf, query: oneTemplateQuery(record?._id) });
  const submit = form.handleSubmit(async (body) => {
    const saved = await edit
      .save((began) => save.mutateAsync({ id: record?._id, body: { ...body, ...began } }))
      .catch((error) => showFormError(error, form));
    if (!saved) return;
    draft.forget();
    onClose();
    void toast({ tone: 'success', message: t('template.saved', { name: saved.name }), id: 'template' });
  });
  return (
    <Dialog
      onClose={onClose}
      fullScreen={phone}
      size={960}
      yOffset="4vh"
      closeOnClickOutside={false}
      title={t(record ? 'page.formEdit' : 'page.formCreate')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {draft.restored && <RestoredNote onDiscard={draft.discard} />}
          <TextInput
            label={label('name')}
            maxLength={80}
            withAsterisk
            data-autofocus
            {...inputProps(form, 'name')}
          />
          <Text size="sm" c="dimmed">
            {t('page.formHint')}
          </Text>
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <MessageFields form={form} locale="km" />
            <MessageFields form={form} locale="en" />
          </SimpleGrid>
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
          <Group justify="flex-end" gap="xs">
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
