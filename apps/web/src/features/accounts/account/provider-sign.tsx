import type { WayInKind } from '@acheep/contract/accounts/identity-option';
import {
  IconBrandGoogle,
  IconBrandTelegram,
  IconDeviceMobile,
  IconFingerprint,
  IconId,
  IconMessage,
  IconShieldLock,
} from '@tabler/icons-react';

const signs = {
  phone: IconDeviceMobile,
  google: IconBrandGoogle,
  telegram: IconBrandTelegram,
  oidc: IconId,
  passkey: IconFingerprint,
  chat: IconMessage,
  app: IconShieldLock,
};

/** The sign of a way to sign in. */
export function ProviderSign({ kind }: { kind: WayInKind }) {
  const Sign = signs[kind];
  return <Sign size={20} stroke={1.75} aria-hidden />;
}
