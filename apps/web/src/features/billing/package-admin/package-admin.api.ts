import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

export type PackageBody = CallOptions<'POST /admin/package'>['body'];

export const adminPackageQuery = apiData('GET /admin/package');

/** Query options of one current package, for resolving an edit conflict. */
export const onePackageQuery = (id: string | undefined) => ({
  queryKey: ['GET /admin/package', id],
  queryFn: async () => {
    const { data } = await call('GET /admin/package');
    return { data: data.find(({ _id }) => _id === id) };
  },
});

export const refreshPackages = () => invalidate('GET /admin/package', 'GET /package', 'GET /admin/audit');

/** Saves a package; creates one without `id`. The form shows the errors. */
export const useSavePackage = () =>
  useMutation({
    mutationFn: async ({
      id,
      body,
    }: {
      id: string | undefined;
      body: PackageBody & { updatedAt?: string };
    }) => {
      if (id) return (await call('PUT /admin/package/:id', { params: { id }, body })).data;
      return (await call('POST /admin/package', { body })).data;
    },
    onSuccess: refreshPackages,
    meta: { ownError: true },
  });
