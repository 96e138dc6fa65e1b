import { it, vi } from 'vitest';
import { startApi } from './harness.ts';
import { expectNoHold, meetings } from './record-meeting.ts';
import { attacks } from './worst-string.ts';

vi.setConfig({ testTimeout: 120_000 });

const api = await startApi({ LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' });
// Every attack is tried in `deep`.

it.each(meetings)(
  'security 59: %s, whatever they say, hold nobody up, as they are saved or read',
  (_, make) =>
    expectNoHold(
      api,
      make,
      attacks.filter((_one, at) => at % 3 === 0),
    ),
);
