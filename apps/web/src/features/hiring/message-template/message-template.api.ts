import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';

/** Query options of one current template, for resolving an edit conflict. */
export const oneTemplateQuery = (id: string | undefined) => ({
  queryKey: ['GET /application/email/template', id],
  queryFn: async () => {
    const { data } = await call('GET /application/email/template');
    return { data: data.find(({ _id }) => _id === id) };
  },
});

export const useDeleteTemplate = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /application/email/template/:id', { params: { id } }),
    onSettled: () => void invalidate('GET /application/email/template'),
  });
