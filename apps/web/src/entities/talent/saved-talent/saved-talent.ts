import { useMutation } from '@tanstack/react-query';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiData, apiQuery, invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Query options of the ids of the CVs saved by the reader's company. */
export const savedIdsQuery = apiQuery('GET /saved-talent/ids');

type Ids = ApiResponse<'GET /saved-talent/ids'>;
interface Change {
  id: string;
  saved: boolean;
}

const mark = ({ id, saved }: Change) =>
  queryClient.setQueryData<Ids>(savedIdsQuery.queryKey, ({ data } = { data: [] }) => {
    const others = data.filter((other) => other !== id);
    return { data: saved ? [id, ...others] : others };
  });

/** Saves or removes a CV for the company, optimistically and with rollback; the toast offers to undo it. */
export function useSaveTalent() {
  const { t } = useTranslation('saved-talent');
  const { mutate } = useMutation({
    scope: { id: 'saved-talent' },
    mutationFn: ({ id, saved }: Change) =>
      call(`${saved ? 'PUT' : 'DELETE'} /saved-talent/:id`, { params: { id } }),
    onMutate: async (change) => {
      await queryClient.cancelQueries(savedIdsQuery);
      mark(change);
    },
    onSuccess: (_done, { id, saved }) => {
      void toast({
        tone: 'success',
        id: 'saved-talent',
        message: t(saved ? 'done' : 'removed'),
        ...(!saved && { action: { label: t('undo'), run: () => mutate({ id, saved: true }) } }),
      });
    },
    onError: (_error, change) => mark({ ...change, saved: !change.saved }),
    onSettled: (_done, _error, { id }) => {
      void queryClient.invalidateQueries({ queryKey: ['GET /saved-talent'], refetchType: 'none' });
      void queryClient.invalidateQueries(notesQuery(id));
      void invalidate('GET /saved-talent/ids');
    },
  });
  return mutate;
}

export const notesQuery = (id: string) => apiData('GET /saved-talent/:id/note', { params: { id } });

const refresh = () => invalidate('GET /saved-talent/:id/note', 'GET /saved-talent', 'GET /saved-talent/ids');

export const useAddNote = (id: string) =>
  useMutation({
    mutationFn: (text: string) => call('POST /saved-talent/:id/note', { params: { id }, body: { text } }),
    onSuccess: refresh,
  });

type NoteEdit = { id: string } & CallOptions<'PUT /saved-talent/note/:id'>['body'];
export const useChangeNote = () =>
  useMutation({
    mutationFn: ({ id, ...body }: NoteEdit) => call('PUT /saved-talent/note/:id', { params: { id }, body }),
    onSettled: refresh,
  });

export const useDeleteNote = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /saved-talent/note/:id', { params: { id } }),
    onSettled: refresh,
  });
