import type { OperatorSettings } from '@acheep/contract/platform/operator-setting';
import type { SocialNetwork } from '@acheep/contract/platform/site-setting';
import type { SettingsBody } from './operator-setting.api.ts';

/** Groups of settings, each with its own form. */
export type SettingGroup =
  | 'site'
  | 'applying'
  | 'moderation'
  | 'ranking'
  | 'invoicing'
  | 'khqr'
  | 'banks'
  | 'bakong'
  | 'contacts'
  | 'indexNow';

/** Form values of one group, nested like the request body, so that error paths match. */
export type SettingValues<G extends SettingGroup> = { [K in G]: GroupValues[K] };

type Given<G extends SettingGroup> = NonNullable<SettingsBody[G]>;
type Filled<T> = { [K in keyof T]-?: NonNullable<T[K]> };

interface GroupValues {
  site: Filled<Omit<Given<'site'>, 'social' | 'hue'>> & {
    hue: number | null;
    social: Record<SocialNetwork, string>;
  };
  applying: Filled<Given<'applying'>>;
  moderation: Given<'moderation'>;
  ranking: Given<'ranking'>;
  invoicing: Filled<Omit<Given<'invoicing'>, 'rielRate'>> & { rielRate: number | '' };
  khqr: Filled<Given<'khqr'>>;
  banks: Given<'banks'>;
  bakong: Filled<Given<'bakong'>>;
  contacts: Filled<Given<'contacts'>[number]>[];
  indexNow: Given<'indexNow'>;
}

/** Returns the form values of each group; unset ones get common defaults. */
export const valuesOf: { [G in SettingGroup]: (settings: OperatorSettings) => SettingValues<G> } = {
  site: ({ site }) => ({
    site: {
      name: site.name,
      nameKm: site.nameKm,
      supportEmail: site.supportEmail ?? '',
      logo: site.logo?.path ?? '',
      hue: site.hue,
      social: {
        facebook: site.social.facebook ?? '',
        telegram: site.social.telegram ?? '',
        linkedin: site.social.linkedin ?? '',
        youtube: site.social.youtube ?? '',
        tiktok: site.social.tiktok ?? '',
      },
    },
  }),
  applying: ({ applying }) => ({ applying }),
  moderation: ({ moderation }) => ({ moderation }),
  ranking: ({ ranking }) => ({ ranking }),
  invoicing: ({ invoicing }) => ({
    invoicing: {
      vatRate: invoicing.vatRate,
      prefix: invoicing.prefix,
      sellerName: invoicing.sellerName ?? '',
      sellerNameKm: invoicing.sellerNameKm ?? '',
      sellerAddress: invoicing.sellerAddress ?? '',
      sellerAddressKm: invoicing.sellerAddressKm ?? '',
      vatTin: invoicing.vatTin ?? '',
      rielRate: invoicing.rielRate ?? '',
      rielRateOn: invoicing.rielRateOn ?? '',
    },
  }),
  khqr: ({ khqr }) => ({
    khqr: {
      kind: khqr?.kind ?? 'individual',
      accountId: khqr?.accountId ?? '',
      merchantName: khqr?.merchantName ?? '',
      city: khqr?.city ?? 'Phnom Penh',
      merchantId: khqr?.merchantId ?? '',
      acquiringBank: khqr?.acquiringBank ?? '',
    },
  }),
  banks: ({ banks }) => ({ banks }),
  contacts: ({ contacts }) => ({
    contacts: contacts.map((person) => ({ ...person, phone: person.phone ?? '', email: person.email ?? '' })),
  }),
  indexNow: ({ indexNow }) => ({ indexNow: { key: indexNow?.key ?? '' } }),
  // The token is write-only.
  bakong: ({ bakong }) => ({
    bakong: { url: bakong?.url ?? 'https://api-bakong.nbc.gov.kh', token: '' },
  }),
};
