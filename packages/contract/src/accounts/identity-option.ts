import type { OptionOf, Options } from '../kernel/option.ts';

/** Identity providers; `oidc` is any other that speaks OpenID Connect, named by the operator. */
export const identityKinds = {
  google: { en: 'Google', km: 'គណនី Google' },
  telegram: { en: 'Telegram', km: 'គណនី Telegram' },
  oidc: { en: 'OpenID Connect', km: 'គណនីផ្សេង (OpenID Connect)' },
} satisfies Options;
export type IdentityKind = OptionOf<typeof identityKinds>;
