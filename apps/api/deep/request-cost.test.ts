import { endpoints } from '@acheep/contract/endpoints';
import { jobCreate } from '@acheep/contract/jobs/job';
import type { Access, Endpoint } from '@acheep/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { bearerFor } from '../src/testing/bearer.ts';
import { startApi } from '../src/testing/harness.ts';
import { dearBodies, dearJobs, sendTo, unknownKeys } from '../src/testing/large-request.ts';
import { worstUnits } from '../src/testing/worst-string.ts';

const api = await startApi({ LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' });

const bearers = new Map<Access, Record<string, string>>();
async function senderTo(endpoint: Endpoint) {
  const bearer = bearers.get(endpoint.access) ?? (await bearerFor(api, endpoint));
  bearers.set(endpoint.access, bearer);
  return sendTo(api, endpoint, bearer);
}

const all: readonly Endpoint[] = endpoints;
describe.each(all.filter(({ body }) => body))('the body of $method $path', (endpoint) => {
  it('security 48: where it is refused, holds the event loop for no longer than a plain one', async () => {
    expect(await dearBodies(await senderTo(endpoint), endpoint)).toEqual([]);
  });

  it('security 48: is answered briefly, whatever thousands of unknown keys it has', async () => {
    const { statusCode, body } = await (await senderTo(endpoint))(unknownKeys);
    expect([statusCode, body.length < 10_000]).toEqual([422, true]);
  });
});

const each = 60;
const parts = Array.from({ length: Math.ceil(worstUnits.length / each) }, (_, at) => at * each);
it.each(parts)(
  'security 54: no job that is saved holds the event loop for longer than a plain one, whatever its texts: from %i on',
  async (first) => {
    const units = worstUnits.slice(first, first + each);
    expect(await dearJobs(await senderTo(jobCreate), units)).toEqual([]);
  },
);
