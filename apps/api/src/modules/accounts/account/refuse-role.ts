import type { SignUpRole } from '@acheep/contract/kernel/role';
import type { PrismaClient } from '@acheep/database/client';
import { fieldError } from '../../../error.ts';
import {
  isForSeekersOnly,
  readSettings,
} from '../../platform/operator-setting/operator-setting.repository.ts';

/** Refuses to sign up as anybody but a job seeker where the operator has decided so. */
export async function refuseRole(prisma: PrismaClient, role: SignUpRole) {
  if (role !== 'user' && isForSeekersOnly((await readSettings(prisma)).settings))
    throw fieldError({ role: 'seekers_only' });
}
