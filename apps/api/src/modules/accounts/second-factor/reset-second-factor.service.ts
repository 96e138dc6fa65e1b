import type { PrismaClient } from '@acheep/database/client';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import { findOwner } from '../account/account.repository.ts';
import { deleteSessions } from '../account/session.repository.ts';
import { deletePasskeys } from '../passkey/passkey.repository.ts';
import { deleteFactor } from './second-factor.repository.ts';

/**
 * Removes the authenticator app and the passkeys of an account and ends its sessions; false if there are none. By
 * whoever runs the server: nobody else gets around them.
 */
export const resetSecondFactor = (prisma: PrismaClient, email: string, now: Date): Promise<boolean> =>
  prisma.$transaction(async (tx) => {
    const owner = await findOwner(tx, email.trim().toLowerCase());
    if (!owner) return false;
    const apps = await deleteFactor(tx, owner.id);
    const keys = await deletePasskeys(tx, owner.id);
    if (apps.count + keys.count === 0) return false;
    await deleteSessions(tx, owner.id);
    await writeAudit(tx, {
      actorId: null,
      action: 'user.reset_second_factor',
      targetId: owner.id,
      details: { origin: 'command' },
      requestId: null,
      createdAt: now,
    });
    return true;
  });
