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
  /** Whoever signs in there is asked whether the site's bot may notify them. */
  notifies: boolean;
}

const usual = 'openid email profile';
/** Scope by which a person lets the bot that stands for the site write to them. */
export const botAccess = 'telegram:bot_access';

/** The site's bot is the one that people sign in with: its number is the client's. */
const isOwnBot = ({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_CLIENT_ID: client }: Config) =>
  client !== '' && token.startsWith(`${client}:`);

const settingsOf = (kind: ProviderKind, config: Config): Omit<Provider, 'kind' | 'notifies'> => {
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
    .map((kind) => ({
      kind,
      notifies: kind === 'telegram' && isOwnBot(config),
      ...settingsOf(kind, config),
    }))
    .filter(({ clientId, issuer }) => clientId !== '' && issuer !== '');
