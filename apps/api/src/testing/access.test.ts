import {
  type CompanyRight,
  companyRights,
  hasRight,
  type Membership,
  rightNeeded,
} from '@acheep/contract/kernel/company-right';
import { type Endpoint, needsSession } from '@acheep/contract/kernel/endpoint';
import { endpoints } from '@acheep/contract/kernel/endpoints';
import { valuesOf } from '@acheep/contract/kernel/option';
import { can, type Subject, subjects } from '@acheep/contract/kernel/permission';
import { type Role, roles } from '@acheep/contract/kernel/role';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { notFound } from '../error.ts';
import type { Module, Register } from '../module.ts';
import {
  accessByNoun,
  accessOfOthers,
  publicReading,
  rightByNoun,
  rightOfOthers,
  rightsOfColleagues,
  rolesBySubject,
} from './access-table.ts';
import { letsIn, personOf, tokenOfRole } from './bearer.ts';
import { type Harness, startHarness } from './harness.ts';
import { accessCases } from './noun-case.ts';

let api: Harness;
let goneToken: string;
beforeAll(async () => {
  // One account per role makes all calls.
  api = await startHarness({ LIMIT_FACTOR: '1000' });
  goneToken = await api.tokenOf(await createUser(api.prisma));
  await api.prisma.session.deleteMany();
});
afterAll(() => api.close());

const all: readonly Endpoint[] = endpoints;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const withRecord = all.filter(({ path }) => path.includes(':'));
const without = all.filter(({ path }) => !path.includes(':'));
const unknownId = '01900000-0000-7000-8000-000000000000';
const urlOf = ({ path }: Pick<Endpoint, 'path'>) => `/api/v1${path.replace(/:\w+/g, unknownId)}`;

const callers = [null, ...valuesOf(roles)];
const nounOf = ({ path }: Endpoint) => /^\/((?:admin\/)?[^/]+)/.exec(path)?.[1] ?? '';
/** The calls of those who work for a company. */
const ofColleagues = all.filter(
  (one) => needsSession(one.access) && (letsIn(one, 'recruiter') || letsIn(one, 'trainer')),
);
const namedCallers = callers.map((role): [string, Role | null] => [role ?? 'nobody', role]);
const as = async (role: Role | null) => (role ? api.withToken(await tokenOfRole(api, role)) : api.as(null));

/** Expected error for a caller without access, calling partners' endpoints with a key; null for one with access. */
function refusalOf(endpoint: Endpoint, role: Role | null) {
  if (letsIn(endpoint, role)) return null;
  return role ? [403, 'access.denied'] : [401, 'session.missing'];
}

describe('security 15: what the contract says', () => {
  it('of each role is what is said here', () => {
    const said = subjects.map((subject): [Subject, Role[]] => [
      subject,
      valuesOf(roles).filter((role) => can(role, subject)),
    ]);
    expect(Object.fromEntries(said)).toEqual(rolesBySubject);
  });

  it('of each noun is what is said here, and of each endpoint, where it is another', () => {
    const closed = all.filter(({ access }) => access !== 'public');
    const nouns = new Set(closed.map(nounOf));
    const ofOperators = [...nouns].filter((noun) => noun.startsWith('admin/') && !accessByNoun[noun]);
    const said = { ...accessByNoun, ...Object.fromEntries(ofOperators.map((noun) => [noun, 'Admin'])) };
    expect([...nouns].sort()).toEqual(Object.keys(said).sort());
    const others = closed.filter((one) => one.access !== said[nounOf(one)]);
    expect(Object.fromEntries(others.map((one) => [nameOf(one), one.access]))).toEqual(accessOfOthers);
  });

  it('of each colleague, and of what each call takes of them, is what is said here', () => {
    for (const [member, rights] of Object.values(rightsOfColleagues)) {
      const held = (Object.keys(companyRights) as CompanyRight[]).filter((right) => hasRight(member, right));
      expect([member, held]).toEqual([member, rights]);
    }
    const others = ofColleagues.filter((one) => rightNeeded(one) !== (rightByNoun[nounOf(one)] ?? null));
    expect(Object.fromEntries(others.map((one) => [nameOf(one), rightNeeded(one)]))).toEqual(rightOfOthers);
    expect(all.filter((one) => one.right && !ofColleagues.includes(one))).toEqual([]);
  });

  it('everybody may read is said here, by address', () => {
    const open = all.filter(({ method, access }) => access === 'public' && method === 'GET');
    expect(open.map(({ path }) => path).sort()).toEqual(publicReading);
  });
});

