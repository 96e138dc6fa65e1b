import type { TalentNote } from '@acheep/contract/saved-talent';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../lib/feedback.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { notesQuery, useAddNote, useChangeNote, useDeleteNote } from './saved-talent.ts';

const noteLength = 5000;

/** What colleagues tell each other of somebody, who never sees it. */
export function TalentNotes({ id }: { id: string }) {
  const { t } = useTranslation('saved-talent');
  const { data: notes = [] } = useQuery(notesQuery(id));
  const add = useAddNote(id);
  return (
    <Panel title={t('notes.title')}>
      <Stack gap="md">
        <NoteForm
          label={t('notes.label')}
          hint={t('notes.hint')}
          action={t('notes.add')}
          onSave={(text) => add.mutateAsync(text).then(Boolean, () => false)}
        />
        {notes.map((note) => (
          <Note key={note._id} note={note} />
        ))}
      </Stack>
    </Panel>
  );
}

interface NoteFormProps {
  label: string;
  hint?: string;
  action: string;
  text?: string;
  /** Whether it was saved: a text that was not stays where it is. */
  onSave: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

function NoteForm({ label, hint, action, text: before = '', onSave, onCancel }: NoteFormProps) {
  const common = useTranslation().t;
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
            {common('cancel')}
          </Button>
        )}
        <Button type="submit" size="compact-md" variant="light" loading={saving} disabled={!text.trim()}>
          {action}
        </Button>
      </Group>
    </form>
  );
}

function Note({ note }: { note: TalentNote }) {
  const { t } = useTranslation('saved-talent');
  const [editing, setEditing] = useState(false);
  const change = useChangeNote(note._id);
  const remove = useDeleteNote(note._id);
  const ask = async () => {
    const answer = await confirm({ title: t('notes.deleteTitle'), message: note.text.slice(0, 200) });
    if (answer === 'confirm') remove.mutate();
  };
  if (editing) {
    const save = async (text: string) => {
      const edit = { text, updatedAt: note.updatedAt };
      if (await change.mutateAsync(edit).then(Boolean, () => false)) setEditing(false);
      return false;
    };
    return (
      <NoteForm
        label={t('notes.change')}
        action={t('notes.save')}
        text={note.text}
        onSave={save}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <div>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {note.author ?? t('notes.gone')} · <DateText value={note.createdAt} format="time" />
        </Text>
        {note.own && (
          <Group gap={4}>
            <Button size="compact-sm" variant="subtle" onClick={() => setEditing(true)}>
              {t('notes.edit')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              loading={remove.isPending}
              onClick={() => void ask()}
            >
              {t('notes.delete')}
            </Button>
          </Group>
        )}
      </Group>
    </div>
  );
}
