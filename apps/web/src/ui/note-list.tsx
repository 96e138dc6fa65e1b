import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { confirm } from '../lib/feedback.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { DateText } from './date-text.tsx';

const noteLength = 5000;

interface NoteFormProps {
  label: string;
  hint?: string;
  action: string;
  text?: string;
  onSave: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}

function NoteForm({ label, hint, action, text: before = '', onSave, onCancel }: NoteFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(before);
  const [saving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    // Text that failed to save stays in the field.
    if (
      await onSave(text.trim()).then(
        () => true,
        () => false,
      )
    )
      setText('');
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

interface ShownNote {
  _id: string;
  text: string;
  /** Null if the author has left. */
  author: string | null;
  own: boolean;
  createdAt: string;
  updatedAt: string;
}

interface NoteActions {
  onChange: (edit: { id: string; text: string; updatedAt: string }) => Promise<unknown>;
  onDelete: (id: string) => Promise<unknown>;
  /** True when edited notes are marked as such. */
  saysEdited?: boolean;
  /** True when anyone may delete notes whose author has left. */
  deletesOfGone?: boolean;
}

function Note({ note, onChange, onDelete, saysEdited, deletesOfGone }: NoteActions & { note: ShownNote }) {
  const { t } = useTranslation('field');
  const { _id: id, text, author, own, createdAt, updatedAt } = note;
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const ask = async () => {
    const answer = await confirm({ title: t('note.deleteTitle'), message: text.slice(0, 200) });
    if (answer !== 'confirm') return;
    setDeleting(true);
    await onDelete(id).catch(() => null);
    setDeleting(false);
  };
  const stop = () => setEditing(false);
  if (editing)
    return (
      <NoteForm
        label={t('note.change')}
        action={t('note.save')}
        text={text}
        onSave={(next) => onChange({ id, text: next, updatedAt }).then(stop)}
        onCancel={stop}
      />
    );
  return (
    <article>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {author ?? t('note.gone')} · <DateText value={createdAt} format="time" />
          {saysEdited && updatedAt !== createdAt && (
            <>
              {' · '}
              <DateText value={updatedAt} format="time">
                {(date) => t('note.edited', { date })}
              </DateText>
            </>
          )}
        </Text>
        <Group gap={4}>
          {own && (
            <Button size="compact-sm" variant="subtle" onClick={() => setEditing(true)}>
              {t('note.edit')}
            </Button>
          )}
          {(own || (deletesOfGone && author === null)) && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              loading={deleting}
              onClick={() => void ask()}
            >
              {t('note.delete')}
            </Button>
          )}
        </Group>
      </Group>
    </article>
  );
}

interface NoteListProps extends NoteActions {
  notes: readonly ShownNote[];
  /** Explains who can read the notes. */
  hint: string;
  onAdd: (text: string) => Promise<unknown>;
  /** Shown if the notes failed to load. */
  error?: ReactNode;
}

/** Internal notes of colleagues about a record; authors edit and delete their own. */
export function NoteList({ notes, hint, onAdd, error, ...actions }: NoteListProps) {
  const { t } = useTranslation('field');
  return (
    <Stack gap="md">
      <NoteForm label={t('note.label')} hint={hint} action={t('note.add')} onSave={onAdd} />
      {error}
      {notes.map((note) => (
        <Note key={note._id} note={note} {...actions} />
      ))}
    </Stack>
  );
}
