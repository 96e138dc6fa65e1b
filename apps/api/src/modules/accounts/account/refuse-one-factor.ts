import { opensConsole } from '@acheep/contract/kernel/permission';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import { AppError } from '../../../error.ts';
import { hasStrongWay } from './account.repository.ts';

/**
 * Refuses what would get around the second factor of an operator's account in a session that was opened without it:
 * whoever has the password alone would add one of their own, or remove the owner's.
 */
export async function refuseOneFactor(prisma: PrismaClient | Transaction, actor: Actor): Promise<void> {
  if (!actor.isStrong && opensConsole(actor.role) && (await hasStrongWay(prisma, actor.id)))
    throw new AppError('second_factor.first');
}
