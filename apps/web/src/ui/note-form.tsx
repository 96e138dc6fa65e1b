import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';

const noteLength = 5000;

interface NoteFormProps {
  label: string;
  hint?: string;
  action: string;
  text?: string;
  /** Whether it was saved: a text that was not stays where it is. */
  onSave: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Writes a note, or changes one. */
export function NoteForm({ label, hint, action, text: before = '', onSave, onCancel }: NoteFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(before);
  const [saving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    if (await onSave(text.trim())) setText('');
    setSaving(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Textarea
        label={label}
        description={hint}
        autosize
        minRows={2}
        maxLength={noteLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="end" gap="xs" mt="xs">
        {onCancel && (
          <Button variant="default" size="compact-md" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" size="compact-md" variant="light" loading={saving} disabled={!text.trim()}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
