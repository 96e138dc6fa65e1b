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

/** Why a phone number alone does not open its account. */
export const phoneReserves = {
  silent: { en: 'Not used for a long time', km: 'មិនបានប្រើយូរហើយ' },
  candidates: { en: 'Opens candidates’ data', km: 'បើកទិន្នន័យបេក្ខជន' },
} satisfies Options;
export type PhoneReserve = OptionOf<typeof phoneReserves>;

/** Everything that opens an account beside e-mail and password, or helps to. */
export const wayInKinds = {
  ...identityKinds,
  passkey: { en: 'Passkey', km: 'passkey' },
  chat: { en: 'Telegram chat', km: 'ការសន្ទនាក្នុង Telegram' },
  app: { en: 'Authenticator app', km: 'កម្មវិធីបង្កើតលេខកូដ' },
} satisfies Options;
export type WayInKind = OptionOf<typeof wayInKinds>;
