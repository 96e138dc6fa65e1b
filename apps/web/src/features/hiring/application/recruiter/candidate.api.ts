import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../../lib/api.ts';
import { apiData, invalidate } from '../../../../lib/api-query.ts';
import { useTableFile } from '../../../../lib/use-table-file.ts';

export const tagsQuery = apiData('GET /application/tag');

export const refreshCandidates = () =>
  invalidate('GET /application/candidate', 'GET /application/:id/candidate', 'GET /application/tag');

/** Adds a candidate manually; the form shows the errors. */
export const useAddCandidate = () =>
  useMutation({
    mutationFn: async (body: CallOptions<'POST /application/candidate'>['body']) =>
      (await call('POST /application/candidate', { body })).data,
    onSuccess: () => void invalidate('GET /application/candidate', 'GET /application/applied-job'),
  });

type Asked = CallOptions<'GET /application/candidate/csv'>['query'];

export const useCandidateTable = () =>
  useTableFile((query: Asked) => call('GET /application/candidate/csv', { query }));

type Tags = CallOptions<'PUT /application/:id/tag'>['body'];
export const useTag = (id: string) =>
  useMutation({
    mutationFn: (body: Tags) => call('PUT /application/:id/tag', { params: { id }, body }),
    onSettled: refreshCandidates,
  });

export const useAddNote = (id: string) =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /application/:id/note'>['body']) =>
      call('POST /application/:id/note', { params: { id }, body }),
    onSettled: refreshCandidates,
  });

export const useChangeNote = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string } & CallOptions<'PUT /application/note/:id'>['body']) =>
      call('PUT /application/note/:id', { params: { id }, body }),
    onSettled: refreshCandidates,
  });

export const useDeleteNote = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /application/note/:id', { params: { id } }),
    onSettled: refreshCandidates,
  });
