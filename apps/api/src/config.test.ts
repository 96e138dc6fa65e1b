import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { outsideWorld, readConfig, settings } from './config.ts';

const example = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line));
const values = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
const needed = {
  DATABASE_URL: 'postgresql://acheep:secret@localhost/acheep',
  SECRET: '5f0c9a1be27d48633fd0a7b2c8e4916d',
  SMTP_URL: 'smtp://localhost',
};

describe('settings', () => {
  it('are the ones that .env.example lists', () => {
    const ofCompose = ['ACHEEP_IMAGE', 'POSTGRES_PASSWORD'];
    const listed = Object.keys(settings.shape).filter((name) => !(name in outsideWorld));
    expect(Object.keys(values)).toEqual([...ofCompose, ...listed]);
  });

  it('have the defaults that .env.example shows', () => {
    expect(readConfig({ ...values, ...needed })).toEqual(readConfig(needed));
  });

  it('name each fault in one sentence, and no value', () => {
    const read = () =>
      readConfig({ PORT: 'many', DATABASE_URL: 'mysql://root:hunter2@x', SMTP_URL: needed.SMTP_URL });
    expect(read).toThrow(/PORT is wrong .*DATABASE_URL is wrong .*SECRET is not set/);
    expect(read).not.toThrow(/hunter2/);
    expect(() => readConfig({ ...needed, TELEGRAM_BOT_TOKEN: '1:hunter2' })).not.toThrow(/hunter2/);
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', 'abc'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'acheep'],
    ['TRUST_PROXY', 'banana'],
    ['SECRET', 'x'.repeat(32)],
    ['TELEGRAM_BOT_TOKEN', 'a token of nobody'],
    ['TELEGRAM_API_URL', 'api.telegram.org'],
  ])('fault 23: name %s alone where only that is wrong, as %s is', (name, value) => {
    expect(() => readConfig({ ...needed, [name]: value })).toThrow(
      new RegExp(`^Settings: ${name} is wrong (?!.* is (wrong|not set))[^\\n]*\\.$`),
    );
  });

  it('want a bucket where files go to S3', () => {
    expect(() => readConfig({ ...needed, STORAGE: 's3' })).toThrow('S3_BUCKET is not set');
  });
});

describe('fault 23: TRUST_PROXY', () => {
  const read = (TRUST_PROXY: string) => () => readConfig({ ...needed, TRUST_PROXY });

  it.each([
    ['', []],
    ['10.0.0.1', ['10.0.0.1']],
    [' 10.0.0.0/24 , loopback,::1, fd00::/8,', ['10.0.0.0/24', 'loopback', '::1', 'fd00::/8']],
    ['10.0.0.0/255.0.0.0', ['10.0.0.0/255.0.0.0']],
  ])('%j names addresses', (text, list) => {
    expect(read(text)().TRUST_PROXY).toEqual(list);
  });

  it.each([
    'banana',
    '1',
    'true',
    '*',
    '0.0.0.0/0',
    '10.0.0.0/33',
    '10.0.0.1, banana',
    'proxy.local',
    '::1/129',
  ])('%j is refused in one sentence', (text) => {
    expect(read(text)).toThrow(/^Settings: TRUST_PROXY is wrong \(it takes addresses [^\n]+\.$/);
  });
});

describe('FILES_URL', () => {
  const read = (FILES_URL: string) => () => readConfig({ ...needed, FILES_URL });

  it.each([
    ['', ''],
    ['https://files.example.org', 'https://files.example.org'],
    ['https://FILES.example.org/', 'https://files.example.org'],
    ['https://files.example.org:8443', 'https://files.example.org:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('%j is an origin', (text, origin) => expect(read(text)().FILES_URL).toBe(origin));

  it.each([
    'files.example.org',
    '/media',
    'http://files.example.org',
    'ftp://files.example.org',
    'https://files.example.org/acheep',
    'https://files.example.org/?a',
    'https://files.example.org/#a',
    'https://key:secret@files.example.org',
    'https://*.example.org',
    "https://a;script-src'.example.org",
    'http://a;b.localhost',
    'javascript:alert(1)',
    'data:,a',
  ])('%j is refused by name', (text) => {
    expect(read(text)).toThrow(/^Settings: FILES_URL is wrong \(it takes https:[^\n]+\.$/);
  });
});

describe('security 6: SECRET', () => {
  const read = (SECRET: string) => () => readConfig({ ...needed, SECRET });

  it.each([
    'x'.repeat(32),
    'x'.repeat(300),
    'abc'.repeat(12),
    'password'.repeat(4),
    '12345678901234567890123456789012',
    '0123456789abcdef0123456789abcdef',
    'too short',
    // The placeholders of README and docker-compose.yml, read by a parser without comments.
    '            # openssl rand -hex 32',
    'set it in .env to at least 32 random characters',
    'change-me-8f2b6c1d9e4a7350b1c2d3e4f5a6b7c8',
  ])('%j is refused, with the command that makes one', (text) => {
    expect(read(text)).toThrow(/^Settings: SECRET is wrong \([^\n]*openssl rand -hex 32\)/);
  });

  it('a random one is taken, of the shortest length too', () => {
    for (let count = 0; count < 500; count += 1) {
      const random = randomBytes(16).toString('hex');
      expect(read(random)().SECRET).toBe(random);
    }
  });
});

describe('security 42: DEVELOPMENT_PAGES', () => {
  const read = (PUBLIC_URL: string) => () => readConfig({ ...needed, PUBLIC_URL, DEVELOPMENT_PAGES: 'true' });

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'http://acheep.localhost'])(
    'may be on at %s',
    (url) => expect(read(url)().DEVELOPMENT_PAGES).toBe(true),
  );

  it.each([
    'https://jobs.example.org',
    'http://192.168.1.5:3000',
    'http://localhost.example.org',
    'http://127.0.0.1.example.org',
    'http://notlocalhost',
  ])('is refused at %s', (url) => expect(read(url)).toThrow(/^Settings: DEVELOPMENT_PAGES is wrong /));
});
