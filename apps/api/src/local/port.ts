import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { asListenError } from '../server.ts';

/** Fails with one sentence where the address of the settings cannot be listened on, before anything else is started. */
export async function assertPortIsFree(config: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(asListenError(error, config)));
    probe.listen(config.PORT, config.HOST, () => probe.close(() => resolve()));
  });
}
