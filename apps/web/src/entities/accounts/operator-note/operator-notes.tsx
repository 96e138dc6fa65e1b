import { Paper } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NoteList } from '../../../ui/note-list.tsx';
import { Section } from '../../../ui/section.tsx';

type About = { userId: string } | { companyId: string; name: string };

const onChange = {
  onSuccess: () => invalidate('GET /admin/user/:id/note', 'GET /admin/company/:id/note', 'GET /admin/audit'),
};

/** Operators' internal notes on an account or a company. */
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
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string } & CallOptions<'PUT /admin/note/:id'>['body']) =>
      call('PUT /admin/note/:id', { params: { id }, body }),
    ...onChange,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE /admin/note/:id', { params: { id } }),
    ...onChange,
  });
  const title = 'userId' in about ? t('note.account') : t('note.company', { company: about.name });
  return (
    <Section title={title}>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <NoteList
          hint={t('userId' in about ? 'note.hint' : 'note.hintCompany')}
          error={error && <ErrorState error={error} onRetry={() => void refetch()} />}
          notes={notes}
          saysEdited
          deletesOfGone
          onAdd={add.mutateAsync}
          onChange={change.mutateAsync}
          onDelete={remove.mutateAsync}
        />
      </Paper>
    </Section>
  );
}
