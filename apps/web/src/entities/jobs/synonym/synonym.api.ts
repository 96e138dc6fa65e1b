import { type SynonymGroup, synonymEdit, synonymNew } from '@acheep/contract/jobs/synonym';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';

export type SynonymBody = CallOptions<'POST /admin/synonym'>['body'];
export type SynonymValues = FormValues<SynonymBody>;

export const synonymResolver = (isNew: boolean) =>
  bodyResolver<SynonymBody>(isNew ? synonymNew : synonymEdit);

export const synonymValues = (one: SynonymGroup | null): SynonymValues => ({ words: one?.words ?? [] });

export const synonymQuery = apiData('GET /admin/synonym');

/** The current version of a group, for a user whose save conflicts with another one. */
export const oneSynonymQuery = (id: string | undefined) => ({
  queryKey: ['GET /admin/synonym', id],
  queryFn: async () => {
    const { data } = await call('GET /admin/synonym');
    return { data: data.find(({ _id }) => _id === id) };
  },
});

export const refreshSynonyms = () =>
  invalidate('GET /admin/synonym', 'GET /admin/search', 'GET /search', 'GET /job', 'GET /admin/audit');

/** Saves a group; without `id`, a new one. Errors are shown in the form. */
export const useSaveSynonym = () =>
  useMutation({
    mutationFn: async ({
      id,
      body,
    }: {
      id: string | undefined;
      body: SynonymBody & { updatedAt?: string };
    }) => {
      if (id) return (await call('PUT /admin/synonym/:id', { params: { id }, body })).data;
      return (await call('POST /admin/synonym', { body })).data;
    },
    onSuccess: refreshSynonyms,
    meta: { ownError: true },
  });
