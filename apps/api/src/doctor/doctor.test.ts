import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteHealthGet } from '@acheep/contract/platform/site-health';
import { connect } from '@acheep/database/connection';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStorage } from '../plumbing/storage/storage.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { startApi } from '../testing/harness.ts';
import { checkAddress } from './check-address.ts';
import { checkBackup } from './check-backup.ts';
import { checkFilesHost } from './check-files-host.ts';
import { checkList } from './check-list.ts';
import { checkClock, checkQueue, checkVideo } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkVersion } from './check-version.ts';
import { checkDatabase, checkStorage, examine, inWords } from './examine.ts';
import type { Finding, Patient } from './finding.ts';
import healthWords from './health-words.json' with { type: 'json' };

const api = await startApi();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-health-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const nobody = 'postgresql://acheep:hunter2@127.0.0.1:1/acheep';
/** The site of the tests, with other settings. */
function patient(settings: Partial<Patient['config']> = {}): Patient {
  const { database, now } = api.deps;
  const config = { ...api.deps.config, ...settings };
  return { config, database, now, storage: createStorage(config) };
}
const codes = (findings: Finding[]) => findings.map(({ state, code }) => `${state} ${code}`);

describe('the doctor, of a database', () => {
  it('finds nothing wrong with one that is well', async () => {
    expect(codes(await checkDatabase(patient()))).toEqual(['ok database.ok']);
    expect(codes(await checkClock(patient()))).toEqual(['ok clock.ok']);
  });

  it('says that it is away, without its password', async () => {
    const database = connect({ url: nobody, poolSize: 2 });
    const findings = await checkDatabase({ ...patient(), database });
    await database.close();
    expect(codes(findings)).toEqual(['fault database.away']);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
  });

  it('says that there are no tables, no extensions, and a locale that knows no Khmer', async () => {
    const empty = await createEmptyDatabase(inject('databaseAdminUrl'), `TEMPLATE template0 LOCALE 'C'`);
    const database = connect({ url: empty.url, poolSize: 2 });
    const look = async () => codes(await checkDatabase({ ...patient(), database }));
    expect(await look()).toEqual([
      'fault database.extension',
      'fault database.locale',
      'fault database.empty',
    ]);
    await database.close();
    await empty.drop();
  });

  it('says that the program is newer or older than it', async () => {
    const { pool } = api.deps.database;
    await pool.query(`UPDATE _prisma_migrations SET migration_name = '20991231000000_newer'
      WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`);
    const restoring = await pool.query<{ name: string }>(
      `SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1 DESC LIMIT 2`,
    );
    expect(restoring.rows[0]?.name).toBe('20991231000000_newer');
    expect(codes(await checkDatabase(patient()))).toEqual(['fault database.older']);
    await pool.query(`UPDATE _prisma_migrations SET migration_name = '20261120000000_init'
      WHERE migration_name = '20991231000000_newer'`);
    expect(codes(await checkDatabase(patient()))).toEqual(['fault database.older']);
    await pool.query(`DELETE FROM _prisma_migrations WHERE migration_name = '20261120000000_init'`);
  });

  it('says that the clocks differ', async () => {
    const later = (seconds: number) => ({ ...patient(), now: () => new Date(Date.now() + seconds * 1000) });
    expect(codes(await checkClock(later(3600)))).toEqual(['fault clock.database']);
    expect(codes(await checkClock(later(-30)))).toEqual(['warning clock.database']);
  });
});

describe('the doctor, of files', () => {
  it('finds nothing wrong with a folder, and leaves nothing in it', async () => {
    const files = path.join(folder, 'files');
    expect(codes(await checkStorage(patient({ STORAGE_DIR: files })))[0]).toMatch(
      /ok storage.ok|warning storage.room/,
    );
    const left: string[] = [];
    for await (const { key } of createStorage({ ...api.deps.config, STORAGE_DIR: files }).list('docs'))
      left.push(key);
    expect(left).toEqual([]);
  });

  it('says that a folder cannot be written', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const [finding] = await checkStorage(patient({ STORAGE_DIR: file }));
    expect(finding).toMatchObject({
      state: 'fault',
      code: 'storage.disk',
      params: { step: 'write', place: file },
    });
  });

  it('says that a bucket is not there', async () => {
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: path.join(folder, 's3'),
      vhostBuckets: false,
      configureBuckets: [],
    });
    await mkdir(path.join(folder, 's3'), { recursive: true });
    const { port } = await server.run();
    const [finding] = await checkStorage(
      patient({
        STORAGE: 's3',
        S3_BUCKET: 'nowhere',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      }),
    );
    await server.close();
    expect(finding).toMatchObject({
      state: 'fault',
      code: 'storage.bucket',
      params: { place: 's3://nowhere' },
    });
  });
});

