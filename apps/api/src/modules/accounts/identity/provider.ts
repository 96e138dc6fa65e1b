import { type ProviderKind, providerKinds } from '@acheep/contract/accounts/identity-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Config } from '../../../config.ts';

/** An identity provider that the operator has set up. */
export interface Provider {
  kind: ProviderKind;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
}

const usual = 'openid email profile';

const settingsOf = (kind: ProviderKind, config: Config): Omit<Provider, 'kind'> => {
  switch (kind) {
    case 'google':
      return {
        name: providerKinds.google.en,
        issuer: config.GOOGLE_ISSUER,
        clientId: config.GOOGLE_CLIENT_ID,
        clientSecret: config.GOOGLE_CLIENT_SECRET,
        scope: usual,
      };
    case 'telegram':
      return {
        name: providerKinds.telegram.en,
        issuer: config.TELEGRAM_ISSUER,
        clientId: config.TELEGRAM_CLIENT_ID,
        clientSecret: config.TELEGRAM_CLIENT_SECRET,
        // Telegram knows no e-mail address.
        scope: 'openid profile',
      };
    case 'oidc':
      return {
        name: config.OIDC_NAME,
        issuer: config.OIDC_ISSUER,
        clientId: config.OIDC_CLIENT_ID,
        clientSecret: config.OIDC_CLIENT_SECRET,
        scope: usual,
      };
  }
};

/** The identity providers of the settings, in the order of their buttons. */
export const providersOf = (config: Config): Provider[] =>
  valuesOf(providerKinds)
    .map((kind) => ({ kind, ...settingsOf(kind, config) }))
    .filter(({ clientId, issuer }) => clientId !== '' && issuer !== '');
