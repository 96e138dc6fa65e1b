import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A small load balancer: round robin over the servers whose `/health/ready` succeeds, polled a few times a second. It
 * never retries, so every failure of a server reaches the client.
 */
export async function startBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  const served = new Map<number, number>();
  let turn = 0;

  async function look(port: number) {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`, {
      signal: AbortSignal.timeout(1000),
    })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isReady) ready.add(port);
    else ready.delete(port);
  }
  const looking = setInterval(() => ports.map(look), 250);
  await Promise.all(ports.map(look));

  const server = createServer((incoming, outgoing) => {
    const list = [...ready];
    const port = list[turn++ % list.length];
    if (port === undefined) return outgoing.writeHead(502).end();
    served.set(port, (served.get(port) ?? 0) + 1);
    const { method, url: path, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const { connection: _ofTheOtherSide, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Requests by port. */
    served,
    async close() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
