import { appendFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { email, mainJob } from '../journeys/main-job.ts';
import { password } from '../journeys/person.ts';
import { sessionOf } from '../journeys/session.ts';
import { composeIn, docker } from './engine.ts';
import { beginUpload, sendEndlessly, uploadOf } from './slow-upload.ts';
import { composeStack } from './stack.ts';

const stack = composeStack();
// Comes first: its accounts are used afterwards.
mainJob(stack);

const seeker = { email: email.seeker, password };
const recruiter = { email: email.recruiter, password };
const { url } = stack;
const { folder, name, options } = inject('compose');
const compose = composeIn(folder, name, options);

interface Container {
  Id: string;
  Name: string;
  Config: { User: string };
  State: { StartedAt: string };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[];
    CapAdd: string[] | null;
    SecurityOpt: string[];
    Memory: number;
    PidsLimit: number;
  };
}
const containers = async (...services: string[]): Promise<Container[]> =>
  JSON.parse(await docker('inspect', ...(await compose.ask('ps', '--quiet', ...services)).split('\n')));

const serviceOf = ({ Name }: Container) => Name.replace(/^.*-(\w+)-1$/, '$1');

/** Returns the status of a page or an endpoint; null without a response. */
const statusOf = (place: string, init?: RequestInit) =>
  fetch(`${url}${place}`, init).then(
    ({ status }) => status,
    () => null,
  );

