import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { connect, type PoolClient } from '@acheep/database/connection';
import { createReusedDatabase } from '@acheep/database/reused-database';
import { createTestDatabase } from '@acheep/database/test-database';
import { createApiKey } from '@acheep/prisma/factories/api-key';
import { knownSynonymsInSteps } from '@acheep/search/dictionary/synonym';
import type { FastifyBaseLogger } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import supertest from 'supertest';
import { afterAll, expect, inject, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { startSmtpSink } from '../local/smtp-sink.ts';
import { tasksOf } from '../module.ts';
import { startPasswords } from '../modules/accounts/account/password.ts';
import { createSession } from '../modules/accounts/account/session.repository.ts';
import { mailTask } from '../modules/messaging/mail/send-mail.ts';
import { modules } from '../modules.ts';
import { responsesOf } from '../openapi/response.ts';
import { startQueue } from '../plumbing/queue.ts';
import { runYielding } from '../plumbing/run-yielding.ts';
import { createStorage } from '../plumbing/storage/storage.ts';
import type { Task } from '../plumbing/task.ts';
import { recordStatements } from '../plumbing/watching/statement-record.ts';
import { secretWatch } from './secret-watch.ts';

type Loose<T> = T extends undefined ? undefined : T | Record<string, unknown>;

/** Request of a test. Bodies and queries may be invalid on purpose. */
interface Sent<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: Loose<QueryOf<E>> | Record<string, unknown>;
  body?: Loose<BodyOf<E>> | unknown;
  locale?: Locale;
  headers?: Record<string, string>;
  /** For uploads: sent as the multipart field `file`, several in parts of the same name. */
  file?: SentFile | SentFile[];
}

interface SentFile {
  name: string;
  content: Buffer;
}

type Person = { id: string } | null;

const base = '/api/v1';

/** Shared by the test files of one worker, which run one after the other. */
const kept = {
  database: undefined as ReturnType<typeof createReusedDatabase> | undefined,
  connections: undefined as ReturnType<typeof openConnections> | undefined,
  passwords: undefined as ReturnType<typeof startPasswords> | undefined,
  lexicon: undefined as Promise<unknown> | undefined,
  inUse: false,
};

function openConnections({ DATABASE_URL: url, SLOW_QUERY_MS }: Deps['config']) {
  const tells: { log?: FastifyBaseLogger } = {};
  const database = connect({
    url,
    poolSize: 8,
    watch: recordStatements(SLOW_QUERY_MS, (slow) => tells.log?.warn(slow, 'slow query')),
  });
  const { pool } = database;
  const processes = new Set<number>();
  pool.on('connect', (client: PoolClient & { processID?: number }) => processes.add(client.processID ?? 0));
  return {
    url,
    database,
    tells,
    /** The numbers of their processes, once no statement runs any more. */
    async idle(): Promise<number[]> {
      const states = () => expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0]);
      await vi.waitFor(states, { timeout: 30_000, interval: 5 });
      return [...processes];
    },
  };
}

/** Database in the template's state: the worker's, or a temporary one where the same file already uses that. */
async function takeDatabase() {
  const adminUrl = inject('databaseAdminUrl');
  if (kept.inUse) {
    const { url, drop } = await createTestDatabase(adminUrl);
    return { url, isKept: false, giveBack: drop };
  }
  kept.inUse = true;
  kept.database ??= createReusedDatabase(adminUrl);
  const database = await kept.database;
  return {
    url: database.url(),
    isKept: true,
    async giveBack() {
      await database.renew(await kept.connections?.idle());
      kept.inUse = false;
    },
  };
}

/**
 * Connections to the worker's database, open from file to file: a new one looks the schema up again, which costs as
 * much as a small test. A file with settings of its own has its own.
 */
async function takeConnections(config: Deps['config'], isUsual: boolean) {
  if (!isUsual) {
    const own = openConnections(config);
    return { ...own, giveBack: own.database.close };
  }
  if (kept.connections && kept.connections.url !== config.DATABASE_URL) {
    await kept.connections.database.close();
    kept.connections = undefined;
  }
  kept.connections ??= openConnections(config);
  const { database, tells } = kept.connections;
  // Another object each time: what is known of a database is remembered by its pool.
  const pool = new Proxy(database.pool, {});
  return { database: { ...database, pool }, tells, giveBack: async () => {} };
}

/** Other work left no connection for five seconds: the queue asks again, as on a site. */
const noConnection =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

/**
 * Complete API with a separate database, a real SMTP server and a storage in a temporary folder. `as(person)` calls
 * endpoints with a session of that account; `as(null)` without one. Endpoints of partners are called with a partner's
 * key. An answer that the description of the API does not name fails the test.
 */
