import type { IdentityKind } from '@acheep/contract/accounts/identity-option';
import { IconBrandGoogle, IconBrandTelegram, IconDeviceMobile, IconId } from '@tabler/icons-react';

const signs = { phone: IconDeviceMobile, google: IconBrandGoogle, telegram: IconBrandTelegram, oidc: IconId };

/** The sign of a way to sign in. */
export function ProviderSign({ kind }: { kind: IdentityKind }) {
  const Sign = signs[kind];
  return <Sign size={20} stroke={1.75} aria-hidden />;
}
