import { trainingCreate } from '@acheep/contract/events/gathering-own';
import { applicationCreate } from '@acheep/contract/hiring/application';
import { messageCreate } from '@acheep/contract/hiring/candidate-message';
import { jobCreate, jobList } from '@acheep/contract/jobs/job';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { resumeWork } from '@acheep/contract/talent/resume';
import { describe, expect, it } from 'vitest';
import { bearerFor } from './bearer.ts';
import { allowedHold, minHold } from './cost.ts';
import { startApi } from './harness.ts';
import { dearBodies, dearJobs, fewUnits, sendTo, unknownKeys } from './large-request.ts';
import { commonUnits, filled } from './worst-string.ts';

const api = await startApi({ LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' });

/** Endpoints with the largest bodies or the most complex rules; `test:deep` tries every one. */
const sample: readonly Endpoint[] = [jobCreate, resumeWork, applicationCreate, messageCreate, trainingCreate];

describe.each(sample)('the body of $method $path', (endpoint) => {
  it('security 48: where it is refused, holds the event loop for no longer than a plain one', async () => {
    expect(await dearBodies(sendTo(api, endpoint, await bearerFor(api, endpoint)), endpoint)).toEqual([]);
  });
});

it('security 48: thousands of unknown keys are answered briefly', async () => {
  const { statusCode, body } = await sendTo(api, jobCreate, await bearerFor(api, jobCreate))(unknownKeys);
  expect([statusCode, body.length < 10_000]).toEqual([422, true]);
});

it('security 54: no job that is saved holds the event loop for longer than a plain one, whatever its texts', async () => {
  expect(await dearJobs(sendTo(api, jobCreate, await bearerFor(api, jobCreate)), commonUnits)).toEqual([]);
});

it('security 48: no header and no query holds the event loop for longer than a plain one', async () => {
  const send = sendTo(api, jobList, {});
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
  const plain = await minHold(0, () => send('', { accept: 'a'.repeat(100_000) }));
  for (const unit of [
    ...fewUnits,
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
      const held = await minHold(allowedHold(plain), () => send('', { [header]: value }));
      expect([unit, header, held]).toEqual([unit, header, Math.min(held, allowedHold(plain))]);
    }
    const query = `?search=x&${encodeURI(filled(unit, 20_000))}&${'a=1&'.repeat(5000)}`;
    expect(await minHold(allowedHold(plain), () => send('', {}, query))).toBeLessThan(allowedHold(plain));
  }
});
