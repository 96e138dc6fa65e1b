import { type Endpoint, needsSession } from '@acheep/contract/kernel/endpoint';
import { valuesOf } from '@acheep/contract/kernel/option';
import { can } from '@acheep/contract/kernel/permission';
import { type Role, roles } from '@acheep/contract/kernel/role';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { Harness } from './harness.ts';

/** Creates a user of a role; recruiters and trainers have a company. */
export const personOf = (role: Role, { prisma }: Pick<Harness, 'prisma'>) =>
  role === 'recruiter' || role === 'trainer'
    ? createRecruiter(prisma, { role })
    : createUser(prisma, { role });

/** True when an endpoint admits a role, or an anonymous caller (`null`). */
export const letsIn = ({ access }: Endpoint, role: Role | null) =>
  !needsSession(access) || (role !== null && (access === 'signed-in' || can(role, access)));

const kept = new WeakMap<object, Map<Role, Promise<string>>>();

/** Token of a user of a role: the same for all callers with one harness. */
export function tokenOfRole(api: Pick<Harness, 'prisma' | 'tokenOf'>, role: Role): Promise<string> {
  const tokens = kept.get(api) ?? new Map<Role, Promise<string>>();
  kept.set(api, tokens);
  const token = tokens.get(role) ?? personOf(role, api).then(api.tokenOf);
  tokens.set(role, token);
  return token;
}

/** Token of a user with access to the endpoint; null where no session is needed. */
async function tokenFor(api: Pick<Harness, 'prisma' | 'tokenOf'>, endpoint: Endpoint) {
  if (!needsSession(endpoint.access)) return null;
  const role = valuesOf(roles).find((one) => letsIn(endpoint, one));
  if (!role) throw new Error(`${endpoint.method} ${endpoint.path} is for nobody`);
  return tokenOfRole(api, role);
}

/** Session or key header of a caller with access to the endpoint; none where it is public. */
export async function bearerFor(
  api: Pick<Harness, 'prisma' | 'tokenOf' | 'keyOfPartner'>,
  endpoint: Endpoint,
): Promise<Record<string, string>> {
  if (endpoint.access === 'partner') return { 'X-Api-Key': await api.keyOfPartner() };
  const token = await tokenFor(api, endpoint);
  return token ? { Authorization: `Bearer ${token}` } : {};
}
