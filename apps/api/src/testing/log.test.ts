import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { loggedUrl } from '../plumbing/watching/logged-url.ts';
import { pdf } from './document.ts';
import { startApi } from './harness.ts';

const password = 'correct horse battery staple';
const newPassword = 'another horse, no battery';
const wrong = 'a wrong password 17';
const email = 'dara@example.com';

const api = await startApi();
let app: FastifyInstance;
let log = '';
beforeAll(async () => {
  const write = (line: string) => {
    log += line;
  };
  const config = { ...api.deps.config, LOG_LEVEL: 'debug' as const };
  app = await buildApp({ ...api.deps, config, logTo: { write } });
});
afterAll(() => app.close());

/** Multipart form with a file. */
function form(name: string, content: Buffer) {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return {
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]),
  };
}

/** Makes the typical calls of users, and returns every secret that was sent or received. */
async function walk(): Promise<string[]> {
  let token = '';
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, more: InjectOptions = {}) => {
    const headers = {
      ...(token && { Authorization: `Bearer ${token}`, Cookie: `token=${token}` }),
      ...more.headers,
    };
    const url = path.startsWith('/api') ? path : `/api/v1${path}`;
    const { statusCode, body } = await app.inject({ ...more, method, url, headers });
    return { statusCode, data: body.startsWith('{') ? JSON.parse(body).data : null };
  };
  const post = (path: string, payload: object) => send('POST', path, { payload });

  // Handle of the browser; it is one of the secrets searched for in the log below.
  const handle = 'a browser keeps this of its sign-up';
  const person = { role: 'user', name: 'Sok Dara', email, password, confirmPassword: password, handle };
  await post('/users/register', { ...person, surprise: password });
  await post('/users/register', person);
  const [mail] = await api.mails(1);
  const activation = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await app.inject({ url: `/verify?token=${activation}` });
  await app.inject({ url: `/km/verify?lang=km&token=${activation}#x` });
  await post('/users/verify-email/look', { token: activation, handle });
  await post('/users/verify-email', { token: activation });
  await post('/users/verify-email', { token: activation, registeredPassword: wrong });
  const opened = (await post('/users/verify-email', { token: activation, handle })).data.token;
  await post('/users/verify-email', { token: activation, handle });
  await post('/users/verify-email/resend', { email });
  await post('/users/login', { email, password: wrong });
  await app.inject({ method: 'POST', url: '/api/v1/users/login', payload: `{"password":"${password}"` });
  await app.inject({ url: `/api/v1/users/login?email=${email}&password=${encodeURIComponent(password)}` });
  token = (await post('/users/login', { email, password })).data.token;
  await send('GET', '/users/profile');
  await send('GET', `/users/profile?token=${token}`);

  await send('GET', '/users/session');

  const request = (await post('/users/forgot-password', { email })).data.token;
  const reset = (await api.mails(2)).at(-1)?.text ?? '';
  const code = /\b\d{6}\b/.exec(reset)?.[0] ?? '';
  const chosen = { password: newPassword, confirmPassword: newPassword };
  await app.inject({ url: `/reset-password?token=${request}&code=${code}` });
  await post('/users/forgot-password/reset', { token: request, email, code: '000000', ...chosen });
  const done = await post('/users/forgot-password/reset', { token: request, email, code, ...chosen });
  expect(done.statusCode).toBe(200);
  const before = token;
  token = (await post('/users/login', { email, password: newPassword })).data.token;
  await send('PUT', '/users/password', { payload: { currentPassword: wrong, ...chosen } });

  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id });
  const { docs, url } = (await send('POST', '/upload/docs', form('cv.pdf', pdf()))).data;
  await send('GET', url);
  await post('/application', { jobId: job.id, cv: { ...docs, owner: email }, phone: '+85512345678' });
  const applied = await post('/application', { jobId: job.id, cv: docs, phone: '+85512345678' });
  const exported = (await post('/users/export', { password: newPassword })).data.url;
  await send('GET', `${exported}x`);
  expect((await send('GET', exported)).statusCode).toBe(200);
  await send('GET', exported);
  const applicant = token;
  token = await api.tokenOf(recruiter);
  const cv = (await post(`/application/${applied.data._id}/cv`, {})).data.url;
  expect((await send('GET', cv)).statusCode).toBe(200);
  await send('GET', `${cv}x`);

  // Makes the database fail in the middle of a request.
  await api.prisma.$executeRawUnsafe('ALTER TABLE session RENAME TO session_away');
  expect((await post('/users/login', { email, password: newPassword })).statusCode).toBe(500);
  expect((await send('GET', '/users/profile')).statusCode).toBe(500);
  await api.prisma.$executeRawUnsafe('ALTER TABLE session_away RENAME TO session');
  await post('/users/logout', {});

  const links = [url, cv, exported].map((link: string) => link.split('/').at(-1) ?? '');
  const { SECRET, DATABASE_URL } = api.deps.config;
  expect(log).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  const typed = [password, newPassword, wrong];
  return [
    ...typed,
    activation,
    handle,
    opened,
    request,
    before,
    applicant,
    token,
    ...links,
    SECRET,
    DATABASE_URL,
  ];
}

describe('security 44: the log', () => {
  it('holds no password, token, code or link of a whole run', async () => {
    const secrets = await walk();
    expect(log.split('\n').length).toBeGreaterThan(40);
    expect(log).toContain('/api/v1/users/login');
    expect(log).toContain('request failed');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(15);
      for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
        expect(log.includes(form), `the log holds ${secret}`).toBe(false);
      // Nor its secret part.
      expect(log).not.toContain(secret.slice(-12));
    }
    expect(log).not.toContain(email);
    expect(log).not.toMatch(/bearer|cookie|\$2[aby]\$/i);
  });
});

it.each([
  ['/verify?token=abc&x=1', '/verify?token=…&x=1'],
  ['/reset?x=1&code=123456', '/reset?x=1&code=…'],
  ['/api/v1/file/id.123.signature', '/api/v1/file/…'],
  ['/km/unsubscribe/job-alert.id.signature', '/km/unsubscribe/…'],
  ['/api/v1/invoice/order_en_session.1.signature?paper=a5', '/api/v1/invoice/…?paper=a5'],
  ['/calendar/token/interviews.ics', '/calendar/…/interviews.ics'],
  ['/api/v1/order/id/invoice', '/api/v1/order/id/invoice'],
  ['/api/v1/job/poster/id_km_session.1.signature', '/api/v1/job/poster/…'],
  ['/api/v1/job/id/poster', '/api/v1/job/id/poster'],
  ['/api/v1/users/export/token', '/api/v1/users/export/…'],
  ['/api/v1/application/pdf/classic_km_a4_session_id.1.signature', '/api/v1/application/pdf/…'],
  ['/api/v1/users/resume/pdf/classic_km_a4_session.1.signature', '/api/v1/users/resume/pdf/…'],
  ['/api/v1/job?search=cook', '/api/v1/job?search=cook'],
])('logs %s as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});
