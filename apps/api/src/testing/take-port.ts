import { createServer } from 'node:net';

/** A port of this machine that something listens to. */
export async function takePort() {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  return { taken, port: typeof address === 'object' && address ? address.port : 0 };
}