describe('security 15: whoever is not let in never gets to a handler', () => {
  let app: FastifyInstance;
  let isReached = false;
  beforeAll(async () => {
    const noting =
      (register: Register): Register =>
      (endpoint) =>
        register(endpoint, async () => {
          isReached = true;
          throw notFound();
        });
    const standIns = api.deps.modules.map(
      ({ routes, ...module }): Module => ({
        ...module,
        ...(routes && { routes: (register, deps, within) => routes(noting(register), deps, within) }),
      }),
    );
    app = await buildApp({ ...api.deps, modules: standIns });
  });
  afterAll(() => app.close());

  async function failuresOf(token: string | null, refusal: (endpoint: Endpoint) => unknown[] | null) {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const failures: unknown[] = [];
    for (const endpoint of all) {
      isReached = false;
      const response = await app.inject({ method: endpoint.method, url: urlOf(endpoint), headers });
      const [status, code] = [response.statusCode, response.json().code];
      const refused = endpoint.access === 'partner' ? [401, 'api_key.missing'] : refusal(endpoint);
      const isRight = refused
        ? status === refused[0] && code === refused[1] && !isReached
        : status === 404 || status === 422;
      if (!isRight) failures.push([nameOf(endpoint), status, code]);
    }
    return failures;
  }

  it.each(namedCallers)('%s', async (_, role) => {
    const token = role && (await tokenOfRole(api, role));
    expect(await failuresOf(token, (endpoint) => refusalOf(endpoint, role))).toEqual([]);
  });

  /** Token of a colleague of `owner`, or of the owner. */
  async function tokenIn(owner: Awaited<ReturnType<typeof createRecruiter>>, { role, billing }: Membership) {
    if (role === 'owner') return api.tokenOf(owner);
    const member = { role, billing };
    return api.tokenOf(await createMember(api.prisma, owner.company?.id ?? '', { role: owner.role, member }));
  }

  const works = ['recruiter', 'trainer'] as const;
  const colleagues = works.flatMap((work) =>
    Object.entries(rightsOfColleagues).map(([name, [member, rights]]) => ({ name, work, member, rights })),
  );
  it.each(colleagues)('$name of a $work', async ({ work, member, rights }) => {
    const owner = await createRecruiter(api.prisma, { role: work });
    const refusal = (endpoint: Endpoint) => {
      const right = ofColleagues.includes(endpoint) ? rightNeeded(endpoint) : null;
      return refusalOf(endpoint, work) ?? (right && !rights.includes(right) ? [403, 'company.right'] : null);
    };
    expect(await failuresOf(await tokenIn(owner, member), refusal)).toEqual([]);
  });

  it('a colleague is told which role it takes, and whom to ask', async () => {
    const owner = await createRecruiter(api.prisma, { name: 'Chan Sophea' });
    const token = await tokenIn(owner, { role: 'interviewer', billing: false });
    const said = async (locale: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': locale };
      return (await app.inject({ method: 'POST', url: '/api/v1/job', headers })).json().message;
    };
    expect(await said('en')).toBe(
      `You need the role of recruiter to do this. Your role at ${owner.company?.name} is “Interviewer”. Ask Chan Sophea to change it.`,
    );
    expect(await said('km')).toMatch(/អ្នកសម្ភាស.*Chan Sophea/);
  });

  it('nobody acts for a suspended company, and everybody reads', async () => {
    const owner = await createRecruiter(api.prisma);
    const token = await tokenIn(owner, { role: 'recruiter', billing: true });
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    const refusal = (endpoint: Endpoint) => {
      const right = ofColleagues.includes(endpoint) ? rightNeeded(endpoint) : null;
      if (refusalOf(endpoint, 'recruiter')) return refusalOf(endpoint, 'recruiter');
      if (right && endpoint.method !== 'GET' && right !== 'interview') return [403, 'company.suspended'];
      return right === 'manage' ? [403, 'company.right'] : null;
    };
    expect(await failuresOf(token, refusal)).toEqual([]);
  });

  it('somebody who is gone', async () => {
    const refusal = ({ access }: Endpoint) => (needsSession(access) ? [401, 'session.invalid'] : null);
    expect(await failuresOf(goneToken, refusal)).toEqual([]);
  });
});