describe('what runs', () => {
  it('is not root where the program is ours, writes nowhere but where it has to, and fits a server of 2 GB', async () => {
    const all = await containers();
    expect(all.map(serviceOf).sort()).toEqual(['app', 'postgres', 'proxy', 'worker']);
    for (const { Name, HostConfig } of all) {
      const { ReadonlyRootfs, CapDrop, SecurityOpt, Memory, PidsLimit } = HostConfig;
      expect([Name, ReadonlyRootfs, CapDrop, SecurityOpt, PidsLimit]).toEqual([
        Name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
        512,
      ]);
      expect(Memory).toBeGreaterThan(0);
    }
    for (const { Config, HostConfig } of await containers('app', 'worker'))
      expect([Config.User, HostConfig.CapAdd ?? []]).toEqual(['node', []]);
    const limits = all.reduce((sum, { HostConfig }) => sum + HostConfig.Memory, 0);
    expect(limits).toBeLessThanOrEqual(1_700 * 1024 ** 2);
  });

  it('is left alone when it is started twice', async () => {
    const before = (await containers()).map(({ Id }) => Id);
    await compose.show('up', '--detach', '--wait');
    expect((await containers()).map(({ Id }) => Id)).toEqual(before);
    expect((await sessionOf(stack, seeker)).token).toMatch(/\./);
  });

  it('fault 35: is updated while people come, who wait and are not turned away: the app, and then the worker', async () => {
    const statuses = new Set<number | null>();
    let goesOn = true;
    const ask = async (place: string, init?: RequestInit) => {
      while (goesOn) {
        statuses.add(await statusOf(place, init));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    // Nothing may be sent twice, so a proxy cannot try again what a stopping app has not answered.
    const wrong = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const asking = Promise.all(
      [1, 2, 3].flatMap(() => [ask('/api/v1/job'), ask('/api/v1/users/login', wrong)]),
    );
    const before = await containers();
    // The same program under another name, as of another release.
    await docker('tag', 'acheep-test', 'acheep-test:next');
    await appendFile(path.join(folder, '.env'), 'ACHEEP_IMAGE=acheep-test:next\nVERSION=1.5.0\n');
    await compose.show('up', '--detach', '--wait', '--no-build');
    goesOn = false;
    await asking;
    expect([...statuses].filter((status) => status === null || status >= 500)).toEqual([]);
    const known = before.map(({ Id }) => Id);
    const anew = (await containers()).filter(({ Id }) => !known.includes(Id)).map(serviceOf);
    expect(anew.sort()).toEqual(['app', 'worker']);
    const [, listens] = /"time":(\d+)[^\n]*Server listening/.exec(await compose.ask('logs', 'app')) ?? [];
    const [worker] = await containers('worker');
    expect(Date.parse(worker?.State.StartedAt ?? '')).toBeGreaterThan(Number(listens));
  });

  it('tells what is missing in the settings, and starts nothing', async () => {
    const missing = composeIn(folder, `${name}-missing`, ['--env-file', '.env.example']);
    await expect(missing.ask('up', '--detach')).rejects.toThrow(
      /required variable (SECRET|SMTP_URL|POSTGRES_PASSWORD) is missing a value: set it in \.env/,
    );
  });

  it('takes what is wrong in the settings for no reason to hang', async () => {
    const wrong = ['run', '--rm', '--no-deps', '--env', 'SECRET=short', 'app'];
    await expect(compose.ask(...wrong)).rejects.toThrow(/Settings: SECRET is wrong .*openssl rand -hex 32/);
  });
});

describe('the proxy', () => {
  it('speaks HTTP/2, offers HTTP/3, and leads from HTTP to HTTPS', async () => {
    const session = connect(url, { rejectUnauthorized: false });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request({ ':path': '/health/ready' });
      stream.once('response', resolve);
      stream.resume();
    });
    session.close();
    expect(headers[':status']).toBe(200);
    expect(headers['alt-svc']).toMatch(/^h3=/);
  });

  it('security 40: a caller who makes up addresses is counted by their own', async () => {
    const body = JSON.stringify({ email: 'nobody@journey.example', password: 'wrong' });
    const tries: (number | null)[] = [];
    for (let count = 0; count < 12; count += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${count}` };
      tries.push(await statusOf('/api/v1/users/login', { method: 'POST', headers, body }));
    }
    expect(tries.at(-1)).toBe(429);
  });
});

/** Returns the number of uploads in progress. */
const incoming = async () =>
  (await compose.ask('exec', '-T', 'app', 'ls', '/tmp'))
    .split('\n')
    .filter((one) => one.startsWith('acheep-')).length;

describe('uploads that stand still', () => {
  let token: string;
  beforeAll(async () => {
    token = (await sessionOf(stack, seeker)).token;
  });

  it('are ended, and hold up nobody else meanwhile', async () => {
    const { token: other } = await sessionOf(stack, recruiter);
    // The limit per account.
    const standing = [1, 2].map(() => beginUpload(url, token, 9_000_000));
    for (const upload of standing) upload.send(2_000_000);
    await expect.poll(incoming).toBe(2);
    expect(await uploadOf(url, token)).toBe(429);
    expect(await uploadOf(url, other)).toBe(201);
    // The app ends them; over HTTP/1.1 the proxy tells the senders only once they send again.
    await expect.poll(incoming).toBe(0);
    expect(await uploadOf(url, token)).toBe(201);
    for (const upload of standing) upload.leave();
  });

  it('a file that goes on beyond the limit is refused there, and leaves nothing', async () => {
    const { status, sent } = await sendEndlessly(url, token);
    expect(status).toBe(413);
    // The rest is in network buffers, or arrived in the second in which the response is read.
    expect(sent).toBeLessThan(100_000_000);
    await expect.poll(incoming).toBe(0);
  });

  it('end with the program, which stops in time and leaves nothing of them', async () => {
    const standing = beginUpload(url, token, 9_000_000);
    standing.send(2_000_000);
    await expect.poll(incoming).toBe(1);
    const began = Date.now();
    await compose.show('stop', 'app');
    expect(Date.now() - began).toBeLessThan(20_000);
    const [app] = await containers('--all', 'app');
    expect(await docker('inspect', '--format', '{{.State.ExitCode}}', app?.Id ?? '')).toBe('0');
    await compose.show('start', 'app');
    await expect.poll(() => statusOf('/health/ready')).toBe(200);
    expect(await incoming()).toBe(0);
    standing.leave();
  });
});

it('a back-up is made where it is kept, and by the same image', async () => {
  await compose.ask('run', '--rm', '--no-deps', 'app', 'backup');
  expect(await compose.ask('exec', '-T', 'app', 'ls', '.data/backup')).not.toBe('');
  expect(await compose.ask('run', '--rm', '--no-deps', 'app', 'migrate')).toBeDefined();
});

describe('the database', () => {
  it('fault 26: packets to it vanish: 503 within its limit, alive, back by itself', async () => {
    const [postgres] = await containers('postgres');
    const { Id = '' } = postgres ?? {};
    const network = `${name}_default`;
    await docker('network', 'disconnect', network, Id);
    try {
      const began = Date.now();
      expect(await statusOf('/api/v1/job')).toBe(503);
      expect(Date.now() - began).toBeLessThan(25_000);
      expect(await statusOf('/health/live')).toBe(200);
      expect(await statusOf('/health/ready')).toBe(503);
    } finally {
      await docker('network', 'connect', '--alias', 'postgres', network, Id);
    }
    const back = Date.now();
    await expect.poll(() => statusOf('/api/v1/job')).toBe(200);
    expect(Date.now() - back).toBeLessThan(30_000);
  });

  it('starts anew while people come, and nothing is lost', async () => {
    await compose.show('restart', 'postgres');
    await expect.poll(() => statusOf('/api/v1/job')).toBe(200);
    expect((await sessionOf(stack, seeker)).token).toMatch(/\./);
  });
});
