import type { Endpoint } from '@acheep/contract/endpoint';
import { endpoints } from '@acheep/contract/endpoints';
import { jobCreate } from '@acheep/contract/job';
import { jobTextLength } from '@acheep/contract/job-draft';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bearerFor } from './bearer.ts';
import { allowedHold, leastHold } from './cost.ts';
import { type Harness, startHarness } from './harness.ts';
import { filled, worstUnits } from './worst-string.ts';

// Some hundred requests each, several times where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' });
});
afterAll(() => api.close());

const all: readonly Endpoint[] = endpoints;
const id = '01900000-0000-7000-8000-000000000000';
const urlOf = ({ path }: Endpoint) => `/api/v1${path.replace(/:\w+/g, id)}`;
const few = [
  '<',
  '&nbsp;',
  ' ',
  '\u17C1',
  '\u17B8\u17C1\u17B6',
  '\u0315\u0300',
  '@',
  'a@',
  '0',
  ',',
  '"',
  '%',
];

function sendTo(endpoint: Endpoint, headers: Record<string, string>) {
  return (payload: string, more: Record<string, string> = {}, query = '') =>
    api.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint) + query,
      headers: { ...headers, ...(payload && { 'Content-Type': 'application/json' }), ...more },
      ...(payload && { payload }),
    });
}

const fieldsOf = ({ body }: Endpoint) =>
  Object.keys(z.toJSONSchema(body ?? z.object({}), { io: 'input', unrepresentable: 'any' }).properties ?? {});

/** Bodies of about 240 kB, which is all that is read. */
function bodiesFor(endpoint: Endpoint): [string, string][] {
  const fields = fieldsOf(endpoint);
  const size = 240_000;
  const inEach = (value: string) => `{${fields.map((field) => `"${field}":${value}`).join(',')}}`;
  const each = Math.floor(size / 3 / fields.length);
  const list = (value: string) =>
    `[${Array(Math.floor(each / value.length))
      .fill(value)
      .join(',')}]`;
  const keys = Array.from({ length: 24_000 }, (_, i) => `"k${i}":1`).join(',');
  return [
    ...few.map((unit): [string, string] => [unit, inEach(JSON.stringify(filled(unit, each)))]),
    ['thousands of keys', `{${keys}}`],
    ['lists in lists', '['.repeat(size / 2) + ']'.repeat(size / 2)],
    ['objects in objects', '{"a":'.repeat(size / 6) + 0 + '}'.repeat(size / 6)],
    ['long lists', inEach(list('0'))],
    ['long lists of objects', inEach(list('{"kind":0,"name":0}'))],
    ['digits', inEach('1'.repeat(each))],
  ];
}

// A test for each: there are more endpoints every month, and a machine that is busy is slow.
describe.each(all.filter(({ body }) => body))('the body of $method $path', (endpoint) => {
  it('security 48: where it is refused, holds the event loop for no longer than a plain one', async () => {
    const send = sendTo(endpoint, await bearerFor(api, endpoint));
    const plain = await leastHold(0, () => send(JSON.stringify({ surprise: 'a'.repeat(240_000) })));
    for (const [name, body] of bodiesFor(endpoint)) {
      const held = await leastHold(allowedHold(plain), () => send(body));
      expect([name, held]).toEqual([name, Math.min(held, allowedHold(plain))]);
    }
  });

  it('security 48: is answered briefly, whatever thousands of unknown keys it has', async () => {
    const send = sendTo(endpoint, await bearerFor(api, endpoint));
    const [, body = ''] = bodiesFor(endpoint).find(([name]) => name === 'thousands of keys') ?? [];
    const { statusCode, body: answer } = await send(body);
    expect([statusCode, answer.length < 10_000]).toEqual([422, true]);
  });
});

it('security 54: no job that is saved holds the event loop for longer than a plain one, whatever its texts', async () => {
  const send = sendTo(jobCreate, await bearerFor(api, jobCreate));
  const jobOf = (units: readonly string[]) => {
    const [description, requirements, benefits] = [0, 1, 2].map((at) =>
      filled(units[at] ?? 'a ', jobTextLength),
    );
    return JSON.stringify({ title: 'Cook', description, requirements, benefits });
  };
  const plain = await leastHold(0, () => send(jobOf(['cook wanted ', 'ត្រូវការចុងភៅ ', '<p>cook</p>'])));
  // No text may hold NUL, and one that is refused would spare the others.
  const units = worstUnits.filter((unit) => unit.length <= 4 && !/[\0\w]{2}|[\0b-z0-9]/.test(unit));
  for (let at = 0; at < units.length; at += 3) {
    const tried = units.slice(at, at + 3);
    const held = await leastHold(allowedHold(plain), () => send(jobOf(tried)));
    expect([tried, held]).toEqual([tried, Math.min(held, allowedHold(plain))]);
  }
});

it('security 48: no header and no query holds the event loop for longer than a plain one', async () => {
  const endpoint = all.find(({ path }) => path === '/job') as Endpoint;
  const send = sendTo({ ...endpoint, method: 'GET' }, {});
  const headers = [
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'forwarded',
    'host',
  ];
  const more = [
    'if-modified-since',
    'if-none-match',
    'range',
    'user-agent',
    'x-forwarded-for',
    'content-type',
  ];
  const plain = await leastHold(0, () => send('', { accept: 'a'.repeat(100_000) }));
  for (const unit of [
    ...few,
    'gzip,',
    'km,',
    '"a",',
    '0-1,',
    '1.1.1.1,',
    ';q=0.1,',
    'Bearer ',
    'a.',
    ';a=',
  ]) {
    if (/[^\x20-\x7e]/.test(unit)) continue;
    const value = filled(unit, 100_000);
    for (const header of [...headers, ...more]) {
      const held = await leastHold(allowedHold(plain), () => send('', { [header]: value }));
      expect([unit, header, held]).toEqual([unit, header, Math.min(held, allowedHold(plain))]);
    }
    const query = `?search=x&${encodeURI(filled(unit, 20_000))}&${'a=1&'.repeat(5000)}`;
    expect(await leastHold(allowedHold(plain), () => send('', {}, query))).toBeLessThan(allowedHold(plain));
  }
});
