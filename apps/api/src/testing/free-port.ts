import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Systems give ports from 32,768 on to outgoing connections, which may take one before it is listened to.
const [first, last] = [20_000, 32_000];
let next = randomInt(first, last);

/** Returns a port that nothing listens to, and that no connection of this machine is given by itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = port === last ? first : port + 1;
    const probe = createServer().listen(port);
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
