import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { logout, profileGet } from '@acheep/contract/accounts/account';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { signFileLink } from '../modules/platform/upload/file-link.ts';
import { derivedSecret } from '../plumbing/secret.ts';
import { startApi } from './harness.ts';

const api = await startApi();
let key: string;
let sid: string;
let good: string;
beforeAll(async () => {
  key = derivedSecret(api.deps.config.SECRET, 'session token');
  good = await api.tokenOf(await createUser(api.prisma));
  sid = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()).sid;
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => ({ sid, aud: 'session', iat: inSeconds(-10), exp: inSeconds(3600) });

/** Token with any head and claims, by default signed with the right key. */
function forge(head: object = {}, more: object = {}, { secret = key, hash = 'sha256' } = {}) {
  const signed = `${part({ alg: 'HS256', typ: 'JWT', ...head })}.${part({ ...claims(), ...more })}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
}

function forgeRsa() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const signed = `${part({ alg: 'RS256', typ: 'JWT', jwk })}.${part(claims())}`;
  return `${signed}.${createSign('sha256').update(signed).sign(privateKey, 'base64url')}`;
}

const statusOf = async (token: string) => (await api.withToken(token).call(profileGet)).status;

it('a token that is made as ours are is taken', async () => {
  expect(await statusOf(forge())).toBe(200);
});

describe('security 12: a token is refused', () => {
  const unsigned = (alg: string) => `${part({ alg, typ: 'JWT' })}.${part(claims())}.`;
  const own = { kty: 'oct', k: Buffer.from('mine').toString('base64url') };

  it.each<[string, () => string]>([
    ['with no algorithm', () => unsigned('none')],
    ['with no algorithm, in capitals', () => unsigned('NONE')],
    ['that says none and is signed', () => forge({ alg: 'none' })],
    ['with HS384', () => forge({ alg: 'HS384' }, {}, { hash: 'sha384' })],
    ['with HS512', () => forge({ alg: 'HS512' }, {}, { hash: 'sha512' })],
    ['with RS256 and its own key', forgeRsa],
    ['with its own key in the head', () => forge({ jwk: own }, {}, { secret: 'mine' })],
    ['with the address of its key', () => forge({ jku: 'https://evil.example/k' }, {}, { secret: 'mine' })],
    ['with a key id that is a path', () => forge({ kid: '../../../dev/null' }, {}, { secret: '' })],
    ['signed by another', () => forge({}, {}, { secret: 'another secret, long enough for anybody' })],
    ['signed with the operator’s secret itself', () => forge({}, {}, { secret: api.deps.config.SECRET })],
    [
      'signed for another purpose',
      () => forge({}, {}, { secret: derivedSecret(api.deps.config.SECRET, 'file link of a session') }),
    ],
    ['for another audience', () => forge({}, { aud: 'reset' })],
    ['for no audience', () => forge({}, { aud: undefined })],
    ['that has expired', () => forge({}, { exp: inSeconds(-1) })],
    ['that never expires', () => forge({}, { exp: undefined })],
    ['that is not valid yet', () => forge({}, { nbf: inSeconds(600) })],
    ['without a session', () => forge({}, { sid: undefined })],
    ['of a session that is not there', () => forge({}, { sid: '01900000-0000-7000-8000-000000000000' })],
    ['of a session that is no id', () => forge({}, { sid: "x' OR '1'='1" })],
    ['of a session that is an object', () => forge({}, { sid: { gt: '' } })],
    ['with a changed claim', () => good.replace(/\.[^.]+\./, `.${part({ ...claims(), role: 'admin' })}.`)],
    ['with half its signature', () => good.slice(0, -20)],
    ['with no signature', () => good.replace(/[^.]+$/, '')],
    ['twice', () => `${good}.${good}`],
    ['that is 8 kB long', () => 'a'.repeat(8000)],
    [
      'that is a link to a file',
      () => signFileLink(api.deps, { id: sid, sessionId: sid }).url.split('/').at(-1) ?? '',
    ],
  ])('%s', async (_, make) => {
    expect(await statusOf(make())).toBe(401);
  });

  it('in any other place or form than a bearer’s', async () => {
    for (const Authorization of [good, `Basic ${good}`, `Token ${good}`, 'Bearer', `Bearer ${good} x`])
      expect((await api.http().get('/api/v1/users/profile').set({ Authorization })).status).toBe(401);
    expect((await api.http().get(`/api/v1/users/profile?token=${good}`)).status).toBe(401);
  });

  it('as a link to a file', async () => {
    const { id } = await createUpload(api.prisma);
    expect((await api.http().get(`/api/v1/file/${good}`)).status).toBe(403);
    expect((await api.http().get(`/api/v1/file/${forge({}, { sid: id })}`)).status).toBe(403);
  });
});

it('security 13: a token is worth nothing after sign-out, nor after its account is gone', async () => {
  const person = await createUser(api.prisma);
  const [first, second] = [await api.tokenOf(person), await api.tokenOf(person)];
  await api.withToken(first).call(logout);
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  await api.prisma.user.delete({ where: { id: person.id } });
  expect(await statusOf(second)).toBe(401);
});

it('security 14: a session ends with its lifetime, however often it is used', async () => {
  const token = await api.tokenOf(await createUser(api.prisma));
  const start = Date.now();
  for (const minute of [10, 30, 50]) {
    api.setClock(new Date(start + minute * 60_000));
    expect(await statusOf(token)).toBe(200);
  }
  api.setClock(new Date(start + 61 * 60_000));
  expect(await statusOf(token)).toBe(401);
  api.setClock(null);
});
