import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { isNoneLeft, needJobLeft } from './active-plan.ts';

beforeEach(() => queryClient.clear());

const plan = (data: object | null) => vi.stubGlobal('fetch', async () => Response.json({ data }));

it('tells of no job left before anything is sent, as the refusal would', async () => {
  plan(null);
  await expect(needJobLeft()).rejects.toSatisfy(isNoneLeft);
  plan({ jobs: 3, jobsUsed: 3, jobsLeft: 0 });
  await expect(needJobLeft()).rejects.toSatisfy(isNoneLeft);
  plan({ jobs: 3, jobsUsed: 2, jobsLeft: 1 });
  await expect(needJobLeft()).resolves.toBeUndefined();
});
