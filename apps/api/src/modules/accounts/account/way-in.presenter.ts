import { providerKinds } from '@acheep/contract/accounts/identity-option';
import { type WayIn as Presented, recentWay } from '@acheep/contract/accounts/way-in';
import type { Config } from '../../../config.ts';
import type { WayIn } from './way-in.repository.ts';

const day = 86_400_000;
/** Milliseconds: what came with the account was not added to it. */
const together = 60_000;

/**
 * Whether a new password removes a way in, unless its owner keeps it: whoever knew the password before may have added
 * it. The second factor stays, since the mailbox alone would get around it.
 */
export const isRecentWay = ({ kind, addedAt, openedAt }: WayIn, now: Date): boolean =>
  kind !== 'app' &&
  addedAt.getTime() > now.getTime() - recentWay.days * day &&
  addedAt.getTime() > openedAt.getTime() + together;

/** What people call a way in: the provider, or what its owner calls it. */
export function nameOfWay(
  { OIDC_NAME }: Pick<Config, 'OIDC_NAME'>,
  { kind, label }: Pick<WayIn, 'kind' | 'label'>,
) {
  switch (kind) {
    case 'google':
    case 'telegram':
      return providerKinds[kind].en;
    case 'oidc':
      return OIDC_NAME || kind;
    default:
      return label ?? kind;
  }
}

export function presentWayIn(config: Pick<Config, 'OIDC_NAME'>, way: WayIn, now: Date): Presented {
  const { id, kind, label, lastUsedAt, addedAt } = way;
  return {
    _id: id,
    kind,
    name: nameOfWay(config, way),
    label: kind === 'passkey' || kind === 'chat' ? null : label,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdAt: addedAt.toISOString(),
    updatedAt: (lastUsedAt ?? addedAt).toISOString(),
    isRecent: isRecentWay(way, now),
  };
}
