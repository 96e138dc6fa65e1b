import { createServer } from 'node:net';
import { StartError } from '../config.ts';

/** Fails with one sentence where something already listens on `port` of this machine. */
export async function assertPortIsFree(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new StartError(`Port ${port} is in use. Set PORT to another one.`)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
