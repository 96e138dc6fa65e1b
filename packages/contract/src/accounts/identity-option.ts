import type { OptionOf, Options } from '../kernel/option.ts';

/** Identity providers; `oidc` is any other that speaks OpenID Connect, named by the operator. */
export const providerKinds = {
  google: { en: 'Google', km: 'គណនី Google' },
  telegram: { en: 'Telegram', km: 'គណនី Telegram' },
  oidc: { en: 'OpenID Connect', km: 'គណនីផ្សេង (OpenID Connect)' },
} satisfies Options;
export type ProviderKind = OptionOf<typeof providerKinds>;

/** Ways into an account beside e-mail and password. */
export const identityKinds = {
  phone: { en: 'Phone number', km: 'លេខទូរស័ព្ទ' },
  ...providerKinds,
} satisfies Options;
export type IdentityKind = OptionOf<typeof identityKinds>;