it('security 15: every endpoint with a record has a case here', () => {
  expect(Object.keys(accessCases).sort()).toEqual(withRecord.map(nameOf).sort());
});

const caseOf = (endpoint: Endpoint) => {
  const make = accessCases[nameOf(endpoint)];
  if (!make) throw new Error(`${nameOf(endpoint)} has no case beside its noun`);
  return make(api.prisma);
};

it.each(withRecord.map((one): [string, Endpoint] => [nameOf(one), one]))(
  'security 15, 16: %s opens to whom it is for, is not there for others, and is left alone by whoever is refused',
  async (_, endpoint) => {
    const made = await caseOf(endpoint);
    const call = (by: ReturnType<Harness['withToken']>, { id, body, query, file } = made) =>
      by.call(endpoint, { params: { id }, body, query, file });
    const success = endpoint.status ?? 200;
    const allowed = callers.filter((role) => letsIn(endpoint, role));
    // Two of the callers without access: all of them were tried above.
    const refused = callers.filter((role) => !letsIn(endpoint, role)).slice(0, 2);

    const before = await made.stored();
    for (const role of [...refused, ...(made.isShared ? [] : allowed)]) {
      const { status, body } = await call(await as(role));
      expect([role, status, body.code]).toEqual([role, ...(refusalOf(endpoint, role) ?? [404, 'not_found'])]);
      expect(Object.keys(body).sort()).toEqual(['code', 'data', 'message', 'requestId']);
    }
    if (!made.isShared) {
      const other = await caseOf(endpoint);
      const { status, body } = await call(api.as(other.owner));
      expect([status, body.code]).toEqual([404, 'not_found']);
      // Word for word the response for a record that never existed.
      const unknown = await call(api.as(other.owner), { ...made, id: unknownId });
      expect({ ...unknown.body, requestId: '' }).toEqual({ ...body, requestId: '' });
    }
    expect(await made.stored()).toEqual(before);

    for (const role of made.isShared ? allowed : []) {
      // A change by one caller would affect the next.
      const shared = endpoint.method === 'GET' ? made : await caseOf(endpoint);
      expect([role, (await call(await as(role), shared)).status]).toEqual([role, success]);
    }

    const token = await api.tokenOf(made.owner);
    const { status, headers } = await call(api.withToken(token));
    expect(status).toBe(success);
    if (!needsSession(endpoint.access)) return;
    expect(headers['cache-control']).toBe('no-store');

    await api.prisma.session.deleteMany({ where: { userId: made.owner.id } });
    const left = await made.stored();
    const gone = await call(api.withToken(token));
    expect([gone.status, gone.body.code]).toEqual([401, 'session.invalid']);
    expect(await made.stored()).toEqual(left);
  },
);

it.each(namedCallers)(
  'security 15: what has no record answers %s wherever they are let in',
  async (_, role) => {
    const failures: unknown[] = [];
    for (const endpoint of without.filter((one) => letsIn(one, role))) {
      // Some of the calls sign out, or delete the account.
      const isLast = role && endpoint.method !== 'GET';
      const by = isLast ? api.as(await personOf(role, api)) : await as(role);
      const { status, headers } = await by.call(endpoint);
      const isCached = needsSession(endpoint.access) && headers['cache-control'] !== 'no-store';
      if (status === 401 || status === 403 || status >= 500 || isCached)
        failures.push([nameOf(endpoint), status, headers['cache-control']]);
    }
    expect(failures).toEqual([]);
  },
);

describe('security 15: methods and addresses that are not in the contract', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const)('%s is refused', async (method) => {
    const headers = { Authorization: `Bearer ${await tokenOfRole(api, 'admin')}` };
    const unsaid = new Set(all.filter((one) => one.method !== method).map(({ path }) => path));
    for (const { path } of all.filter((one) => one.method === method)) unsaid.delete(path);
    for (const path of unsaid) {
      const url = urlOf({ path });
      const { statusCode } = await api.app.inject({ method: method as 'GET', url, headers });
      // `/job/own` is also `/job/:id` with a word that is not an id.
      expect([method, path, [403, 404, 405].includes(statusCode)]).toEqual([method, path, true]);
    }
  });
});
