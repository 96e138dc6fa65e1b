import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy to the product that can be cut, and that can serve a newer version of the service worker. */
export async function startUnreliableNetwork(to: string) {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let newerBy = '';
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js';
    // Without conditional headers: the modified service worker must be sent in full.
    const headers = isWorker ? { host: asked.headers.host } : asked.headers;
    const onward = request(
      { host: target.hostname, port: target.port, path: asked.url, method: asked.method, headers },
      (came) => {
        const { 'content-length': _, ...rest } = came.headers;
        answer.writeHead(came.statusCode ?? 502, isWorker ? rest : came.headers);
        if (!isWorker) return came.pipe(answer);
        const parts: Buffer[] = [];
        came.on('data', (part: Buffer) => parts.push(part));
        came.on('end', () => answer.end(released(Buffer.concat(parts).toString())));
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  /** Rewrites the service worker as that of a release with other script names. */
  const released = (worker: string) =>
    newerBy ? worker.replace(/(postMessage\([`"'])(?=\/assets)/, `$1${newerBy} `) : worker;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    release: (name: string) => {
      newerBy = name;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
