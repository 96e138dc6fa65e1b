import '@mantine/core/styles/Fieldset.layer.css';
import { messageTemplateBody } from '@acheep/contract/hiring/candidate-message';
import {
  type MessageField,
  messageFields,
  messageLength,
  subjectLength,
} from '@acheep/contract/hiring/candidate-message-fill';
import type { Locale } from '@acheep/contract/kernel/locale';
import { Button, Fieldset, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fieldId } from '../../../ui/field-id.ts';
import { inputProps } from '../../../ui/form-field.tsx';
import type { MessageTexts } from './message-template.ts';

const label = fieldNames(messageTemplateBody);

interface MessageFieldsProps<V extends MessageTexts & FieldValues, O> {
  form: UseFormReturn<V, unknown, O>;
  locale: Locale;
  hint?: string;
  required?: boolean;
}

/** Subject and text in one language, with buttons that insert placeholders at the cursor. */
export function MessageFields<V extends MessageTexts & FieldValues, O>({
  form: whole,
  locale,
  hint,
  required = false,
}: MessageFieldsProps<V, O>) {
  const { t } = useTranslation('candidate-message');
  const form = whole as unknown as UseFormReturn<MessageTexts, unknown, O>;
  const last = useRef<'subject' | 'text'>('text');
  const writeIn = (part: 'subject' | 'text') => ({ onFocus: () => (last.current = part) });

  function putIn(field: MessageField) {
    const name = `${locale}.${last.current}` as const;
    const input = document.getElementById(fieldId(name)) as HTMLInputElement | HTMLTextAreaElement | null;
    if (!input) return;
    const { selectionStart, selectionEnd, value } = input;
    input.setRangeText(`{${field}}`, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    form.setValue(name, input.value, {
      shouldDirty: true,
      shouldValidate: form.formState.submitCount > 0,
    });
    input.focus();
  }

  return (
    <Fieldset legend={t(`language.${locale}`)}>
      <Stack gap="sm">
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        <TextInput
          label={label(`${locale}.subject`)}
          lang={locale}
          withAsterisk={required}
          autoComplete="off"
          maxLength={subjectLength.typed}
          {...inputProps(form, `${locale}.subject`)}
          {...writeIn('subject')}
        />
        <Textarea
          label={label(`${locale}.text`)}
          lang={locale}
          withAsterisk={required}
          rows={8}
          styles={{ input: { resize: 'vertical' } }}
          maxLength={messageLength.typed}
          {...inputProps(form, `${locale}.text`)}
          {...writeIn('text')}
        />
        <Group gap="xs" role="group" aria-label={t('fields')}>
          <Text size="sm" c="dimmed" aria-hidden>
            {t('fields')}
          </Text>
          {messageFields.map((field) => (
            <Button
              key={field}
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              // Keeps the focus and the cursor in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => putIn(field)}
            >
              {t(`field.${field}`)}
            </Button>
          ))}
        </Group>
      </Stack>
    </Fieldset>
  );
}
