import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@acheep/contract/endpoints';
import { type Membership, rightNeeded } from '@acheep/contract/kernel/company-right';
import { type Endpoint, needsSession } from '@acheep/contract/kernel/endpoint';
import type { Role } from '@acheep/contract/kernel/role';
import { createMember, type createRecruiter } from '@acheep/prisma/factories/user';
import { buildApp } from '../app.ts';
import { notFound } from '../error.ts';
import type { Module, Register } from '../module.ts';
import { rightsOfColleagues } from './access-table.ts';
import { letsIn } from './bearer.ts';
import type { Harness } from './harness.ts';

export const everyEndpoint: readonly Endpoint[] = endpoints;
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
export const unknownId = '01900000-0000-7000-8000-000000000000';
export const urlOf = ({ path }: Pick<Endpoint, 'path'>) => `/api/v1${path.replace(/:\w+/g, unknownId)}`;

/** The calls of those who work for a company. */
export const ofColleagues = everyEndpoint.filter(
  (one) => needsSession(one.access) && (letsIn(one, 'recruiter') || letsIn(one, 'trainer')),
);

export type Refusal = [status: number, code: string];
const refusedWith = ([status, code]: Refusal) => [status, { code, message: '', data: null, requestId: '' }];

/** Expected error for a caller without access, calling partners' endpoints with a key; null for one with access. */
export function refusalOf(endpoint: Endpoint, role: Role | null): Refusal | null {
  if (letsIn(endpoint, role)) return null;
  return role ? [403, 'access.denied'] : [401, 'session.missing'];
}

/** The colleagues of the table, at a company of each kind. */
export const colleagues = (['recruiter', 'trainer'] as const).flatMap((work) =>
  Object.entries(rightsOfColleagues).map(([name, [member, rights]]) => {
    const refusal = (endpoint: Endpoint): Refusal | null => {
      const right = ofColleagues.includes(endpoint) ? rightNeeded(endpoint) : null;
      return refusalOf(endpoint, work) ?? (right && !rights.includes(right) ? [403, 'company.right'] : null);
    };
    return { name, work, member, refusal };
  }),
);

/** Token of a colleague of `owner`, or of the owner. */
export async function tokenIn(
  api: Harness,
  owner: Awaited<ReturnType<typeof createRecruiter>>,
  { role, billing }: Membership,
) {
  if (role === 'owner') return api.tokenOf(owner);
  const member = { role, billing };
  return api.tokenOf(await createMember(api.prisma, owner.company?.id ?? '', { role: owner.role, member }));
}

/** The API with handlers that note that a call has reached them, and answer as for a record that is not there. */
export async function startReach({ deps }: Pick<Harness, 'deps'>) {
  let isReached = false;
  const noting =
    (register: Register): Register =>
    (endpoint) =>
      register(endpoint, async () => {
        isReached = true;
        throw notFound();
      });
  const standIns = deps.modules.map(
    ({ routes, ...module }): Module => ({
      ...module,
      ...(routes && { routes: (register, theirs, within) => routes(noting(register), theirs, within) }),
    }),
  );
  const app = await buildApp({ ...deps, modules: standIns });

  /** Calls that are refused and should not be, or the other way round, or that get to a handler all the same. */
  async function failuresOf(
    called: readonly Endpoint[],
    token: string | null,
    refusal: (endpoint: Endpoint) => Refusal | null,
  ) {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const failures: unknown[] = [];
    for (const endpoint of called) {
      isReached = false;
      const response = await app.inject({ method: endpoint.method, url: urlOf(endpoint), headers });
      const [status, said] = [response.statusCode, response.json()];
      const refused: Refusal | null =
        endpoint.access === 'partner' ? [401, 'api_key.missing'] : refusal(endpoint);
      const isRight = refused
        ? !isReached &&
          isDeepStrictEqual([status, { ...said, message: '', requestId: '' }], refusedWith(refused))
        : status === 404 || status === 422;
      if (!isRight) failures.push([nameOf(endpoint), status, said]);
    }
    return failures;
  }
  return { app, failuresOf };
}
