import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';
import { failBody } from '../fail-body.ts';

/** Milliseconds between two checks of the received bytes. */
const window = 15_000;
/** Minimum speed of a telephone at the edge of an old network, bytes a second. */
const minSpeed = 2_000;
/** Milliseconds that bodies may still arrive when the process is about to stop. */
const usualGrace = 3_000;
/** Milliseconds that a refused sender has for reading the response. */
const lingering = 1_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Aborts requests whose body stalls or is too slow: each holds a connection, memory, perhaps a file. Bodies still
 * arriving when the process stops are aborted too.
 */
export function watchBodies(app: FastifyInstance, { limits }: Pick<Deps, 'limits'>) {
  const { bodyGrace = usualGrace } = limits ?? {};
  /** Bytes of the connection at the last check; null before the first. */
  const arriving = new Map<IncomingMessage, number | null>();

  function end(body: IncomingMessage, code: 'request.too_slow' | 'service.unavailable') {
    arriving.delete(body);
    failBody(body, new AppError(code));
  }

  function look() {
    for (const [body, before] of arriving) {
      const { bytesRead } = body.socket;
      arriving.set(body, bytesRead);
      // A body that is not being read is waiting for the server.
      if (before === null || !body.readableFlowing || body.complete) continue;
      if (bytesRead - before < (minSpeed * window) / 1000) end(body, 'request.too_slow');
    }
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      arriving.set(raw, null);
      for (const event of ['end', 'close']) raw.once(event, () => arriving.delete(raw));
    }
    done();
  });

  const looking = setInterval(look, window).unref();
  let ending: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    ending = setTimeout(() => {
      for (const body of arriving.keys()) if (!body.complete) end(body, 'service.unavailable');
    }, bodyGrace);
  });
  app.addHook('onClose', async () => {
    clearInterval(looking);
    clearTimeout(ending);
  });
}

/**
 * Sends an error to a client that may still be sending. Reading on would let anybody send without end; closing at once
 * would often lose the response. So it is sent completely, and the connection is closed a moment later.
 */
export function refuse(request: IncomingMessage, reply: FastifyReply, body: object) {
  if (!hasBody(request) || request.complete !== false) return reply.send(body);
  const text = JSON.stringify(body);
  async function* slowly() {
    yield text;
    await sleep(lingering);
  }
  // Compression would delay the text until the end of the stream.
  reply.request.headers['x-no-compression'] = 'yes';
  return reply
    .headers({ Connection: 'close', 'Content-Length': Buffer.byteLength(text) })
    .send(Readable.from(slowly(), { objectMode: false }));
}
