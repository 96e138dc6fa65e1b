import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';
import { failBody } from '../fail-body.ts';

/** How often is looked at what has arrived, milliseconds. */
const usualWindow = 15_000;
/** The least that a telephone at the edge of an old network sends, bytes a second. */
const leastSpeed = 2_000;
/** When the process is to end, what is nearly here may still arrive, milliseconds. */
const usualGrace = 3_000;
/** How long somebody who was refused while sending has for reading why, milliseconds. */
const lingering = 1_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose body stands still or dribbles: each holds a connection, memory, perhaps a file. Bodies that are
 * still on their way when the process is to end are ended too.
 */
export function watchBodies(app: FastifyInstance, { limits }: Pick<Deps, 'limits'>) {
  const { bodyWindow = usualWindow, bodyGrace = usualGrace } = limits ?? {};
  /** Bytes that the connection had brought when it was last looked at; none before it was looked at. */
  const arriving = new Map<IncomingMessage, number | null>();

  function end(body: IncomingMessage, code: 'request.too_slow' | 'service.unavailable') {
    arriving.delete(body);
    failBody(body, new AppError(code));
  }

  function look() {
    for (const [body, before] of arriving) {
      const { bytesRead } = body.socket;
      arriving.set(body, bytesRead);
      // One that nobody reads just now waits for us.
      if (before === null || !body.readableFlowing || body.complete) continue;
      if (bytesRead - before < (leastSpeed * bodyWindow) / 1000) end(body, 'request.too_slow');
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

  const looking = setInterval(look, bodyWindow).unref();
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
 * Sends a refusal to somebody who may still be sending. Reading on would let anybody send without end; closing at once
 * would often take the response away before it is read. So it is sent whole, and the connection ends a moment later.
 */
export function refuse(request: IncomingMessage, reply: FastifyReply, body: object) {
  if (!hasBody(request) || request.complete !== false) return reply.send(body);
  const text = JSON.stringify(body);
  async function* slowly() {
    yield text;
    await sleep(lingering);
  }
  // Compressing would hold the text back until its end.
  reply.request.headers['x-no-compression'] = 'yes';
  return reply
    .headers({ Connection: 'close', 'Content-Length': Buffer.byteLength(text) })
    .send(Readable.from(slowly(), { objectMode: false }));
}
