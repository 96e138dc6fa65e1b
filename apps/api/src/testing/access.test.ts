import {
  type CompanyRight,
  companyRights,
  hasRight,
  rightNeeded,
} from '@acheep/contract/kernel/company-right';
import { type Endpoint, needsSession } from '@acheep/contract/kernel/endpoint';
import { valuesOf } from '@acheep/contract/kernel/option';
import { can, type Subject, subjects } from '@acheep/contract/kernel/permission';
import { type Role, roles } from '@acheep/contract/kernel/role';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  colleagues,
  everyEndpoint,
  nameOf,
  ofColleagues,
  type Refusal,
  refusalOf,
  startReach,
  tokenIn,
  unknownId,
  urlOf,
} from './access-reach.ts';
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
import { type Harness, startApi } from './harness.ts';
import { accessCases } from './noun-case.ts';

// One account per role makes most calls.
const api = await startApi({ LIMIT_FACTOR: '1000' });
let goneToken: string;
beforeAll(async () => {
  goneToken = await api.tokenOf(await createUser(api.prisma));
  await api.prisma.session.deleteMany();
});

const all = everyEndpoint;
const withRecord = all.filter(({ path }) => path.includes(':'));
const without = all.filter(({ path }) => !path.includes(':'));

const callers = [null, ...valuesOf(roles)];
const nounOf = ({ path }: Endpoint) => /^\/((?:admin\/)?[^/]+)/.exec(path)?.[1] ?? '';
const namedCallers = callers.map((role): [string, Role | null] => [role ?? 'nobody', role]);
const as = async (role: Role | null) => (role ? api.withToken(await tokenOfRole(api, role)) : api.as(null));

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
  let reach: Awaited<ReturnType<typeof startReach>>;
  beforeAll(async () => {
    reach = await startReach(api);
  });
  afterAll(() => reach.app.close());

  it.each(namedCallers)('%s', async (_, role) => {
    const token = role && (await tokenOfRole(api, role));
    expect(await reach.failuresOf(all, token, (endpoint) => refusalOf(endpoint, role))).toEqual([]);
  });

  // Every endpoint by the colleague with the fewest rights; by others, one of each access, right and kind of method.
  const kindOf = (one: Endpoint) => `${one.access} ${rightNeeded(one)} ${one.method === 'GET'}`;
  const kinds = [...new Map(ofColleagues.map((one) => [kindOf(one), one])).values()];
  it.each(colleagues)('$name of a $work', async ({ name, work, member, refusal }) => {
    const owner = await createRecruiter(api.prisma, { role: work });
    const called = name === 'interviewer' ? ofColleagues : kinds;
    expect(await reach.failuresOf(called, await tokenIn(api, owner, member), refusal)).toEqual([]);
  });

  it('a colleague is told which role it takes, and whom to ask', async () => {
    const owner = await createRecruiter(api.prisma, { name: 'Chan Sophea' });
    const token = await tokenIn(api, owner, { role: 'interviewer', billing: false });
    const said = async (locale: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': locale };
      return (await reach.app.inject({ method: 'POST', url: '/api/v1/job', headers })).json().message;
    };
    expect(await said('en')).toBe(
      `You need the Recruiter role to do this. Your role at ${owner.company?.name} is “Interviewer”. Ask Chan Sophea to change it.`,
    );
    expect(await said('km')).toMatch(/អ្នកសម្ភាស.*Chan Sophea/);
  });

  it('nobody acts for a suspended company, and everybody reads', async () => {
    const owner = await createRecruiter(api.prisma);
    const token = await tokenIn(api, owner, { role: 'recruiter', billing: true });
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    const refusal = (endpoint: Endpoint): Refusal | null => {
      const right = rightNeeded(endpoint);
      if (refusalOf(endpoint, 'recruiter')) return refusalOf(endpoint, 'recruiter');
      if (right && endpoint.method !== 'GET' && right !== 'interview') return [403, 'company.suspended'];
      return right === 'manage' ? [403, 'company.right'] : null;
    };
    expect(await reach.failuresOf(ofColleagues, token, refusal)).toEqual([]);
  });

  it('somebody who is gone', async () => {
    const refusal = ({ access }: Endpoint): Refusal | null =>
      needsSession(access) ? [401, 'session.invalid'] : null;
    expect(await reach.failuresOf(all, goneToken, refusal)).toEqual([]);
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
  'security 15, 16: %s opens to whom it is for, and is not there for others',
  async (_, endpoint) => {
    const made = await caseOf(endpoint);
    const call = (by: ReturnType<Harness['withToken']>, { id, body, query, file } = made) =>
      by.call(endpoint, { params: { id }, body, query, file });
    const success = endpoint.status ?? 200;
    const allowed = callers.filter((role) => letsIn(endpoint, role));

    if (made.isShared) {
      // The operator calls last.
      for (const role of allowed.filter((one) => one !== 'admin')) {
        // A change by one caller would affect the next.
        const shared = endpoint.method === 'GET' ? made : await caseOf(endpoint);
        expect([role, (await call(await as(role), shared)).status]).toEqual([role, success]);
      }
    } else {
      const before = await made.stored();
      const other = api.withToken(await api.tokenOf((await caseOf(endpoint)).owner));
      const { status, body } = await call(other);
      expect([status, body.code]).toEqual([404, 'not_found']);
      // Word for word the response for a record that never existed.
      const unknown = await call(other, { ...made, id: unknownId });
      expect({ ...unknown.body, requestId: '' }).toEqual({ ...body, requestId: '' });
      // Where one role is let in, the other owner has it.
      for (const role of allowed.length > 1 ? allowed : []) {
        const stranger = await call(await as(role));
        expect([role, stranger.status, stranger.body.code]).toEqual([role, 404, 'not_found']);
      }
      expect(await made.stored()).toEqual(before);
    }

    const { status, headers } = await call(api.as(made.owner));
    expect(status).toBe(success);
    if (needsSession(endpoint.access)) expect(headers['cache-control']).toBe('no-store');
  },
);

it.each(namedCallers)(
  'security 15: what has no record answers %s wherever they are let in',
  async (_, role) => {
    const failures: unknown[] = [];
    let changing: Awaited<ReturnType<typeof as>> | undefined;
    for (const endpoint of without.filter(
      (one) => letsIn(one, role) && (!role || needsSession(one.access)),
    )) {
      const isRead = endpoint.method === 'GET';
      if (!isRead && role) changing ??= api.withToken(await api.tokenOf(await personOf(role, api)));
      const by = (!isRead && changing) || (await as(role));
      const { status, headers } = await by.call(endpoint);
      // Some of the calls sign out, or delete the account.
      if (!isRead && status < 400) changing = undefined;
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
