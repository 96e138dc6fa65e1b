import { createRecruiter } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { colleagues, everyEndpoint, startReach, tokenIn } from '../src/testing/access-reach.ts';
import { startApi } from '../src/testing/harness.ts';

const api = await startApi({ LIMIT_FACTOR: '1000' });

it.each(colleagues)(
  'security 15: whoever is not let in never gets to a handler: $name of a $work',
  async ({ work, member, refusal }) => {
    const reach = await startReach(api);
    const token = await tokenIn(api, await createRecruiter(api.prisma, { role: work }), member);
    expect(await reach.failuresOf(everyEndpoint, token, refusal)).toEqual([]);
    await reach.app.close();
  },
);
