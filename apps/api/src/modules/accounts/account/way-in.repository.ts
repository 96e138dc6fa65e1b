import type { WayInKind } from '@acheep/contract/accounts/identity-option';
import { can } from '@acheep/contract/kernel/permission';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** One of the ways into an account beside e-mail and password, or its second factor. */
export interface WayIn {
  id: string;
  kind: WayInKind;
  /** Account or number at the provider, or how its owner or Telegram calls it; null for an app. */
  label: string | null;
  lastUsedAt: Date | null;
  addedAt: Date;
  /** When the account was opened. */
  openedAt: Date;
}

/** Everything that opens an account, or helps to, in the order in which it was added. */
export async function listWaysIn(db: PrismaClient | Transaction, userId: string): Promise<WayIn[]> {
  const used = { id: true, lastUsedAt: true, createdAt: true } as const;
  const found = await db.user.findUnique({
    where: { id: userId },
    select: {
      role: true,
      createdAt: true,
      activatedAt: true,
      identities: { where: { confirmedAt: { not: null } }, select: { ...used, kind: true, label: true } },
      passkeys: { select: { ...used, name: true } },
      telegramChat: { select: { name: true, linkedAt: true } },
      secondFactor: { select: { createdAt: true } },
    },
  });
  if (!found) return [];
  const openedAt = found.activatedAt ?? found.createdAt;
  const { role, identities, passkeys, telegramChat: chat, secondFactor: app } = found;
  const ways: WayIn[] = [
    ...identities.map(({ createdAt: addedAt, kind, ...way }) => ({
      ...way,
      kind: kind as WayInKind,
      addedAt,
      openedAt,
    })),
    ...passkeys.map(({ createdAt: addedAt, name: label, ...way }) => ({
      ...way,
      kind: 'passkey' as const,
      label,
      addedAt,
      openedAt,
    })),
  ];
  const unused = { id: userId, lastUsedAt: null, openedAt };
  // A chat signs job seekers in; to others it brings notifications alone.
  if (chat && can(role, 'UserAppliedJob'))
    ways.push({ ...unused, kind: 'chat', label: chat.name, addedAt: chat.linkedAt });
  if (app) ways.push({ ...unused, kind: 'app', label: null, addedAt: app.createdAt });
  return ways.sort((one, other) => one.addedAt.getTime() - other.addedAt.getTime());
}

/** Removes ways in, but no second factor. */
export async function deleteWaysIn(tx: Transaction, userId: string, ways: readonly WayIn[]): Promise<void> {
  const id = { in: ways.map((way) => way.id) };
  await tx.identity.deleteMany({ where: { userId, id } });
  await tx.passkey.deleteMany({ where: { userId, id } });
  if (ways.some(({ kind }) => kind === 'chat')) await tx.telegramChat.deleteMany({ where: { userId } });
}

/** Ends the links that were made for the chat of an account. */
export const deleteChatLinks = (tx: Transaction, userId: string) =>
  tx.telegramLink.deleteMany({ where: { userId } });
