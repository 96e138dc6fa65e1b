import { Socket } from 'node:net';
import pg from 'pg';

/** Maximum milliseconds in which a running server accepts a connection. */
const patience = 1_000;

/** Probes a server on a separate connection: a refusal counts as a response. */
function presence(connectionString: string) {
  let asking: Promise<boolean> | undefined;
  async function ask() {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch (error) {
      return error instanceof pg.DatabaseError;
    } finally {
      client.end().catch(() => {});
    }
  }
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/**
 * Creates sockets that end with an error after `limit` milliseconds without a packet. Where packets vanish, as after a
 * failover, the system itself would retry for a quarter of an hour. The driver's own limit (`query_timeout`) fails the
 * query but not its connection, which a transaction then returns to the pool. After `doubt` milliseconds the server is
 * probed: if it is down, nobody waits for the limit, which is meant for slow statements.
 */
export function watchedSockets(url: string, { limit, doubt }: { limit: number; doubt: number }) {
  const isThere = presence(url);
  const open = new Set<Socket>();
  const step = Math.min(doubt, limit);

  function make(): Socket {
    const socket = new Socket();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const moved = () => socket.bytesRead + socket.bytesWritten;
    let before = -1;
    let since = 0;
    socket.setTimeout(step);
    socket.on('timeout', async () => {
      const bytes = moved();
      const now = performance.now();
      if (bytes !== before) since = now - step;
      before = bytes;
      const left = limit - (now - since);
      // A packet that arrives during the probe restarts the timer by itself.
      if (left > 0 && (await isThere())) socket.setTimeout(Math.min(step, left));
      else if (bytes === moved()) {
        const message = `timeout exceeded: the database was silent for ${Math.round(performance.now() - since)} ms`;
        socket.destroy(Object.assign(new Error(message), { code: 'ETIMEDOUT' }));
      }
    });
    return socket;
  }

  return { make, open };
}
