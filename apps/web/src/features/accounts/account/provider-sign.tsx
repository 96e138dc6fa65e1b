import type { IdentityKind } from '@acheep/contract/accounts/identity-option';
import { IconBrandGoogle, IconBrandTelegram, IconId } from '@tabler/icons-react';

const signs = { google: IconBrandGoogle, telegram: IconBrandTelegram, oidc: IconId };

/** The sign of an identity provider. */
export function ProviderSign({ kind }: { kind: IdentityKind }) {
  const Sign = signs[kind];
  return <Sign size={20} stroke={1.75} aria-hidden />;
}
