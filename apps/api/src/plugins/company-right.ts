import { actingRights, hasRight, type NeedsRight, rightNeeded } from '@acheep/contract/kernel/company-right';
import { companyRoles, rightNames } from '@acheep/contract/kernel/company-role';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';
import { whomToAsk } from '../modules/companies/company/company-people.repository.ts';

interface Asked extends NeedsRight {
  readonly method: string;
}

/**
 * The only place that holds those who work for a company to their role there, before a call is read. Accounts without
 * a company have nothing of one to see.
 */
export async function refuseWithoutRight({ database: { prisma } }: Deps, endpoint: Asked, actor: Actor) {
  const right = rightNeeded(endpoint);
  if (!actor.company || !right) return;
  const { id, role, suspended } = actor.company;
  const mayNotAct = suspended && endpoint.method !== 'GET' && actingRights.includes(right);
  if (hasRight(actor.company, right) && !mayNotAct) return;
  const company = await whomToAsk(prisma, id);
  const named = { company: { en: company.name, km: company.nameKm ?? company.name } };
  if (mayNotAct) throw new AppError('company.suspended', named);
  throw new AppError('company.right', {
    ...named,
    needed: rightNames[right],
    role: companyRoles[role],
    owner: company.owner.name,
  });
}
