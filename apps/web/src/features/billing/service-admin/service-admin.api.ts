import { type AdminService, serviceEdit, serviceNew } from '@acheep/contract/billing/service';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';

export type ServiceBody = CallOptions<'POST /admin/service'>['body'];
export type ServiceValues = FormValues<ServiceBody>;

export const serviceResolver = (isNew: boolean) =>
  bodyResolver<ServiceBody>(isNew ? serviceNew : serviceEdit);

/** Returns the form values of a saved service; a new one is on offer once saved. */
export const valuesOf = (one: AdminService | null): ServiceValues => ({
  title: one?.title ?? '',
  titleKm: one?.titleKm ?? '',
  text: one?.text ?? '',
  textKm: one?.textKm ?? '',
  price: one?.price ?? null,
  currency: one?.currency ?? 'USD',
  isActive: one?.isActive ?? true,
  effect: one?.effect ?? '',
  amount: one?.amount ?? null,
  soldInPackages: one?.soldInPackages ?? false,
});

export const adminServiceQuery = apiData('GET /admin/service');

/** Query options of one current service, for resolving an edit conflict. */
export const oneServiceQuery = (id: string | undefined) => ({
  queryKey: ['GET /admin/service', id],
  queryFn: async () => {
    const { data } = await call('GET /admin/service');
    return { data: data.find(({ _id }) => _id === id) };
  },
});

export const refreshServices = () => invalidate('GET /admin/service', 'GET /service', 'GET /admin/audit');

/** Saves a service; creates one without `id`. The form shows the errors. */
export const useSaveService = () =>
  useMutation({
    mutationFn: async ({
      id,
      body,
    }: {
      id: string | undefined;
      body: ServiceBody & { updatedAt?: string };
    }) => {
      if (id) return (await call('PUT /admin/service/:id', { params: { id }, body })).data;
      return (await call('POST /admin/service', { body })).data;
    },
    onSuccess: refreshServices,
    meta: { ownError: true },
  });
