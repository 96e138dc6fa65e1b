import { newAdmin } from '@acheep/contract/accounts/admin';
import { isCommonPassword } from '@acheep/contract/accounts/common-password';
import { message } from '@acheep/contract/kernel/message';
import { parse } from '@acheep/contract/kernel/validation';
import { type Config, StartError } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import * as admins from './admin.repository.ts';

type Needs = Pick<Deps, 'database' | 'passwords' | 'now'>;
interface Given {
  email: string;
  password: string;
}

/** Error in an admin's address or password, as a sentence that repeats neither; null if both are valid. */
export function faultOf(given: Given): string | null {
  const result = parse(newAdmin, given, 'en');
  if (!result.ok) return Object.values(result.errors).flat().join(' ');
  const common = isCommonPassword(given.password);
  return common ? message('password_common', 'en') : null;
}

/** Creates an active admin or editor from validated `given`; false if the address has an account. */
export async function makeAdmin(
  { database: { prisma }, passwords, now }: Needs,
  given: Given,
  origin: 'environment' | 'command',
  role: 'admin' | 'editor' = 'admin',
): Promise<boolean> {
  const { email, password } = newAdmin.parse(given);
  const passwordHash = await passwords.hash(password);
  return prisma.$transaction(async (tx) => {
    const created = await admins.createAdmin(tx, { email, passwordHash, activatedAt: now(), role });
    if (!created) return false;
    await writeAudit(tx, {
      actorId: null,
      action: `${role}.create`,
      targetId: created.id,
      details: { origin },
      requestId: null,
      createdAt: now(),
    });
    return true;
  });
}

/**
 * Creates the admin named in the settings if there is none yet. Without these settings there is no admin until one
 * is created by the command: no account has a default password.
 */
export async function createFirstAdmin(
  deps: Needs & { config: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'> },
): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = deps.config;
  const { prisma } = deps.database;
  if ((!email && !password) || (await admins.anAdminExists(prisma))) return;
  if (!email)
    throw new StartError('Settings: ADMIN_PASSWORD is set, and ADMIN_EMAIL is not. See .env.example.');
  if (!password)
    throw new StartError('Settings: ADMIN_EMAIL is set, and ADMIN_PASSWORD is not. See .env.example.');
  const fault = faultOf({ email, password });
  if (fault)
    throw new StartError(`Settings: ADMIN_EMAIL or ADMIN_PASSWORD is wrong. ${fault} See .env.example.`);
  const made = await makeAdmin(deps, { email, password }, 'environment');
  // Another server starting at the same time may have created it.
  if (!made && !(await admins.anAdminExists(prisma)))
    throw new StartError('Settings: ADMIN_EMAIL is the address of an account that is no admin.');
}
