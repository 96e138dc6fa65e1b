import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { profileGet } from '@acheep/contract/accounts/account';
import { forgotPassword } from '@acheep/contract/accounts/password';

import { connect } from '@acheep/database/connection';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/harness.ts';
import { inContext } from './context.ts';
import { recordStatements } from './statement-record.ts';
import { startTracing } from './tracing.ts';

interface Sent {
  name: string;
  spanId: string;
  parentSpanId?: string;
  traceId: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Body {
  resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
}

const api = await startApi();

/** A minimal trace collector. */
async function startCollector() {
  const spans: Sent[] = [];
  const server = createServer(async (request, answer) => {
    const { resourceSpans } = (await json(request)) as Body;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    spans,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const said = ({ attributes }: Sent, wanted: string) =>
  attributes.find(({ key }) => key === wanted)?.value.stringValue;

describe('traces', () => {
  it('go to the collector: requests with their statements, mails, work; and no values', async () => {
    const collector = await startCollector();
    const tracing = startTracing({ ...api.deps.config, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const user = await createUser(api.prisma, { email: 'traced@example.com' });
    const answer = await api.as(user).call(profileGet);
    expect(answer.status).toBe(200);
    await api.as(null).call(forgotPassword, { body: { email: user.email } });
    await api.mailsTo(user.email);
    await api.deps.storage.size('docs/0123456789abcdef0123456789abcdef');
    await tracing.stop();

    const { spans } = collector;
    const request = spans.find(({ name }) => name === `GET ${profileGet.path}`);
    expect(request && said(request, 'acheep.request_id')).toMatch(/^[\da-f-]{36}$/);
    const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(below.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^SELECT /));
    expect(below.every(({ traceId }) => traceId === request?.traceId)).toBe(true);
    const work = spans.find(({ name }) => name === 'task mail');
    const mail = spans.find(({ name }) => name.startsWith('mail '));
    expect([mail?.traceId, mail?.parentSpanId]).toEqual([work?.traceId, work?.spanId]);
    expect(spans.map(({ name }) => name)).toContain('storage size');
    const all = JSON.stringify(spans);
    for (const secret of [user.id, user.email]) expect(all).not.toContain(secret);
    await collector.close();
  });

  it('of a collector that is away hold nothing up', async () => {
    const tracing = startTracing({ ...api.deps.config, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect((await api.http().get('/api/v1/job')).status).toBe(200);
    await tracing.stop();
    expect((await api.http().get('/api/v1/job')).status).toBe(200);
  });
});

describe('slow statements', () => {
  it('are told without their values, in the name of who asked, also where one connection serves all', async () => {
    const slow: { ms: number; statement: string; reqId?: string }[] = [];
    const database = connect({
      url: api.deps.config.DATABASE_URL,
      poolSize: 1,
      watch: recordStatements(20, (one) => slow.push(one)),
    });
    const ask = (id: string) =>
      inContext({ id }, () =>
        database.pool.query(
          `SELECT pg_sleep($1), 'it''s secret' AS a, count(*) FROM "user" WHERE email = $2`,
          [0.03, `${id}@example.com`],
        ),
      );
    await Promise.all(['one', 'two', 'three'].map(ask));
    await inContext({ id: 'four' }, async () => {
      // Prisma queries run when they are awaited.
      await database.prisma.$queryRaw`SELECT pg_sleep(${0.03})::text`;
    });
    await inContext({ id: 'six' }, () =>
      database.pool.query('SELECT pg_sleep(0.03), 1 / floor(random())').catch(() => {}),
    );
    expect(slow.map(({ reqId }) => reqId)).toEqual(
      expect.arrayContaining(['one', 'two', 'three', 'four', 'six']),
    );
    expect(slow.find(({ reqId }) => reqId === 'two')?.statement).toBe(
      `SELECT pg_sleep($1), '…' AS a, count(*) FROM "user" WHERE email = $2`,
    );
    for (const { ms } of slow) expect(ms).toBeGreaterThanOrEqual(20);
    expect(JSON.stringify(slow)).not.toMatch(/secret|example/);
    await database.close();
  });

  it('stand in the log with the id of the request', async () => {
    const lines: string[] = [];
    const { buildApp } = await import('../../app.ts');
    let tell: (slow: object) => void = () => {};
    const database = connect({
      url: api.deps.config.DATABASE_URL,
      watch: recordStatements(0.000_1, (slow) => tell(slow)),
    });
    const app = await buildApp({ ...api.deps, database, logTo: { write: (line) => void lines.push(line) } });
    tell = (slow) => app.log.warn(slow, 'slow query');
    const user = await createUser(api.prisma);
    const headers = { authorization: `Bearer ${await api.tokenOf(user)}` };
    await app.inject({ url: '/api/v1/users/profile', headers });
    const told = lines.map((line) => JSON.parse(line));
    const { reqId } = told.find(({ req }) => req?.url === '/api/v1/users/profile');
    expect(told.filter(({ msg }) => msg === 'slow query')).toContainEqual(expect.objectContaining({ reqId }));
    expect(lines.join('')).not.toContain(user.id);
    await app.close();
    await database.close();
  });
});
