import type { TalentNote } from '@acheep/contract/talent/saved-talent';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { NoteForm } from '../../../ui/note-form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { notesQuery, useAddNote, useChangeNote, useDeleteNote } from './saved-talent.ts';

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
