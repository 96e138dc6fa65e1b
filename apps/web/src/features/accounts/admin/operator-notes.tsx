import type { OperatorNote } from '@acheep/contract/accounts/operator-note';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { confirm } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NoteForm } from '../../../ui/note-form.tsx';
import { Section } from '../../../ui/section.tsx';

type About = { userId: string } | { companyId: string; name: string };

const onChange = {
  onSuccess: () => invalidate('GET /admin/user/:id/note', 'GET /admin/company/:id/note', 'GET /admin/audit'),
};

/** What operators tell each other about an account or a company. */
export function OperatorNotes({ about }: { about: About }) {
  const { t } = useTranslation('admin');
  const [key, id] =
    'userId' in about
      ? (['/admin/user/:id/note', about.userId] as const)
      : (['/admin/company/:id/note', about.companyId] as const);
  const { data: notes = [], error, refetch } = useQuery(apiData(`GET ${key}`, { params: { id } }));
  const add = useMutation({
    mutationFn: (text: string) => call(`POST ${key}`, { params: { id }, body: { text } }),
    ...onChange,
  });
  const title = 'userId' in about ? t('note.account') : t('note.company', { company: about.name });
  return (
    <Section title={title}>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Stack gap="md">
          <NoteForm
            label={t('note.label')}
            hint={t('userId' in about ? 'note.hint' : 'note.hintCompany')}
            action={t('note.add')}
            onSave={(text) => add.mutateAsync(text).then(Boolean, () => false)}
          />
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {notes.map((note) => (
            <Note key={note._id} note={note} />
          ))}
        </Stack>
      </Paper>
    </Section>
  );
}

function Note({ note }: { note: OperatorNote }) {
  const { t } = useTranslation('admin');
  const [editing, setEditing] = useState(false);
  const params = { id: note._id };
  const change = useMutation({
    mutationFn: (text: string) =>
      call('PUT /admin/note/:id', { params, body: { text, updatedAt: note.updatedAt } }),
    ...onChange,
  });
  const remove = useMutation({ mutationFn: () => call('DELETE /admin/note/:id', { params }), ...onChange });
  const ask = async () => {
    const answer = await confirm({ title: t('note.deleteTitle'), message: note.text.slice(0, 200) });
    if (answer === 'confirm') remove.mutate();
  };
  if (editing) {
    const save = async (text: string) => {
      if (await change.mutateAsync(text).then(Boolean, () => false)) setEditing(false);
      return false;
    };
    return (
      <NoteForm
        label={t('note.edit')}
        action={t('note.save')}
        text={note.text}
        onSave={save}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <article>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {note.author ?? t('note.gone')} · <DateText value={note.createdAt} format="time" />
          {note.updatedAt !== note.createdAt && (
            <>
              {' · '}
              <DateText value={note.updatedAt} format="time">
                {(date) => t('note.edited', { date })}
              </DateText>
            </>
          )}
        </Text>
        <Group gap={4}>
          {note.own && (
            <Button size="compact-sm" variant="subtle" onClick={() => setEditing(true)}>
              {t('note.edit')}
            </Button>
          )}
          {(note.own || note.author === null) && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              loading={remove.isPending}
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
