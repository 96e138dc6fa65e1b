import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { errorText } from '@acheep/contract/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './harness.ts';

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../web/dist/index.html'));

const api = await startApi();
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Sends bytes to the listening API and returns the parsed response. */
async function sendRaw(bytes: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const address = api.app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk;
  });
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

const ours = (code: string) => ({
  code,
  message: expect.any(String),
  data: null,
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
});

describe('an address that no route can be asked with', () => {
  const addresses = ['/api/v1/job/%zz', '/api/v1/job/%E1%9E', '/api/%', `/api/v1/job/${'x'.repeat(600)}`];

  it.each(addresses)('%s is not found, in the language of the reader', async (url) => {
    for (const locale of ['en', 'km'] as const) {
      const { status, body, headers } = await api.http().get(url).set('Accept-Language', locale);
      expect([status, body]).toEqual([
        404,
        { ...ours('not_found'), message: errorText('not_found', locale) },
      ]);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    }
  });

  it('is not found by any other method either', async () => {
    const { status, body } = await api.http().post('/job/%zz').send({});
    expect([status, body]).toEqual([404, ours('not_found')]);
  });

  it.runIf(isBuilt)('is the application where it is a page, which says so', async () => {
    for (const [url, language] of [
      ['/job/%zz', 'en'],
      ['/%', 'en'],
      ['/km/job/%zz', 'km'],
      [`/job/${'x'.repeat(600)}`, 'en'],
    ]) {
      const { status, text, headers } = await api.http().get(String(url));
      expect([status, text]).toEqual([404, expect.stringContaining(`<html lang="${language}"`)]);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
  });
});

describe('a search of', () => {
  it('10,000 Khmer letters is refused by its field', async () => {
    const { status, body } = await api
      .http()
      .get('/api/v1/job')
      .query({ search: 'ក'.repeat(10_000) });
    expect([status, body.code, Object.keys(body.data)]).toEqual([422, 'validation.failed', ['search']]);
  });

  it('more than an address can hold is refused in our words', async () => {
    const { status, body } = await sendRaw(
      `GET /api/v1/job?search=${'x'.repeat(131_072)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    expect([status, body]).toEqual([431, ours('request.too_large')]);
  });
});

it('what is no HTTP is refused in our words', async () => {
  const { status, body } = await sendRaw('nonsense\r\n\r\n');
  expect([status, body]).toEqual([400, ours('request.invalid')]);
});
