import { type AdminBanner, bannerEdit, bannerNew } from '@acheep/contract/content/banner';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';

export type BannerBody = CallOptions<'POST /admin/banner'>['body'];
export type BannerValues = FormValues<BannerBody>;

export const bannerResolver = (isNew: boolean) => bodyResolver<BannerBody>(isNew ? bannerNew : bannerEdit);

/** Returns the form values of a saved banner; a new one is visible once saved. */
export const valuesOf = (one: AdminBanner | null): BannerValues => ({
  type: one?.type ?? 'home',
  image: one?.image?.path ?? '',
  imageKm: one?.imageKm?.path ?? '',
  alt: one?.alt ?? '',
  altKm: one?.altKm ?? '',
  text: one?.text ?? '',
  textKm: one?.textKm ?? '',
  link: one?.link ?? '',
  startsOn: one?.startsOn ?? '',
  endsOn: one?.endsOn ?? '',
  isActive: one?.isActive ?? true,
});

export const adminBannerQuery = apiData('GET /admin/banner');

/** Query options of one current banner, for resolving an edit conflict. */
export const oneBannerQuery = (id: string | undefined) => ({
  queryKey: ['GET /admin/banner', id],
  queryFn: async () => {
    const { data } = await call('GET /admin/banner');
    return { data: data.find(({ _id }) => _id === id) };
  },
});

export const refreshBanners = () => invalidate('GET /admin/banner', 'GET /banner', 'GET /admin/audit');

/** Saves a banner; creates one without `id`. The form shows the errors. */
export const useSaveBanner = () =>
  useMutation({
    mutationFn: async ({
      id,
      body,
    }: {
      id: string | undefined;
      body: BannerBody & { updatedAt?: string };
    }) => {
      if (id) return (await call('PUT /admin/banner/:id', { params: { id }, body })).data;
      return (await call('POST /admin/banner', { body })).data;
    },
    onSuccess: refreshBanners,
    meta: { ownError: true },
  });