export async function startHarness(settings: Record<string, string> = {}) {
  const testDatabase = await takeDatabase();
  const directory = await mkdtemp(path.join(tmpdir(), 'acheep-test-'));
  const mailbox = path.join(directory, 'mail');
  const smtp = await startSmtpSink(mailbox);
  const config = readConfig({
    DATABASE_URL: testDatabase.url,
    SECRET: 'a secret that only the tests know, and long enough',
    SMTP_URL: smtp.url,
    STORAGE_DIR: path.join(directory, 'files'),
    LOG_LEVEL: 'debug',
    ...settings,
  });
  const isUsual = testDatabase.isKept && Object.keys(settings).length === 0;
  const { database, tells, giveBack } = await takeConnections(config, isUsual);
  const queue = await startQueue(
    database,
    tasksOf(modules),
    (error) => {
      if (!noConnection.test(error.message)) throw error;
    },
    (failed) => app.log.warn(failed, 'task failed'),
  );
  const watch = secretWatch();
  let clock = () => new Date();
  kept.passwords ??= startPasswords(4);
  const deps: Deps = {
    config,
    modules,
    database,
    queue,
    storage: createStorage(config),
    passwords: kept.passwords,
    now: () => clock(),
    checkResponses: true,
    logTo: watch.logTo,
  };
  const app = await buildApp(deps);
  tells.log = app.log;
  await app.ready();
  // What a server does once it listens: the first search would wait for it.
  kept.lexicon ??= runYielding(knownSynonymsInSteps([]));
  await kept.lexicon;

  async function tokenOf(person: { id: string }) {
    const createdAt = deps.now();
    const expiresAt = new Date(createdAt.getTime() + 3_600_000);
    const session = await createSession(database.prisma, {
      userId: person.id,
      userAgent: 'test',
      createdAt,
      expiresAt,
    });
    const token = app.jwt.sign({ sid: session.id });
    watch.note({ token });
    return token;
  }

  let partnerKey: Promise<string> | undefined;
  /** Partner's key for all calls. */
  function keyOfPartner(): Promise<string> {
    partnerKey ??= createApiKey(database.prisma).then(({ key }) => {
      watch.note({ key });
      return key;
    });
    return partnerKey;
  }

  async function send<E extends Endpoint>(endpoint: E, sent: Sent<E>, token: string | null) {
    const params = (sent.params ?? {}) as Record<string, string>;
    const url =
      base + endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name));
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const request = supertest(app.server)
      [method](url)
      .set(sent.headers ?? {});
    if (sent.query) request.query(sent.query as Record<string, unknown>);
    if (sent.locale) request.set('Accept-Language', sent.locale);
    if (token) request.set('Authorization', `Bearer ${token}`);
    if (endpoint.access === 'partner' && !sent.headers?.['X-Api-Key'])
      request.set('X-Api-Key', await keyOfPartner());
    if (sent.file) for (const { name, content } of [sent.file].flat()) request.attach('file', content, name);
    else if (sent.body !== undefined) request.send(sent.body as object);
    watch.note(sent.body);
    const answer = await request;
    watch.note(answer.body);
    const described = Object.keys(responsesOf(endpoint, {}));
    expect(described, `the answers of ${endpoint.method} ${endpoint.path}`).toContain(String(answer.status));
    return answer;
  }

  const started = new Map<Task<object>, { close(): void } | undefined>();
  /** Starts processing a task's queue. */
  async function work(task: Task<object>) {
    if (started.has(task)) return;
    started.set(task, undefined);
    const worker = modules.flatMap(({ tasks = [] }) => tasks).find((one) => one.task === task);
    started.set(task, await worker?.start?.(deps));
  }

  const read = new Map<string, Promise<Email>>();
  /** Waits until `count` of the mails that arrived over SMTP match `theirs`, and returns those in order. */
  function waitForMails(count: number, theirs: (mail: Email) => boolean): Promise<Email[]> {
    return vi.waitFor(
      async () => {
        const names = (await readdir(mailbox)).filter((name) => name.endsWith('.eml')).sort();
        for (const name of names)
          if (!read.has(name))
            read.set(
              name,
              readFile(path.join(mailbox, name)).then((mail) => PostalMime.parse(mail)),
            );
        const found = (await Promise.all(names.map((name) => read.get(name) as Promise<Email>))).filter(
          theirs,
        );
        if (found.length < count) throw new Error(`${found.length} of ${count} mails have arrived`);
        return found;
      },
      { timeout: 30_000, interval: 10 },
    );
  }
  const arrived = (address: string, count = 1) =>
    waitForMails(count, ({ to = [] }) => to.some((one) => one.address === address));

  return {
    app,
    /** Read-only: a replacement by one test would remain for the next. */
    deps: deps as Readonly<Deps>,
    prisma: database.prisma,
    tokenOf,
    keyOfPartner,
    /** Sets the API's clock to a fixed time; `null` restores the present. */
    setClock(moment: Date | string | null) {
      clock = () => (moment === null ? new Date() : new Date(moment));
    },
    work,
    /** Plain supertest agent, for requests to anything but endpoints. */
    http: () => supertest(app.server),
    as(person: Person) {
      return {
        call: async <E extends Endpoint>(endpoint: E, sent: Sent<E> = {}) =>
          send(endpoint, sent, person && (await tokenOf(person))),
      };
    },
    /** Calls with a given token, valid or not. */
    withToken(token: string) {
      return { call: <E extends Endpoint>(endpoint: E, sent: Sent<E> = {}) => send(endpoint, sent, token) };
    },
    /** Waits until `count` mails in all have arrived over SMTP, and returns them in order. */
    async mails(count: number): Promise<Email[]> {
      await work(mailTask);
      return waitForMails(count, () => true);
    },
    /** Waits until an address has received `count` mails, and returns them in order. */
    async mailsTo(address: string, count = 1): Promise<Email[]> {
      await work(mailTask);
      return arrived(address, count);
    },
    /** For mails that another process sends. */
    arrived,
    async close() {
      await app.close();
      await queue.stop();
      for (const worker of started.values()) worker?.close();
      await giveBack();
      await smtp.stop();
      await testDatabase.giveBack();
      await rm(directory, { recursive: true, force: true });
      // Security 44, for every test that calls the API: its log contains no password, token or code.
      expect(watch.written()).toEqual([]);
      watch.close();
    },
  };
}

export type Harness = Awaited<ReturnType<typeof startHarness>>;

/** The API of one test file, closed after it. */
export async function startApi(settings: Record<string, string> = {}): Promise<Harness> {
  const api = await startHarness(settings);
  afterAll(() => api.close());
  return api;
}
