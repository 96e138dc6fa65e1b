import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Client that sends a request piece by piece, at any speed. */
export interface SlowSender {
  send(bytes: Buffer | string): void;
  sendChunk(bytes: Buffer): void;
  /** Bytes sent, those of the head included. */
  sent(): number;
  /** Disconnects midway. */
  leave(): void;
  /** Status, code and `Retry-After` of the response; it may arrive before everything is sent. */
  answer: Promise<{ status: number; code: string; retryAfter: string | undefined }>;
  closed: Promise<void>;
}

/** Begins a request to a listening `app`: sends its head, and leaves the body to the caller. */
export function beginRequest(
  app: FastifyInstance,
  {
    path,
    headers,
    method = 'POST',
  }: { path: string; headers: Record<string, string>; method?: 'POST' | 'PUT' },
): SlowSender {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const head = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const answer = new Promise<Awaited<SlowSender['answer']>>((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
      const [first = '', body] = text.replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
      if (!body?.endsWith('}')) return;
      resolve({
        status: Number(first.split(' ')[1]),
        code: JSON.parse(body).code,
        retryAfter: /^retry-after: (\d+)/im.exec(first)?.[1],
      });
    });
    socket.on('close', () => reject(new Error(`closed after ${JSON.stringify(text)}`)));
  });
  // A client that disconnects midway does not await it.
  answer.catch(() => {});
  return {
    send: (bytes) => socket.write(bytes),
    sendChunk: (bytes) =>
      socket.write(
        Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
      ),
    sent: () => socket.bytesWritten,
    leave: () => socket.destroy(),
    answer,
    closed,
  };
}
