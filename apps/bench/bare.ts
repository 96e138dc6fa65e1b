/** Fastify server that only returns the bytes it was given: the baseline for the API. */
import Fastify from 'fastify';

const app = Fastify({ logger: false });
let body = Buffer.alloc(0);
let headers: Record<string, string> = {};

app.get('/api/v1/job', (_request, reply) => reply.headers(headers).send(body));

process.on('message', (answer: { headers: Record<string, string>; base64: string }) => {
  body = Buffer.from(answer.base64, 'base64');
  headers = answer.headers;
  process.send?.('ready');
});
process.on('disconnect', () => process.exit(0));

await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as { port: number }).port);
