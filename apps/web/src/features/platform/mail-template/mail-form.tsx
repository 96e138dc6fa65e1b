import { type MailWords, mailWordsPreview, mailWordsSave } from '@acheep/contract/platform/mail-template';
import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EditConflict } from '../../../ui/conflict-note.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { MailPreview } from './mail-preview.tsx';

interface Values {
  subject: string;
  text: string;
}
const valuesOf = ({ subject, text }: Values): Values => ({ subject, text });

const words = mailWordsPreview.body.pick({ subject: true, text: true });
const label = fieldNames(mailWordsSave.body);

interface FieldButtonsProps {
  fields: MailWords['fields'];
  onChoose: (field: string) => void;
}

/** The fields of an e-mail, each with what it may become. */
function FieldButtons({ fields, onChoose }: FieldButtonsProps) {
  const { t } = useTranslation('mail-template');
  const notes: Record<string, string> = {
    link: t('linkHint'),
    subject: t('subjectHint'),
    text: t('textHint'),
  };
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('fields')}
      </Text>
      <Text size="sm" c="dimmed" mb={6}>
        {t('fieldsHint')}
      </Text>
      <Group gap="xs">
        {fields.map(({ name, example }) => {
          const field = `{${name}}`;
          const becomes = example ?? notes[name];
          return (
            <Button
              key={name}
              variant="default"
              size="xs"
              aria-label={t('insert', { field: `${field} ${becomes}` })}
              onClick={() => onChoose(field)}
            >
              <Text span inherit ff="monospace">
                {field}
              </Text>
              <Text span inherit c="dimmed" fw={400} ml={6}>
                {becomes}
              </Text>
            </Button>
          );
        })}
      </Group>
    </div>
  );
}

/** The words of one e-mail in one language, with a preview and a test mail. */
export function MailForm({ mail }: { mail: MailWords }) {
  const { t } = useTranslation('mail-template');
  const common = useTranslation().t;
  const { name, language, original, isFree, fields, isChanged } = mail;
  const query = { name, language };
  const state = useRecordForm<MailWords, Values, Values>({
    record: mail,
    resolver: bodyResolver<Values, Values>(words),
    defaultValues: valuesOf(mail),
    valuesOf,
    query: apiData('GET /admin/mail-template/words', { query }),
    save: async (body) => {
      const answer = await call('PUT /admin/mail-template/words', { body: { ...query, ...body } });
      keepResponse(answer, 'GET /admin/mail-template/words', { query });
      return answer.data;
    },
    onSaved: (saved) => {
      form.reset(valuesOf(saved));
      void invalidate('GET /admin/mail-template');
      void toast({ tone: 'success', message: t(saved.isChanged ? 'saved' : 'restored') });
    },
  });
  const { form, submit, sendNow, sending } = state;
  useUnsavedChanges(form.formState.isDirty);
  const test = useMutation({
    mutationFn: (body: Values) => call('POST /admin/mail-template/test', { body: { ...query, ...body } }),
    meta: { ownError: true },
    onSuccess: () => void toast({ tone: 'success', message: t('tested') }),
    onError: (error) => showFormError(error, form),
  });
  const area = useRef<HTMLTextAreaElement | null>(null);
  const { ref, ...textProps } = inputProps(form, 'text');

  function insert(field: string) {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    const before = form.getValues('text');
    form.setValue('text', before.slice(0, from) + field + before.slice(to), { shouldDirty: true });
    area.current?.focus();
    area.current?.setSelectionRange(from + field.length, from + field.length);
  }

  async function restore() {
    const answer = await confirm({ title: t('back'), message: t('backAsk'), confirmLabel: t('back') });
    if (answer === 'confirm') await sendNow(original);
  }

  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Panel title={t('words')}>
        <form noValidate aria-busy={sending} onSubmit={(event) => void submit(event)}>
          <Stack>
            {!isFree && <Text size="sm">{t('around')}</Text>}
            <TextInput
              label={label('subject')}
              lang={language}
              withAsterisk
              {...inputProps(form, 'subject')}
            />
            <Textarea
              label={label('text')}
              description={t('wordsHint')}
              lang={language}
              withAsterisk
              autosize
              minRows={8}
              maxRows={24}
              {...textProps}
              ref={(element) => {
                ref(element);
                area.current = element;
              }}
            />
            <FieldButtons fields={fields} onChoose={insert} />
            <EditConflict state={state} nameOf={label} />
            <Group gap="xs">
              <SubmitButton loading={sending}>{common('save')}</SubmitButton>
              <Button
                variant="default"
                loading={test.isPending}
                onClick={() => void form.handleSubmit((body) => test.mutate(body))()}
              >
                {t('test')}
              </Button>
              {isChanged && (
                <Button variant="subtle" color="red" onClick={() => void restore()}>
                  {t('back')}
                </Button>
              )}
            </Group>
          </Stack>
        </form>
      </Panel>
      <MailPreview which={query} form={form} />
    </SimpleGrid>
  );
}
