import { jobTextLength } from '@acheep/contract/jobs/job-field';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { z } from 'zod';
import { allowedHold, minHold } from './cost.ts';
import type { Harness } from './harness.ts';
import { filled } from './worst-string.ts';

const id = '01900000-0000-7000-8000-000000000000';
const urlOf = ({ path }: Endpoint) => `/api/v1${path.replace(/:\w+/g, id)}`;

export const fewUnits = [
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

export function sendTo({ app }: Pick<Harness, 'app'>, endpoint: Endpoint, headers: Record<string, string>) {
  return (payload: string, more: Record<string, string> = {}, query = '') =>
    app.inject({
      method: endpoint.method,
      url: urlOf(endpoint) + query,
      headers: { ...headers, ...(payload && { 'Content-Type': 'application/json' }), ...more },
      ...(payload && { payload }),
    });
}

const fieldsOf = ({ body }: Endpoint) =>
  Object.keys(z.toJSONSchema(body ?? z.object({}), { io: 'input', unrepresentable: 'any' }).properties ?? {});

export const unknownKeys = `{${Array.from({ length: 24_000 }, (_, i) => `"k${i}":1`).join(',')}}`;

/** Bodies of about 240 kB, just below the limit. */
function bodiesFor(endpoint: Endpoint): [string, string][] {
  const fields = fieldsOf(endpoint);
  const size = 240_000;
  const inEach = (value: string) => `{${fields.map((field) => `"${field}":${value}`).join(',')}}`;
  const each = Math.floor(size / 3 / fields.length);
  const list = (value: string) =>
    `[${Array(Math.floor(each / value.length))
      .fill(value)
      .join(',')}]`;
  return [
    ...fewUnits.map((unit): [string, string] => [unit, inEach(JSON.stringify(filled(unit, each)))]),
    ['thousands of keys', unknownKeys],
    ['lists in lists', '['.repeat(size / 2) + ']'.repeat(size / 2)],
    ['objects in objects', '{"a":'.repeat(size / 6) + 0 + '}'.repeat(size / 6)],
    ['long lists', inEach(list('0'))],
    ['long lists of objects', inEach(list('{"kind":0,"name":0}'))],
    ['digits', inEach('1'.repeat(each))],
  ];
}

/** Large bodies that are refused, but block the event loop for longer than a plain one of their size. */
export async function dearBodies(send: ReturnType<typeof sendTo>, endpoint: Endpoint) {
  const dear: [string, number][] = [];
  const plain = await minHold(0, () => send(JSON.stringify({ surprise: 'a'.repeat(240_000) })));
  for (const [name, body] of bodiesFor(endpoint)) {
    const held = await minHold(allowedHold(plain), () => send(body));
    if (held > allowedHold(plain)) dear.push([name, held]);
  }
  return dear;
}

/** Strings whose saved job blocks the event loop for longer than a plain one. */
export async function dearJobs(send: ReturnType<typeof sendTo>, units: readonly string[]) {
  const jobOf = (three: readonly string[]) => {
    const [description, requirements, benefits] = [0, 1, 2].map((at) =>
      filled(three[at] ?? 'a ', jobTextLength),
    );
    return JSON.stringify({ title: 'Cook', description, requirements, benefits });
  };
  const dear: [readonly string[], number][] = [];
  const plain = await minHold(0, () => send(jobOf(['cook wanted ', 'ត្រូវការចុងភៅ ', '<p>cook</p>'])));
  // No text may contain NUL, and a refused string would hide the others.
  const taken = units.filter((unit) => unit.length <= 4 && !/[\0\w]{2}|[\0b-z0-9]/.test(unit));
  for (let at = 0; at < taken.length; at += 3) {
    const tried = taken.slice(at, at + 3);
    const held = await minHold(allowedHold(plain), () => send(jobOf(tried)));
    if (held > allowedHold(plain)) dear.push([tried, held]);
  }
  return dear;
}
