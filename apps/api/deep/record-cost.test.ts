import { it, vi } from 'vitest';
import { startApi } from '../src/testing/harness.ts';
import { expectNoHold, meetings } from '../src/testing/record-meeting.ts';
import { attacks } from '../src/testing/worst-string.ts';

vi.setConfig({ testTimeout: 120_000 });

const api = await startApi({ LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' });

it.each(meetings)(
  'security 59: %s, whatever they say, hold nobody up, as they are saved or read',
  (_, make) => expectNoHold(api, make, attacks),
);
