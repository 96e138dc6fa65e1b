import type { Endpoint } from '@acheep/contract/endpoint';
import { valuesOf } from '@acheep/contract/option';
import { can } from '@acheep/contract/permission';
import { roles } from '@acheep/contract/role';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { Harness } from './harness.ts';

/** The header of somebody new who may call the endpoint; none where everybody may. */
export async function bearerFor(
  api: Pick<Harness, 'prisma' | 'tokenOf' | 'keyOfPartner'>,
  { access }: Endpoint,
): Promise<Record<string, string>> {
  if (access === 'public') return {};
  if (access === 'partner') return { 'X-Api-Key': await api.keyOfPartner() };
  const role = valuesOf(roles).find((one) => access === 'signed-in' || can(one, access)) ?? 'user';
  const person =
    role === 'recruiter' ? await createRecruiter(api.prisma) : await createUser(api.prisma, { role });
  return { Authorization: `Bearer ${await api.tokenOf(person)}` };
}
