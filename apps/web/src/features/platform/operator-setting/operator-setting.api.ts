import type { Locale } from '@acheep/contract/kernel/locale';
import { brandStyle } from '@acheep/contract/platform/brand-color';
import { productName } from '@acheep/contract/platform/site-setting';
import { useMutation } from '@tanstack/react-query';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { setSiteSettings } from '../../../lib/site.ts';

export type SettingsBody = NonNullable<CallOptions<'PUT /admin/setting'>['body']>;

type Site = ApiResponse<'GET /admin/setting'>['data']['site'];

/** Returns the site's name, or undefined if it is the product's own and the wordmark is shown. */
export const ownName = (name: string, locale: Locale) => (name === productName[locale] ? undefined : name);

/** Draws this page in the colour, as later documents are from the beginning. */
function showBrand(hue: number | null) {
  const style = document.getElementById('brand') ?? document.createElement('style');
  style.id = 'brand';
  style.textContent = hue === null ? '' : brandStyle(hue);
  document.head.append(style);
}

/** Applies the changes to this page; later documents include them. */
function showSite({ name, nameKm, logo, supportEmail, hue, social }: Site) {
  const locale = currentLocale();
  setSiteSettings({
    name: ownName(locale === 'km' ? nameKm : name, locale),
    logo: logo?.small,
    supportEmail: supportEmail ?? undefined,
    hue: hue ?? undefined,
    social,
  });
  showBrand(hue);
}

export const settingQuery = apiData('GET /admin/setting');

export const useSaveSettings = () =>
  useMutation({
    mutationFn: async (body: SettingsBody) => (await call('PUT /admin/setting', { body })).data,
    onSuccess: (data: ApiResponse<'PUT /admin/setting'>['data']) => {
      keepResponse({ data }, 'GET /admin/setting');
      showSite(data.site);
      // Packages show the VAT rate, and the contact page the support people.
      void invalidate('GET /contact', 'GET /package', 'GET /admin/package', 'GET /admin/audit');
    },
    // The form shows the error.
    meta: { ownError: true },
  });
