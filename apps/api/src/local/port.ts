import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { asListenError } from '../listen-error.ts';

/** Fails with one sentence if the configured port is not available, before anything else is started. */
export async function assertPortIsFree(config: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(asListenError(error, config)));
    probe.listen(config.PORT, config.HOST, () => probe.close(() => resolve()));
  });
}
