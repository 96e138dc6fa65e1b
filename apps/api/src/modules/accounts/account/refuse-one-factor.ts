import { opensConsole } from '@acheep/contract/kernel/permission';
import type { PrismaClient } from '@acheep/database/client';
import type { Actor } from '../../../actor.ts';
import { AppError } from '../../../error.ts';
import { hasStrongWay } from './account.repository.ts';

/**
 * Refuses to add a second factor to an operator's account that has one, in a session that was opened without: whoever
 * has the password alone would add one of their own.
 */
export async function refuseOneFactor(prisma: PrismaClient, actor: Actor): Promise<void> {
  if (!actor.isStrong && opensConsole(actor.role) && (await hasStrongWay(prisma, actor.id)))
    throw new AppError('second_factor.first');
}