describe('the doctor, of mail', () => {
  const MAIL_FROM = 'Acheep <no-reply@jobs.example>';
  const records = {
    'jobs.example': ['v=spf1 include:mail.example -all', 'another=1'],
    '_dmarc.jobs.example': ['v=DMARC1; p=none'],
    's1._domainkey.jobs.example': ['v=DKIM1; k=rsa; p=MIIB'],
  } as Record<string, string[]>;

  it('talks to the server, and reads what DNS says of the sender', async () => {
    const look = async (texts: (name: string) => Promise<string[]>) =>
      codes(await checkMail(patient({ MAIL_FROM }), texts));
    expect(await look(async (name) => records[name] ?? [])).toEqual(['ok mail.ok']);
    expect(await look(async () => [])).toEqual([
      'warning mail.spf',
      'warning mail.dkim',
      'warning mail.dmarc',
    ]);
    expect(await look(() => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })))).toEqual(
      ['warning mail.dns'],
    );
    expect(codes(await checkMail(patient()))).toEqual(['warning mail.local']);
  });

  it('says that the server is away, without its password', async () => {
    const findings = await checkMail(patient({ SMTP_URL: 'smtp://me:hunter2@127.0.0.1:1' }));
    expect(codes(findings)).toEqual(['fault mail.away', 'warning mail.local']);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
  });

  it('says how many mails wait for a server that is away', async () => {
    await api.prisma.$executeRaw`INSERT INTO pgboss.job (name, data) VALUES ('mail', '{}')`;
    const findings = await checkMail(patient({ SMTP_URL: 'smtp://127.0.0.1:1' }));
    expect(codes(findings)).toEqual(['fault mail.away', 'warning mail.waiting', 'warning mail.local']);
    expect(findings[1]?.params).toEqual({ count: 1 });
    await api.prisma.$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail' AND data = '{}'`;
  });
});

