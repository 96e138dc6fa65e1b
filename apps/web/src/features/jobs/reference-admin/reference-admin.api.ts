import { type AdminReference, referenceEdit, referenceNew } from '@acheep/contract/jobs/reference-admin';
import type { OpenReferenceKind, ReferenceKind } from '@acheep/contract/jobs/reference-option';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';

type NewBody = CallOptions<'POST /admin/reference'>['body'];
export type ReferenceBody = Omit<NewBody, 'kind'>;
export type ReferenceValues = FormValues<ReferenceBody>;

export const referenceResolver = (isNew: boolean) =>
  bodyResolver<ReferenceBody>(isNew ? referenceNew.omit({ kind: true }) : referenceEdit);

/** Form values of a saved entry; a new one is active by default. */
export const valuesOf = (one: AdminReference | null): ReferenceValues => ({
  nameEn: one?.name.en ?? '',
  nameKm: one?.name.km ?? '',
  iconName: (one ? (one.iconName as ReferenceBody['iconName'] | null) : 'IconBriefcase') ?? '',
  isActive: one?.isActive ?? true,
});

export const adminReferenceQuery = (kind: ReferenceKind) =>
  apiData('GET /admin/reference', { query: { kind } });

/** The current version of an entry, for a user whose save conflicts with another one. */
export const oneReferenceQuery = (kind: ReferenceKind, id: string | undefined) => ({
  queryKey: ['GET /admin/reference', kind, id],
  queryFn: async () => {
    const { data } = await call('GET /admin/reference', { query: { kind } });
    return { data: data.find(({ _id }) => _id === id) };
  },
});

/** Invalidates the lists and everything that shows their names. */
export const refreshReferences = () =>
  invalidate(
    'GET /admin/reference',
    'GET /category',
    'GET /industry',
    'GET /address/province',
    'GET /skill',
    'GET /admin/skill-word',
    'GET /job',
    'GET /admin/audit',
  );

interface Saved {
  id: string | undefined;
  kind: ReferenceKind;
  body: ReferenceBody & { updatedAt?: string };
}

/** Saves an entry; without `id`, a new one. Errors are shown in the form. */
export const useSaveReference = () =>
  useMutation({
    mutationFn: async ({ id, kind, body }: Saved) => {
      if (id) return (await call('PUT /admin/reference/:id', { params: { id }, body })).data;
      const { updatedAt: _, ...fields } = body;
      const made = { ...fields, kind: kind as OpenReferenceKind };
      return (await call('POST /admin/reference', { body: made })).data;
    },
    onSuccess: refreshReferences,
    meta: { ownError: true },
  });

export const useMergeReference = () =>
  useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) =>
      call('POST /admin/reference/:id/merge', { params: { id }, body: { into } }),
    onSettled: refreshReferences,
  });

export const skillWordQuery = apiData('GET /admin/skill-word');

/** Replaces a word with a skill of the list in all records. */
export const useMergeWord = () =>
  useMutation({
    mutationFn: (body: { word: string; into: string }) => call('PUT /admin/skill-word', { body }),
    onSettled: refreshReferences,
    meta: { ownError: true },
  });