describe('the doctor, of the address', () => {
  it('tells this site from another, one that leads away, and none', async () => {
    let answer: { status: number; text: string; location?: string } = { status: 200, text: 'hello' };
    const server = createServer((_request, response) => {
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
      response.end(answer.text);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const PUBLIC_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const look = async () => codes(await checkAddress(patient({ PUBLIC_URL })));
    expect(await look()).toEqual(['fault address.other']);
    answer = { status: 200, text: `Sitemap: ${PUBLIC_URL}/sitemap.xml` };
    expect(await look()).toEqual(['ok address.ok']);
    answer = { status: 502, text: '' };
    expect(await look()).toEqual(['fault address.status']);
    answer = { status: 301, text: '', location: 'https://www.example.org/' };
    expect(await look()).toEqual(['fault address.elsewhere']);
    await new Promise((resolve) => server.close(resolve));
    expect(await look()).toEqual(['fault address.away']);
  });

  it('says that the site lists other jobs than the database has', async () => {
    const { id } = await createJob(api.prisma);
    const PUBLIC_URL = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const look = () => checkList(patient({ PUBLIC_URL }));
    expect(await look()).toEqual([]);
    await api.prisma.$transaction([
      api.prisma.$executeRaw`SET LOCAL session_replication_role = replica`,
      api.prisma.$executeRaw`UPDATE job SET status = 'closed' WHERE id = ${id}::uuid`,
    ]);
    expect(await look()).toMatchObject([{ code: 'address.list', params: { listed: 1, open: 0 } }]);
    expect(await checkList(patient({ PUBLIC_URL: 'http://127.0.0.1:1' }))).toEqual([]);
  });

  it('tells whether the host of public files leads here and keeps headers', async () => {
    let answer: [status: number, headers: Record<string, string>] = [404, {}];
    const server = createServer((_request, response) => response.writeHead(...answer).end()).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((resolve) => server.once('listening', resolve));
    const FILES_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const look = async () => codes(await checkFilesHost(patient({ FILES_URL })));
    expect(await look()).toEqual(['fault files.other']);
    answer = [404, { 'Cross-Origin-Resource-Policy': 'cross-origin' }];
    expect(await look()).toEqual(['ok files.ok']);
    answer = [403, {}];
    expect(await look()).toEqual(['fault files.status']);
    await new Promise((resolve) => server.close(resolve));
    expect(await look()).toEqual(['fault files.away']);
    expect(await checkFilesHost(patient())).toEqual([]);
  });

  it('is what the site itself answers', async () => {
    const { text } = await api.http().get('/robots.txt');
    expect(text).toContain(`${new URL(api.deps.config.PUBLIC_URL).origin}/sitemap.xml`);
  });
});

describe('the doctor, of work, videos and backups', () => {
  it('says that work is late, and that there is no ffmpeg', async () => {
    expect(codes(await checkQueue(patient()))).toEqual(['ok queue.ok']);
    await api.prisma.$executeRaw`
      INSERT INTO pgboss.job (name, data, start_after) VALUES ('mail', '{}', now() - interval '1 hour')`;
    expect(codes(await checkQueue(patient()))).toEqual(['fault queue.late']);
    await api.prisma.$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail' AND data = '{}'`;
    expect(codes(await checkVideo(patient({ FFMPEG_PATH: '/nowhere' })))).toEqual(['warning video.none']);
    const program = path.join(folder, 'ffmpeg');
    await writeFile(program, '#!/bin/sh\nexit 3\n');
    await chmod(program, 0o755);
    expect(codes(await checkVideo(patient({ FFMPEG_PATH: program })))).toEqual(['fault video.broken']);
  });

  it('says how old the last backup is', async () => {
    const BACKUP_TO = path.join(folder, 'backups');
    await mkdir(BACKUP_TO);
    const look = async (more: object = {}) =>
      codes(await checkBackup(patient({ BACKUP_TO, BACKUP_AT: '02:30', BACKUP_KEY: 'age1x', ...more })));
    expect(await look()).toEqual(['fault backup.none']);
    const name = (hours: number) =>
      `acheep-localhost-3000-${new Date(Date.now() - hours * 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`;
    await writeFile(path.join(BACKUP_TO, name(40)), '');
    expect(await look()).toEqual(['fault backup.old']);
    expect(await look({ BACKUP_AT: '', BACKUP_KEY: '' })).toEqual([
      'warning backup.old',
      'warning backup.byHand',
      'warning backup.open',
    ]);
    await writeFile(path.join(BACKUP_TO, name(3)), '');
    expect(await look()).toEqual(['ok backup.ok']);
  });
});

describe('all of it', () => {
  it('says that there is a newer version, and asks nobody whom the operator has not named', async () => {
    const asked: (string | undefined)[] = [];
    const answers: Record<string, string> = {
      '/latest': JSON.stringify({ tag_name: 'v1.10.0', html_url: 'https://releases.example/v1.10.0' }),
      '/other': '{"name":"no release"}',
      '/trap': JSON.stringify({ tag_name: 'v9.0.0', html_url: 'javascript:alert(1)' }),
    };
    const releases = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.statusCode = answers[url] ? 200 : 404;
      response.end(answers[url]);
    });
    await new Promise<void>((done) => releases.listen(0, '127.0.0.1', done));
    const { port } = releases.address() as AddressInfo;
    const look = async (VERSION: string, path?: string) =>
      checkVersion(patient({ VERSION, RELEASES_URL: path ? `http://127.0.0.1:${port}${path}` : '' }));
    expect(codes(await look('1.9.3'))).toEqual(['ok version.alone']);
    expect(codes(await look(''))).toEqual(['ok version.none']);
    expect(asked).toEqual([]);
    const [newer] = await look('1.9.3', '/latest');
    expect(newer).toMatchObject({ state: 'warning', code: 'version.newer', params: { latest: 'v1.10.0' } });
    expect(codes(await look('1.10.0', '/latest'))).toEqual(['ok version.latest']);
    expect(codes(await look('2.0.0', '/latest'))).toEqual(['ok version.latest']);
    expect(codes(await look('', '/latest'))).toEqual(['ok version.unknown']);
    for (const path of ['/other', '/trap', '/nothing'])
      expect(codes(await look('1.9.3', path))).toEqual(['warning version.away']);
    releases.close();
    releases.closeAllConnections();
    expect(codes(await look('1.9.3', '/latest'))).toEqual(['warning version.away']);
  });

  it('is told within its time, whatever does not answer', async () => {
    const findings = await examine(patient(), 1);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter(({ code }) => code === 'slow').length).toBeGreaterThan(0);
  });

  it('is on a page for operators', async () => {
    const admin = await createUser(api.prisma, { role: 'admin' });
    const { status, body } = await api.as(admin).call(siteHealthGet);
    expect(status).toBe(200);
    const { findings } = body.data;
    expect(new Set(findings.map(({ check }: { check: string }) => check))).toContain('database');
    expect(findings.every(({ about }: { about: string }) => about && !/[{}]/.test(about))).toBe(true);
    expect(JSON.stringify(findings)).not.toContain(api.deps.config.SECRET);
    expect((await api.as(null).call(siteHealthGet)).status).toBe(401);
    expect((await api.as(await createUser(api.prisma)).call(siteHealthGet)).status).toBe(403);
  });

  it('is remembered for a while for those to whom a recent result will do', async () => {
    const admin = await createUser(api.prisma, { role: 'admin' });
    const seen = async (query = {}, locale?: 'km') =>
      (await api.as(admin).call(siteHealthGet, { query, locale })).body.data;
    const { checkedAt } = await seen();
    const again = await seen({ recent: 'true' }, 'km');
    expect(again.checkedAt).toBe(checkedAt);
    expect(again.findings[0].about).toMatch(/[\u1780-\u17b3]/);
    expect((await seen()).checkedAt > checkedAt).toBe(true);
  });

  it('has the same fields in both languages', () => {
    const fields = (texts: string[]) => texts.map((text) => new Set(text.match(/\{\w+\}/g)));
    for (const [code, { en, km }] of Object.entries(healthWords))
      expect([code, fields(en)]).toEqual([code, fields(km)]);
  });

  it('says a fault of its own shortly', () => {
    const words = inWords({ check: 'mail', state: 'fault', code: 'broken', params: {} }, 'en');
    expect(words).toEqual({
      check: 'mail',
      state: 'fault',
      about: 'This check failed.',
      remedy: 'Check the log.',
    });
  });
});
